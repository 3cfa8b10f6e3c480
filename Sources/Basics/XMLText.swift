/// Text made fit for XML and for HTML that is written as XML is.
package enum XMLText {
  /// Where a text comes to stand.
  package enum Context: Sendable {
    /// Anywhere: between tags, or in an attribute in quotes of either kind.
    case anywhere
    /// Between tags.
    case element
    /// In an attribute in double quotes; line ends and tabs are written by their numbers, as they are read as spaces
    /// otherwise (XML 1.0, section 3.3.3).
    case attribute
  }

  /// Text in which nothing is a tag, an entity or the end of a quoted attribute.
  ///
  /// The greater-than sign is escaped as well, because `]]>` may not stand in text (XML 1.0, section 2.4). What XML has
  /// no way to write becomes U+FFFD.
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
    // U+FFFE and U+FFFF, and their like in every plane, are no characters.
    return properties.generalCategory != .control && value & 0xFFFE != 0xFFFE
  }
}
