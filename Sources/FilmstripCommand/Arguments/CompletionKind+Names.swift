import ArgumentParser
import Essentials
import Scenarios
import Stage

extension CompletionKind {
  static let approaches = custom { (_: [String], _: Int, _: String) in
    Program.current.catalogue.names
  }

  static let devices = list(Device.namesByModel)

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
