/// Text for a terminal.
enum Paragraph {
  /// The width at which texts are broken, in characters: a terminal's default.
  static let width = 80

  /// A text broken between words into lines of at most `width` characters, each after an indent.
  static func lines(_ text: String, indent: String = "") -> String {
    var lines: [String] = []
    var line = ""
    for word in words(of: text) {
      if !line.isEmpty, indent.count + line.count + 1 + word.count > width {
        lines.append(indent + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(indent + line)
    return lines.joined(separator: "\n")
  }

  /// What is not broken: words, and numbers with their units.
  private static func words(of text: String) -> [String] {
    text.split(separator: " ").reduce(into: []) { words, word in
      let unit = word.prefix { $0.isLetter || $0 == "%" || $0 == "²" }
      if ["pt", "pt²", "ms", "%"].contains(unit), let last = words.popLast() {
        words.append("\(last) \(word)")
      } else {
        words.append(String(word))
      }
    }
  }
}
