import Basics

/// Text that is safe in a page.
///
/// A literal is HTML; interpolated text is escaped, unless it is markup itself. So a name can never become an element,
/// whatever its text.
package struct Markup: Sendable, Hashable, ExpressibleByStringInterpolation {
  package let source: String

  package init(stringLiteral value: String) { source = value }

  package init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

  init(trusted source: String) { self.source = source }

  /// Filmstrip's scripts, which a page's policy allows by a nonce.
  static func scripts(_ scripts: [String], nonce: String) -> Markup {
    .joined(scripts.map { "<script nonce=\"\(nonce)\">\(Markup(trusted: $0))</script>" })
  }

  /// Pieces of markup, one after the other.
  package static func joined(_ pieces: [Markup]) -> Markup {
    Markup(trusted: pieces.map(\.source).joined(separator: "\n"))
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    var source = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { source += literal }

    /// Plain text, for between tags or inside a quoted attribute.
    package mutating func appendInterpolation(_ text: String) {
      source += XMLText.escaped(VisibleText.text(text))
    }

    package mutating func appendInterpolation(_ number: Int) { source += String(number) }

    /// Unescaped.
    package mutating func appendInterpolation(_ markup: Markup) { source += markup.source }
  }
}
