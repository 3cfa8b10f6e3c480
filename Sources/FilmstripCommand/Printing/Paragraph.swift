enum Paragraph {
  /// The width of lines in characters: a terminal's default.
  static let width = 80

  static func lines(_ text: String, indent: String = "") -> String {
    broken(text, width: width, indent: indent).joined(separator: "\n")
  }

  /// Those of some paragraphs that are not empty, with an empty line between two.
  static func lines(of paragraphs: [String]) -> [String] {
    paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A paragraph with the code that cures a fault.
  static func fix(_ code: String) -> String {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return "Write instead:\n" + lines.map { "  \($0)" }.joined(separator: "\n")
  }

  /// Lines broken between words, all but the first with the indent `rest`, if any.
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

  /// The unbreakable parts: words, numbers with their units, and code in backticks, for copying.
  private static func words(of text: String) -> [String] {
    text.split(separator: " ", omittingEmptySubsequences: false).reduce(into: []) { words, word in
      let unit = word.prefix { $0.isLetter || $0 == "%" || $0 == "²" }
      let isInCode = words.last.map { !$0.count(where: { $0 == "`" }).isMultiple(of: 2) } ?? false
      if isInCode || ["pt", "pt²", "s", "ms", "%"].contains(unit), let last = words.popLast() {
        words.append("\(last) \(word)")
      } else {
        words.append(String(word))
      }
    }
  }
}
