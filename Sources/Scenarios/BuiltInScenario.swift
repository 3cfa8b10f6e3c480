/// A scenario file that comes with Filmstrip: its text, and where it is listed.
///
/// Reading sixty files as YAML takes longer than most commands, so what a list needs is read from single lines; a test
/// compares that with the YAML.
struct BuiltInScenario: Sendable {
  /// The scenario's name, which is its file's without the extension.
  let name: String
  let text: String
  /// The group that lists it; nil where it says none.
  let group: String?
  /// Its position in its group, the least first: the file's `position`, else the number of its bug's family, else after
  /// all others.
  let position: Double

  init(name: String, text: String) {
    self.name = name
    self.text = text
    group = BuiltInScenario.value(of: "group: ", in: text)
    let family = BuiltInScenario.value(of: "  family: K", in: text)
    let position = BuiltInScenario.value(of: "position: ", in: text) ?? family
    self.position = position.flatMap { Double($0) } ?? .infinity
  }

  /// Every built-in, those of families among them.
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
