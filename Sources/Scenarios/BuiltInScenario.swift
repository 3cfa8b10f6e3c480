/// A built-in scenario file: its text, and its place in lists.
///
/// Reading sixty files as YAML takes longer than most commands, so the data for lists is read from single lines; a test
/// compares that with the YAML.
struct BuiltInScenario: Sendable {
  let name: String
  let text: String
  let group: String?
  /// In its group, the least first: the file's `position`, else its family's number, else last.
  let position: Double

  init(name: String, text: String) {
    self.name = name
    self.text = text
    group = BuiltInScenario.value(of: "group: ", in: text)
    let family = BuiltInScenario.value(of: "  family: K", in: text)
    let position = BuiltInScenario.value(of: "position: ", in: text) ?? family
    self.position = position.flatMap { Double($0) } ?? .infinity
  }

  static let all: [BuiltInScenario] = (TextFiles.scenarios + Families.TextFiles.scenarios)
    .map(BuiltInScenario.init)

  /// The rest of the first line that begins with a key.
  private static func value(of key: String, in text: String) -> String? {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    return lines.first { $0.starts(with: key.utf8) }.map {
      String(Substring($0.dropFirst(key.utf8.count)))
    }
  }
}
