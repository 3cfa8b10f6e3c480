import Basics

/// Text that may stand in a page as it is.
///
/// Written as a literal it is HTML; what is put into the literal is plain text and escaped, unless it is markup itself.
/// So a name can never become an element, whatever is in it.
package struct Markup: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The HTML.
  package let source: String

  /// HTML as it is written.
  package init(stringLiteral value: String) { source = value }

  /// HTML with texts in it.
  package init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

  init(trusted source: String) { self.source = source }

  /// Scripts of ours, which a page's policy lets run by a nonce.
  static func scripts(_ scripts: [String], nonce: String) -> Markup {
    .joined(scripts.map { "<script nonce=\"\(nonce)\">\(Markup(trusted: $0))</script>" })
  }

  /// Pieces of HTML one after the other.
  package static func joined(_ pieces: [Markup]) -> Markup {
    Markup(trusted: pieces.map(\.source).joined(separator: "\n"))
  }

  /// What is collected of a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    var source = ""

    /// Nothing yet.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// HTML as it is written.
    package mutating func appendLiteral(_ literal: String) { source += literal }

    /// Plain text, for between tags or inside a quoted attribute.
    package mutating func appendInterpolation(_ text: String) {
      source += XMLText.escaped(VisibleText.text(text))
    }

    /// A number.
    package mutating func appendInterpolation(_ number: Int) { source += String(number) }

    /// Markup as it is.
    package mutating func appendInterpolation(_ markup: Markup) { source += markup.source }
  }
}
