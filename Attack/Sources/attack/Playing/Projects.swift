import Foundation

/// Projects as the command makes them, kept as their files: a scenario of two films, with pictures of two frames each.
struct Projects: Sendable {
  /// All is as approved.
  let approved: [String: [UInt8]]
  /// The scenario is another since; results of its check lie there, and folders of pictures to compare.
  let changed: [String: [UInt8]]
  /// One of the approaches is gone.
  let orphaned: [String: [UInt8]]
  /// As `changed`, with a bundle of what a shard recorded.
  let sharded: [String: [UInt8]]

  init(_ command: String, in folder: String) throws {
    func run(_ arguments: String..., code: Int32 = 0) throws {
      let result = try Run(arguments: [command] + arguments, folder: folder).result()
      guard result.end == .exited(code) else {
        throw Trouble(
          "\(arguments) ended with \(result.end): \(String(decoding: result.errors, as: UTF8.self))"
        )
      }
    }
    // By it a folder is the topmost one of a project, wherever it lies.
    try Disk.write("gitdir: nowhere\n", to: "\(folder)/.git")
    try Disk.write(Projects.scenario(), to: "\(folder)/mine.yaml")
    for name in ["Chat", "Form"] {
      try Disk.write(
        "import UIKit\nclass \(name): UIViewController {}\n", to: "\(folder)/App/\(name).swift")
    }
    try run("record", "mine.yaml", "--frames", "2,4", "--scale", "1")
    approved = Disk.files(folder)
    for (name, curve) in [("one", "easeOut"), ("two", "easeIn")] {
      try Disk.write(Projects.scenario(curve: curve), to: "\(folder)/mine.yaml")
      try run(
        "render", "mine.yaml", "--format", "frames", "--format", "apng", "--frames", "0-3",
        "--scale", "1", "-o", name)
    }
    try run("check", code: 1)
    changed = Disk.files(folder)
    try run("record", "mine.yaml", "--update", "*", "--shard", "1/1")
    sharded = Disk.files(folder)
    var orphaned = approved
    orphaned["mine.yaml"] = Array(Projects.scenario(approaches: ["ours"]).utf8)
    self.orphaned = orphaned
    Disk.remove(folder)
  }

  /// Makes a folder one of these projects, with results of its own: they name the project that they are of.
  static func restore(_ files: [String: [UInt8]], to folder: String) throws {
    try Disk.restore(files, to: folder)
    guard let results = files[Projects.results] else { return }
    guard let real = realpath(folder, nil) else { throw Trouble("\(folder) is not there") }
    defer { free(real) }
    let text = String(decoding: results, as: UTF8.self)
      .replacing(/"project" : "[^"]*"/, with: "\"project\" : \"\(String(cString: real))\"")
    try Disk.write(text, to: "\(folder)/\(Projects.results)")
  }

  private static let results = ".filmstrip/results.json"

  static func scenario(curve: String = "easeOut", approaches: [String] = ["ours", "theirs"])
    -> String
  {
    let lines = approaches.map { "  - {name: \($0), move: transform, curve: \(curve)}\n" }
    return
      "name: mine\ndevice: {size: [120, 200], scale: 1}\nuntil: 0.1\napproaches:\n\(lines.joined())"
  }
}
