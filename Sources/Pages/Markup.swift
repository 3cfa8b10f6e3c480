/// Text that may stand in a page as it is.
///
/// Written as a literal it is HTML; what is put into the literal is plain text and escaped, unless it is markup itself.
/// So a name can never become an element, whatever is in it.
public struct Markup: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The HTML.
  public let source: String

  /// HTML as it is written.
  public init(stringLiteral value: String) { source = value }

  /// HTML with texts in it.
  public init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

  init(trusted source: String) { self.source = source }

  /// A style sheet or script of ours, for its element.
  init(resource bytes: [UInt8]) { source = String(decoding: bytes, as: UTF8.self) }

  /// Pieces of HTML one after the other.
  public static func joined(_ pieces: [Markup]) -> Markup {
    Markup(trusted: pieces.map(\.source).joined(separator: "\n"))
  }

  /// What is collected of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var source = ""

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// HTML as it is written.
    public mutating func appendLiteral(_ literal: String) { source += literal }

    /// Plain text, for between tags or inside a quoted attribute.
    public mutating func appendInterpolation(_ text: String) { source += Markup.escaped(text) }

    /// A number.
    public mutating func appendInterpolation(_ number: Int) { source += String(number) }

    /// Markup as it is.
    public mutating func appendInterpolation(_ markup: Markup) { source += markup.source }
  }

  /// Text in which nothing is a tag, an entity or the end of a quoted attribute; control characters, which HTML has no
  /// way to write, become U+FFFD.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control || scalar.isNoncharacter:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether it is U+FFFE or U+FFFF, which XML forbids.
  fileprivate var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE }
}
