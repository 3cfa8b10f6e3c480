/// Text from files, names and other programs, safe to show.
///
/// Line ends, terminal controls, direction changes and invisible characters are written as in Swift's literals, such as
/// `\n` and `\u{1B}`; joiners of emoji stay. Applying it again changes nothing.
package enum VisibleText {
  /// Text as one line of a log, in which no CI service finds a command.
  ///
  /// GitHub reads `::` at the start of a line and `##[` anywhere in it, Azure `##vso[`, TeamCity `##teamcity[`; so two
  /// number signs are never adjacent, and two colons never come first.
  package static func line(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    var line = String.UnicodeScalarView()
    for scalar in shown(text, keeping: []).unicodeScalars {
      if scalar == "#", line.last == "#" {
        line.append(contentsOf: literal(scalar).unicodeScalars)
      } else {
        line.append(scalar)
      }
    }
    if let first = line.firstIndex(where: { !$0.properties.isWhitespace }),
      line[first...].starts(with: "::".unicodeScalars)
    {
      line.replaceSubrange(first...first, with: literal(":").unicodeScalars)
    }
    return String(line)
  }

  /// Text of several lines for a page: line feeds and tabs stay.
  package static func text(_ text: String) -> String { shown(text, keeping: ["\n", "\t"]) }

  /// JSON with visible strings, by escapes of JSON; its own line feeds stay.
  package static func json(_ json: String) -> String {
    var visible = String.UnicodeScalarView()
    for (scalar, acts) in acting(in: json) {
      // Neither occurs outside strings.
      if acts && scalar != "\n" || scalar == "#" && visible.last == "#" {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          visible.append(contentsOf: escape.unicodeScalars)
        }
      } else {
        visible.append(scalar)
      }
    }
    return String(visible)
  }

  /// Whether all of a text is printable ASCII without the signs that commands begin with.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: ":")
    }
  }

  private static func shown(_ text: String, keeping kept: [Unicode.Scalar]) -> String {
    var shown = String.UnicodeScalarView()
    for (scalar, acts) in acting(in: text) {
      if acts, !kept.contains(scalar) {
        shown.append(contentsOf: literal(scalar).unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// The scalars of a text, and whether each must be escaped.
  private static func acting(in text: String) -> [(scalar: Unicode.Scalar, acts: Bool)] {
    let scalars = Array(text.unicodeScalars)
    var isInEmoji = false
    return scalars.indices.map { index in
      let scalar = scalars[index]
      if scalar.isASCII {
        isInEmoji = false
        return (scalar, scalar.acts)
      }
      // The variation selectors and joiners of emoji (Unicode Technical Standard 51, section 2.2).
      let joins =
        scalar.properties.isVariationSelector
        || scalar == "\u{200D}" && index + 1 < scalars.count
          && scalars[index + 1].properties.isEmoji
      if isInEmoji, joins { return (scalar, false) }
      isInEmoji = scalar.properties.isEmoji
      return (scalar, scalar.acts)
    }
  }

  private static func literal(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\0": "\\0"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}

extension Unicode.Scalar {
  /// Whether it has an effect where it is shown, or is invisible.
  ///
  /// Controls, line ends, direction marks and overrides (Unicode Standard Annex 9), default ignorables (Unicode
  /// Standard, section 5.21), and noncharacters, which XML cannot hold (XML 1.0, section 2.2).
  fileprivate var acts: Bool {
    if (0x20..<0x7F).contains(value) { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default:
      return properties.isBidiControl || properties.isDefaultIgnorableCodePoint
        || properties.isNoncharacterCodePoint
    }
  }
}
