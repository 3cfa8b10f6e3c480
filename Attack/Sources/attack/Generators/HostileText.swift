/// Names and sentences as somebody would write them who means harm, or only another language.
enum HostileText {
  /// Texts of letters that are written from right to left, joined, stacked or drawn in colour.
  private static let languages = [
    "مرحبا بالعالم", "שלום עולם", "नमस्ते दुनिया", "สวัสดีชาวโลก", "你好，世界", "안녕하세요", "γειά σου", "Привет",
    "👩‍👩‍👧‍👦🏳️‍🌈", "a مرحبا b שלום c 123", "ﷺ", "ក្មែរ", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢",
  ]
  /// Texts that a terminal, a log or a reader would obey.
  private static let commands = [
    "\u{1B}[2J\u{1B}[31mred", "\u{1B}]0;title\u{7}", "a\n::error::forged", "\r::add-mask::forged",
    "\u{85}::warning::forged",
    "\u{2028}::error file=a::forged", "::stop-commands::forged", "##[error]forged",
    "%0A::error::forged", "a\tb\u{8}\u{8}\u{8}c",
    "\u{202E}gnp.exe", "\u{2066}isolated", "<script>alert(1)</script>",
    "![a](https://example.org/x)", "]]>", "&#10;",
    "../../secret", "$(id)", "`id`", "'; --", "-o", "--help",
  ]
  private static let marks = [
    "\u{301}name", "\u{200D}", "\u{FE0F}", "\u{E0041}", "\u{F8FF}", "\u{AD}",
  ]

  /// A text in one of the world's scripts.
  static func word(_ chance: Chance) -> String { chance.pick(languages) }

  /// A text.
  static func any(_ chance: Chance) -> String {
    switch chance.number(0...9) {
    case 0...3: chance.pick(languages)
    case 4...6: chance.pick(commands)
    case 7: chance.pick(marks)
    case 8:
      String(
        repeating: chance.pick(languages + commands + marks), count: chance.heavyTailed(most: 2000))
    default: (0...chance.number(0...20)).map { _ in scalar(chance) }.joined()
    }
  }

  private static func scalar(_ chance: Chance) -> String {
    let most = chance.pick([0x7F, 0xFF, 0xFFFF, 0x10FFFF])
    return Unicode.Scalar(UInt32(chance.number(0...most))).map { String($0) } ?? "\u{FFFD}"
  }

  /// A text in double quotes, as YAML and JSON both read it.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22: quoted += "\\\""
      case 0x5C: quoted += "\\\\"
      case 0x20...0x7E: quoted += String(Unicode.Scalar(UInt8(unit)))
      default: quoted += "\\u" + padded(String(unit, radix: 16))
      }
    }
    return quoted + "\""
  }

  /// A text in double quotes, of which only what would end the line or the quotes is escaped.
  static func rawQuoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\0"..<" ": quoted += "\\u" + padded(String(scalar.value, radix: 16))
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Any text in quotes.
  static func quoted(_ chance: Chance) -> String {
    let text = any(chance)
    return chance.once(in: 2) ? quoted(text) : rawQuoted(text)
  }

  // MARK: What is printed

  /// The first character of a text that a terminal or a log could obey; nil where there is none.
  ///
  /// Those that turn the direction of what follows are of that kind, too.
  static func control(in text: String) -> String? {
    for scalar in text.unicodeScalars where scalar != "\n" {
      let isTurn =
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: break
      default: guard isTurn else { continue }
      }
      return "U+" + padded(String(scalar.value, radix: 16, uppercase: true))
    }
    return nil
  }

  /// The first line that GitHub would take for a command and that `check` did not write as one of its own: its
  /// annotations have properties, and what stands between `stop-commands` and its end is no command.
  static func forgedCommand(in text: String) -> String? {
    var end: Substring?
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      if let token = end {
        if line == "::\(token)::" { end = nil }
        continue
      }
      if line.hasPrefix("::stop-commands::") {
        end = line.dropFirst("::stop-commands::".count)
        // A word that somebody could foresee stops nothing.
        if (end ?? "").contains("forged") { return String(line) }
        continue
      }
      let isOurs = ["::error file=", "::error title=", "::notice title=", "::warning title="]
        .contains(where: line.hasPrefix)
      if line.hasPrefix("::") && !isOurs || line.contains("##[") { return String(line) }
    }
    return nil
  }

  /// A text in one line of visible characters.
  static func shown(_ text: String) -> String {
    text.unicodeScalars.map { control(in: String($0)) ?? ($0 == "\n" ? " ⏎ " : String($0)) }
      .joined()
  }
}
