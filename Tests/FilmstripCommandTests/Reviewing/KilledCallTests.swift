import Foundation
import TestSupport
import Testing

/// A command that is killed at each of its calls that change a folder, one after another, leaves what is whole, and
/// nothing that the next command does not clear away.
@Suite(
  .serialized,
  .enabled(
    if: Strace.isThere,
    "Commands are killed at a call by strace, which is not installed or not permitted.")
) struct KilledCallTests {
  /// Calls by their names on each machine; those that it does not have are passed over.
  private static let calls = [
    "?mkdir,?mkdirat", "?rename,?renameat,?renameat2", "?link,?linkat", "?unlink,?unlinkat,?rmdir",
    "fsync", "flock",
  ]
  /// More than any of the commands makes of one kind.
  private static let mostCalls = 100

  private let project: FilmProject
  private let before: [String: Data]

  /// Baselines of two approaches with a picture each, which are other films now, and the results of a check.
  init() throws {
    project = try FilmProject()
    let approaches = ["ours", "theirs"]
    try project.write("mine.yaml", FilmProject.scenario(approaches: approaches))
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
    before = try project.files()
    try project.write("mine.yaml", FilmProject.scenario(approaches: approaches, curve: "easeIn"))
    #expect(try project.run("check", "mine.yaml").status == 1)
  }

  /// Kills a command at each call, and looks each time at what is there and at what the next command makes of it.
  private func killAtEachCall(
    _ arguments: String, next: [String], expecting look: (CommandResult) throws -> Void
  ) throws {
    let results = try project.files(".filmstrip")
    let undisturbed = try shell("exec \"$FILMSTRIP\" \(arguments)", in: project.folder.url)
    let after = try project.files()
    var kills = 0
    for call in KilledCallTests.calls {
      for number in 1...KilledCallTests.mostCalls {
        try project.restore(before)
        try project.restore(results, to: ".filmstrip")
        let run = try shell(
          "exec strace -f -o /dev/null -e 'inject=\(call):signal=KILL:when=\(number)' \"$FILMSTRIP\" \(arguments)",
          in: project.folder.url)
        if run.status == undisturbed.status { break }
        kills += 1
        let place = "\(call) \(number)"
        #expect(run.status == SIGKILL, "\(place): \(run.errors)")
        for (name, bytes) in try project.files() where !name.contains("/.") {
          #expect(bytes == before[name] || bytes == after[name], "\(name), \(place)")
        }
        try look(try filmstrip(next, in: project.folder.url))
        #expect(
          try project.folder.names() == [".filmstrip", "Baselines", "mine.yaml"], "\(place)")
        #expect(try !project.files(".filmstrip").keys.contains { $0.contains("part-") }, "\(place)")
      }
    }
    #expect(kills > 10)
  }

  @Test func checking() throws {
    let results = try project.files(".filmstrip")
    try killAtEachCall("check mine.yaml -j 1", next: ["check", "mine.yaml"]) { result in
      #expect(result.status == 1, "\(result.errors)")
      let found = try project.files(".filmstrip")
      #expect(found == results)
    }
  }

  @Test func accepting() throws {
    try killAtEachCall("accept '*'", next: ["check", "mine.yaml"]) { result in
      #expect(result.status == 0 || result.status == 1, "\(result.errors)")
    }
  }

  @Test func recording() throws {
    let again = ["record", "mine.yaml", "--update", "*"]
    try killAtEachCall("record mine.yaml --update '*'", next: again) { result in
      #expect(result.status == 0, "\(result.errors)")
      // Where all was recorded, nothing is written that would clear away what was left.
      try project.succeed("prune")
      let folder = project.folder.path("Baselines/mine")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.count == 4 && names.allSatisfy { !$0.hasPrefix(".") })
    }
  }
}
