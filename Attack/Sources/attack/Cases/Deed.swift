/// A command that writes, and the project in which it does.
struct Deed: Sendable {
  let name: String
  let arguments: [String]
  let project: any KeyPath<Projects, [String: [UInt8]]> & Sendable

  init(
    _ arguments: String...,
    in project: any KeyPath<Projects, [String: [UInt8]]> & Sendable = \.changed
  ) {
    self.arguments = arguments
    self.project = project
    name = arguments.joined(separator: " ")
  }

  /// What it does when nobody disturbs it.
  struct Course: Sendable {
    let code: Int32
    let files: [String: [UInt8]]
    /// How long it takes, in seconds.
    let length: Double
    /// Its calls of the system by their names; none where they cannot be traced.
    var calls: [String: SystemCalls.Calls] = [:]
  }

  static let all = [
    Deed("record", "mine.yaml", "--update", "*"),
    Deed("record", "mine.yaml", "--update", "*", "--frames", "1,3"),
    Deed("accept", "mine/*"),
    Deed("check"),
    Deed("check", "--github"),
    Deed("check", "--report", "report"),
    Deed("check", "--shard", "1/1"),
    Deed("merge", "record", "mine.yaml", "--update", "*", in: \.sharded),
    Deed("prune", in: \.orphaned),
    Deed(
      "render", "mine.yaml", "--format", "strip", "--format", "gif", "--format", "trace", "--scale",
      "1", "-o", "out"),
    Deed("diff", "one", "two", "-o", "differences"),
    Deed("new", "Films/other.yaml"),
    Deed("curve", "card", "-o", "out"),
    Deed("carry", "App/Chat.swift", "App/Form.swift", "-o", "Carried"),
  ]

  /// Whether a file is one that is never seen half: a baseline, a scenario or an output, but none of the files that the
  /// command replaces as a folder, nor one of its temporary ones.
  static func isWhole(_ name: String) -> Bool {
    !name.split(separator: "/").contains { $0.hasPrefix(".") } && !name.hasPrefix("report/")
  }
}
