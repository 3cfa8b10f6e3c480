import Foundation
import TestSupport
import Testing
import Traces

/// Several processes that change one folder of baselines.
struct ConcurrentBaselinesTests {
  private let project: FilmProject

  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml")
  }

  /// Starts commands while this process holds the folder, lets go of it, and returns how each command ends.
  private func runs(_ lines: [String]...) throws -> [CommandResult] {
    let folder = open(project.url("Baselines").path, O_RDONLY | O_DIRECTORY)
    try #require(folder >= 0 && flock(folder, LOCK_EX) == 0)
    let before = try project.files()
    let group = DispatchGroup()
    nonisolated(unsafe) var results = [Result<CommandResult, any Error>?](
      repeating: nil, count: lines.count)
    let (lock, url) = (NSLock(), project.folder.url)
    for (index, line) in lines.enumerated() {
      group.enter()
      Thread.detachNewThread {
        let result = Result { try filmstrip(line, in: url) }
        lock.withLock { results[index] = result }
        group.leave()
      }
    }
    // Each has come to the lock by now.
    Thread.sleep(forTimeInterval: 0.5)
    #expect(lock.withLock { results.allSatisfy { $0 == nil } })
    #expect(try project.files() == before)
    close(folder)
    group.wait()
    return try results.compactMap { try $0?.get() }
  }

  private func frames() throws -> [Int] {
    let text = try project.text("Baselines/mine/ours.trace.json")
    return try Baseline(json: text).pictures.map(\.frame).sorted()
  }

  @Test func twoRecordingsKeepBothTheirFrames() throws {
    let results = try runs(
      ["record", "mine.yaml", "--frames", "1,3", "--scale", "1"],
      ["record", "mine.yaml", "--frames", "2,3", "--scale", "1"])
    #expect(results.map(\.status) == [0, 0], "\(results.map(\.errors))")
    #expect(try frames() == [1, 2, 3])
    #expect(try project.files().keys.count { $0.hasSuffix(".png") } == 6)
    #expect(try project.run("check").status == 0)
  }

  @Test func aMergeWaitsForARecording() throws {
    let record = ["record", "mine.yaml", "--frames", "1", "--scale", "1"]
    try project.remove("Baselines/mine/ours.trace.json")
    #expect(try filmstrip(record + ["--shard", "1/1"], in: project.folder.url).status == 0)
    let results = try runs(
      ["merge"] + record, ["record", "mine.yaml", "--frames", "2", "--scale", "1"])
    // Which comes first is not said; a merge refuses what has changed since its shard.
    #expect(results[1].status == 0, "\(results[1].errors)")
    #expect([0, 65].contains(results[0].status), "\(results[0].errors)")
    #expect(try frames() == (results[0].status == 0 ? [1, 2] : [2]))
  }

  @Test func acceptingAndPruningWait() throws {
    try project.write("mine.yaml", FilmProject.scenario(approaches: ["ours"], curve: "easeIn"))
    #expect(try project.run("check").status == 1)
    let results = try runs(["accept", "mine/ours"], ["prune"])
    #expect(results.map(\.status) == [0, 0], "\(results.map(\.errors))")
    #expect(try project.files().keys.sorted() == ["mine/ours.trace.json"])
    #expect(try project.run("check").status == 0)
  }

  /// Commands that write no baselines take no lock, and a recording that fails leaves no folder.
  @Test func lookingTakesNoLock() throws {
    let folder = open(project.url("Baselines").path, O_RDONLY | O_DIRECTORY)
    defer { close(folder) }
    try #require(folder >= 0 && flock(folder, LOCK_EX) == 0)
    for line in [
      ["check"], ["prune", "--dry-run"], ["record", "--dry-run", "--frames", "1"],
      ["record", "mine.yaml", "--shard", "1/1"],
    ] {
      #expect(try filmstrip(line, in: project.folder.url).status == 0, "\(line)")
    }
    #expect(try project.run("record", "none.yaml", "--baseline", "a/B").status == 74)
    #expect(!project.exists("a"))
  }
}
