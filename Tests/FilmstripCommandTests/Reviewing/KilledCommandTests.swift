import Foundation
import TestSupport
import Testing

/// A command that is killed at any moment leaves every baseline as it was or as it should be.
///
/// `FILMSTRIP_KILLS` is how often each is killed by each signal.
@Suite(.serialized) struct KilledCommandTests {
  /// What a kill waits for before its random while: nothing, the first new file, or the first that is replaced.
  ///
  /// All is written in a small part of the time, and put in its place in a smaller one.
  private enum Moment: CaseIterable {
    case start, firstFile, firstReplacement
  }

  private static let kills =
    ProcessInfo.processInfo.environment["FILMSTRIP_KILLS"].flatMap { Int($0) } ?? 6

  private let project: FilmProject
  /// Baselines of two approaches with three pictures each, as approved before.
  private let before: [String: Data]

  /// Both approaches are other films than what is approved.
  init() throws {
    project = try FilmProject()
    let approaches = ["ours", "theirs"]
    try project.write("mine.yaml", FilmProject.scenario(approaches: approaches))
    try project.succeed("record", "mine.yaml", "--frames", "2,4,6", "--scale", "1")
    before = try project.files()
    try project.write("mine.yaml", FilmProject.scenario(approaches: approaches, curve: "easeIn"))
  }

  /// What a command leaves behind that nobody disturbs, and what killing it leaves.
  private func holds(_ arguments: [String], setUp: () throws -> Void = {}) throws {
    func start() throws {
      try project.restore(before)
      try setUp()
    }
    try start()
    let clock = ContinuousClock()
    let began = clock.now
    let status = try filmstrip(arguments, in: project.folder.url).status
    let length = clock.now - began
    let after = try project.files()

    var random = SeededGenerator(UInt64(arguments.count))
    for kill in 0..<KilledCommandTests.kills * 2 {
      try start()
      let signal = kill.isMultiple(of: 2) ? SIGKILL : SIGTERM
      let moment = Moment.allCases[kill % 3]
      // Files take their places within a thousandth of a second.
      let longest: Duration =
        switch moment {
        case .start: length
        case .firstFile: length / 50
        case .firstReplacement: .milliseconds(1)
        }
      let wait = longest * Double.random(in: 0...1, using: &random)
      try self.kill(arguments, with: signal, moment, wait)
      let found = try project.files()
      for (name, bytes) in found where !name.contains("/.") {
        #expect(bytes == before[name] || bytes == after[name], "\(name), \(moment), \(wait)")
      }
      for name in before.keys where found[name] == nil { #expect(after[name] == nil, "\(name)") }
      guard kill.isMultiple(of: 4) else {
        // A check does its work, whatever lies about.
        let check = try project.run("check", "mine.yaml")
        #expect(check.status == 0 || check.status == 1, "\(moment), \(wait): \(check.errors)")
        continue
      }
      // The same once more, undisturbed, ends as it should, too.
      let again = try filmstrip(arguments, in: project.folder.url)
      let rerun = try project.files().filter { !$0.key.contains("/.") }
      #expect(rerun == after, "\(again.errors)")
      #expect(again.status == status || arguments[0] == "accept", "\(again.errors)")
    }
    try end()
  }

  /// The bundles of shards, without what lies hidden beside them.
  private func bundles() throws -> [String: Data] {
    try project.files("filmstrip-shards").filter { !$0.key.hasPrefix(".") }
  }

  /// After all of it a run of each command is as ever, and nothing is left over.
  private func end() throws {
    let check = try project.run("check", "mine.yaml")
    #expect(check.status == 0 || check.status == 1, "\(check.errors)")
    try project.succeed("prune")
    try? project.remove("filmstrip-shards")
    #expect(try project.files().keys.allSatisfy { !$0.contains("/.") })
    #expect(try project.folder.names() == [".filmstrip", "Baselines", "mine.yaml"])
    let results = try project.files(".filmstrip").keys
    #expect(
      results.contains("results.json")
        && !results.contains { $0.hasPrefix(".") && $0 != ".gitignore" })
  }

  /// Starts a command and kills it a while after a moment.
  private func kill(
    _ arguments: [String], with signal: Int32, _ moment: Moment, _ wait: Duration
  ) throws {
    let process = Process()
    process.executableURL = try commandURL()
    process.arguments = arguments
    process.currentDirectoryURL = project.folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let (names, numbers) = (names(), numbers())
    try process.run()
    switch moment {
    case .start: break
    case .firstFile: while process.isRunning, self.names() == names {}
    case .firstReplacement: while process.isRunning, self.numbers() == numbers {}
    }
    let nanoseconds = wait.components.attoseconds / 1_000_000_000
    usleep(UInt32(wait.components.seconds) * 1_000_000 + UInt32(nanoseconds / 1000))
    Foundation.kill(process.processIdentifier, signal)
    process.waitUntilExit()
  }

  /// What is in the folders that commands write to, which changes as soon as one does.
  private func names() -> [String] {
    ["", "Baselines/mine", "filmstrip-shards"].map(project.folder.path).flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
  }

  /// Which files the approved ones and the results are: a file that takes another's place has another number.
  private func numbers() -> [UInt64] {
    (before.keys.sorted().map { "Baselines/\($0)" } + [".filmstrip/results.json"]).map { name in
      var status = stat()
      return lstat(project.folder.path(name), &status) == 0 ? UInt64(status.st_ino) : 0
    }
  }

  @Test func recording() throws {
    try holds(["record", "mine.yaml", "--update", "*"])
  }

  @Test func accepting() throws {
    try project.restore(before)
    #expect(try project.run("check", "mine.yaml").status == 1)
    let results = try project.files(".filmstrip")
    try holds(["accept", "mine/*"]) { try project.restore(results, to: ".filmstrip") }
  }

  @Test func checking() throws {
    try holds(["check", "mine.yaml"])
  }

  @Test func merging() throws {
    let record = ["record", "mine.yaml", "--update", "*"]
    try project.restore(before)
    for shard in ["1/2", "2/2"] {
      #expect(try filmstrip(record + ["--shard", shard], in: project.folder.url).status == 0)
    }
    let bundles = try bundles()
    try holds(["merge"] + record) { try project.restore(bundles, to: "filmstrip-shards") }
  }

  @Test func sharding() throws {
    let shard = ["check", "--shard", "1/2"]
    func run() throws { #expect(try filmstrip(shard, in: project.folder.url).status == 0) }
    try run()
    let whole = try bundles()
    var random = SeededGenerator(2)
    for kill in 0..<KilledCommandTests.kills * 2 {
      if kill.isMultiple(of: 3) { try project.remove("filmstrip-shards") }
      try self.kill(
        shard, with: kill.isMultiple(of: 2) ? SIGKILL : SIGTERM, Moment.allCases[kill % 3],
        .milliseconds(Int.random(in: 0...20, using: &random)))
      #expect(try bundles().allSatisfy { whole[$0.key] == $0.value })
      try run()
      #expect(try bundles() == whole)
      #expect(try project.files("filmstrip-shards").keys.allSatisfy { !$0.hasPrefix(".") })
    }
  }

  @Test func pruning() throws {
    try project.write("mine.yaml", FilmProject.scenario(approaches: ["theirs"]))
    try holds(["prune"])
    #expect(
      try project.files().keys.sorted().map { $0.prefix(11) }
        == Array(repeating: "mine/theirs", count: 4))
  }
}
