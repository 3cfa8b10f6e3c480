/// Text for a terminal.
enum Paragraph {
  /// The width at which texts are broken, in characters: a terminal's default.
  static let width = 80

  /// A text broken between words into lines of at most `width` characters, each after an indent.
  static func lines(_ text: String, indent: String = "") -> String {
    broken(text, width: width, indent: indent).joined(separator: "\n")
  }

  /// The lines of a text that is broken between words.
  ///
  /// - Parameter rest: The indent of all lines but the first; nil for that of the first.
  static func broken(
    _ text: String, width: Int, indent: String = "", rest: String? = nil
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var indent = indent
    for word in words(of: text) {
      if !line.isEmpty, indent.count + line.count + 1 + word.count > width {
        lines.append(indent + line)
        line = ""
        indent = rest ?? indent
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [indent + line]
  }

  /// What is not broken: words, numbers with their units, and code in backticks, which is copied.
  private static func words(of text: String) -> [String] {
    text.split(separator: " ", omittingEmptySubsequences: false).reduce(into: []) { words, word in
      let unit = word.prefix { $0.isLetter || $0 == "%" || $0 == "²" }
      let isInCode = words.last.map { !$0.count(where: { $0 == "`" }).isMultiple(of: 2) } ?? false
      if isInCode || ["pt", "pt²", "ms", "%"].contains(unit), let last = words.popLast() {
        words.append("\(last) \(word)")
      } else {
        words.append(String(word))
      }
    }
  }
}
