import ArgumentParser
import Essentials
import Scenarios
import Stage

/// What shells offer for arguments.
extension CompletionKind {
  /// The approaches that the program knows, its own first.
  static let approaches = custom { (_: [String], _: Int, _: String) in
    Program.current.catalogue.names
  }

  /// The devices' names.
  static let devices = list(Device.namesByModel)

  /// The built-in scenarios' names, and the paths that begin as what is typed.
  static let scenarios = custom { (_: [String], _: Int, typed: String) in
    Scenario.builtInNames + paths(beginningWith: typed)
  }

  private static func paths(beginningWith typed: String) -> [String] {
    let end = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let folder = String(typed[..<end])
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return (names ?? []).sorted().map { folder + $0 }.filter { $0.hasPrefix(typed) }
  }
}
