/// Escapes text for XML, and for HTML written as XML.
package enum XMLText {
  package enum Context: Sendable {
    /// Between tags, or in an attribute in quotes of either kind.
    case anywhere
    case element
    /// In double quotes, where line ends and tabs must be numeric (XML 1.0, section 3.3.3).
    case attribute
  }

  /// Text without tags, entities and ends of attributes.
  ///
  /// The greater-than sign is escaped as well, because `]]>` is not allowed in text (XML 1.0, section 2.4). Characters
  /// outside XML become U+FFFD.
  package static func escaped(_ text: String, for context: Context = .anywhere) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'" where context == .anywhere: escaped += "&#39;"
      case "\n" where context == .attribute: escaped += "&#10;"
      case "\t" where context == .attribute: escaped += "&#9;"
      default: escaped.unicodeScalars.append(scalar.isWritable ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 has the character (section 2.2), and it does not control a terminal either.
  fileprivate var isWritable: Bool {
    if self == "\n" || self == "\t" { return true }
    // U+FFFE and U+FFFF, and the same in every plane, are noncharacters.
    return properties.generalCategory != .control && value & 0xFFFE != 0xFFFE
  }
}
