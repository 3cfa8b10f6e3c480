import Foundation
import TestSupport
import Testing

/// Commands in containers that share a folder: each is the process number 1 of its own.
///
/// `FILMSTRIP_ROUNDS` is how often two of them meet.
@Suite(
  .serialized,
  .enabled("Process numbers of one's own need Linux, unshare, and the right to use it.") {
    #if os(Linux)
      try shell("unshare --pid --fork true").status == 0
    #else
      false
    #endif
  }) struct ContainerTests
{
  private static let rounds =
    ProcessInfo.processInfo.environment["FILMSTRIP_ROUNDS"].flatMap { Int($0) } ?? 20

  private let project: FilmProject

  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    #expect(try project.run("check").status == 1)
  }

  /// Runs two commands at once, each in a container, and returns how they ended and what they said.
  private func meet(_ commands: [String]...) throws -> [(status: Int32, errors: String)] {
    let runs = try commands.enumerated().map { (number, arguments) in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["unshare", "--pid", "--fork", try commandURL().path] + arguments
      process.currentDirectoryURL = project.folder.url
      process.standardOutput = FileHandle.nullDevice
      try project.write("errors\(number)", "")
      process.standardError = try FileHandle(forWritingTo: project.url("errors\(number)"))
      try process.run()
      return process
    }
    return try runs.enumerated().map { (number, process) in
      process.waitUntilExit()
      defer { try? project.remove("errors\(number)") }
      return (process.terminationStatus, try project.text("errors\(number)"))
    }
  }

  @Test func twoChecksAtOnceBothEnd() throws {
    for round in 0..<ContainerTests.rounds {
      for result in try meet(["check"], ["check", "--report", "out"]) {
        #expect(result.status == 1, "\(round): \(result.errors)")
      }
    }
    #expect(try project.folder.names() == [".filmstrip", "Baselines", "mine.yaml", "out"])
  }

  @Test func twoRecordingsAtOnceBothEnd() throws {
    for round in 0..<ContainerTests.rounds {
      try project.write(
        "mine.yaml", FilmProject.scenario(curve: round.isMultiple(of: 2) ? "easeIn" : "easeOut"))
      let arguments = ["record", "mine.yaml", "--update", "*"]
      for result in try meet(arguments, arguments) {
        #expect(result.status == 0, "\(round): \(result.errors)")
      }
      try project.succeed("check", "mine.yaml")
    }
    #expect(try project.files().keys.allSatisfy { !$0.contains("/.") })
  }

  /// Somebody accepts while a check runs: what there is to accept may be gone, but nothing stands in the way.
  @Test func acceptingDuringACheckIsNotBlocked() throws {
    for round in 0..<ContainerTests.rounds {
      try project.write(
        "mine.yaml", FilmProject.scenario(curve: round.isMultiple(of: 2) ? "easeIn" : "easeOut"))
      _ = try project.run("check", "mine.yaml")
      for result in try meet(["accept", "*"], ["check", "mine.yaml"]) {
        #expect(result.status != 73, "\(round): \(result.errors)")
      }
    }
  }
}
