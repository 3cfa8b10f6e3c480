import Foundation
import TestSupport
import Testing

/// What the command is when nobody can be told, and when the system has no more of something.
struct BrokenStreamTests {
  private let project: FilmProject

  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
  }

  /// How the command ends by itself, run by a shell that changes its streams, and by one that sets limits then; −1 where
  /// a signal ended it.
  private func status(
    _ arguments: String, _ change: String, before: String = ":", limit: String = ":"
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "\(before); exec /bin/sh -c '\(limit); exec \"$@\"' sh \"$0\" \(arguments) \(change)",
      try commandURL().path,
    ]
    process.currentDirectoryURL = project.folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// Commands with what they end with where everything can be said.
  private static let commands: [(String, Int32)] = [
    ("list devices", 0), ("measure mine.yaml", 0), ("check mine.yaml", 1), ("measure none", 65),
    ("bogus", 64), ("render mine.yaml -o out --overwrite", 0), ("record mine.yaml --update '*'", 0),
    ("prune", 0), ("check --baseline none", 2), ("accept nothing", 64),
    ("diff mine.yaml mine.yaml", 65), ("review --results none", 74),
  ]

  private func differ() throws {
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    #expect(try project.run("check", "mine.yaml").status == 1)
  }

  @Test(arguments: ["2>&-", "2>/dev/full", "2> >(exec true)", "0<&- 2>&-"])
  func aLostMessageChangesNoExitCode(change: String) throws {
    if change.contains("/dev/full"), !FileManager.default.fileExists(atPath: "/dev/full") { return }
    try differ()
    for (arguments, expected) in BrokenStreamTests.commands {
      #expect(try status(arguments, change) == expected, "\(arguments) \(change)")
    }
  }

  @Test(arguments: [">&-", ">/dev/full", ">&- 2>&-", "0<&- >&- 2>&-", ">/dev/full 2>/dev/full"])
  func unprintableOutputIsAnError(change: String) throws {
    if change.contains("/dev/full"), !FileManager.default.fileExists(atPath: "/dev/full") { return }
    try differ()
    for arguments in ["list devices", "measure mine.yaml", "check mine.yaml", "--help"] {
      #expect(try status(arguments, change) == 74, "\(arguments) \(change)")
    }
    // What is written to files is written all the same, with nothing of the messages in it.
    #expect(try status("render mine.yaml -o out", change) == 0)
    #expect(
      try Data(contentsOf: project.url("out/mine.png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try status("check mine.yaml --report report", change) == 74)
    let index = try project.text("report/index.html")
    #expect(index.hasPrefix("<!DOCTYPE html>") && index.hasSuffix("</html>\n"))
    for (name, bytes) in try project.files("Baselines") {
      #expect(!String(decoding: bytes, as: UTF8.self).contains("Wrote"), "\(name)")
    }
  }

  /// As of other programs that a pipe ends: silent.
  @Test func aReaderThatStopsIsNotAnError() throws {
    let errors = project.folder.path("errors")
    let status = try status(
      "list approaches", ">&3 2>'\(errors)'", before: "exec 3> >(exec true); wait $!")
    #expect(status == 128 + SIGPIPE)
    #expect(try project.text("errors").isEmpty)
  }

  /// With as many descriptors as there are: a sentence and a code, or it works; files are whole.
  @Test(arguments: [4, 6, 8, 12, 15, 17, 18, 19, 20, 21, 22, 24]) func descriptorsThatRunOut(
    count: Int
  ) throws {
    try differ()
    let errors = project.folder.path("errors")
    for arguments in [
      "list devices", "measure mine.yaml", "check mine.yaml", "doctor --environment",
      "render mine.yaml -o out --overwrite", "render mine.yaml -o out --format gif --overwrite",
      "render mine.yaml -o out --format html --overwrite", "accept 'mine/*' --dry-run",
      "diff Baselines .filmstrip/actual", "record mine.yaml --dry-run", "prune --dry-run",
    ] {
      let status = try status(
        arguments, "2>'\(errors)'", limit: "ulimit -n \(count)")
      #expect([0, 1, 2, 71, 73, 74].contains(status), "\(arguments) \(count): \(status)")
      if status > 2 { #expect(try !project.text("errors").isEmpty, "\(arguments) \(count)") }
    }
  }

  /// Whether a user without rights can run the command with a limit of processes.
  private static let canLimitThreads: Bool = {
    guard let command = try? commandURL().path, geteuid() == 0 else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "\(limited(64)) '\(command)' --version"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private static func limited(_ processes: Int) -> String {
    // A user of its own, so that nobody else's processes count.
    let user = 64_000 + processes
    return "setpriv --reuid \(user) --regid \(user) --clear-groups prlimit --nproc=\(processes)"
  }

  /// With as many threads as there are: a sentence and 71, or the same as ever.
  @Test(.enabled(if: canLimitThreads), arguments: [1, 2, 3, 5, 6, 8, 12])
  func threadsThatCannotStart(count: Int) throws {
    try differ()
    #expect(chmod(project.folder.url.path, 0o777) == 0)
    for (arguments, expected) in [
      ("check mine.yaml --results results\(count)", 1), ("doctor --environment", 0),
      ("render mine.yaml -o out\(count) --format gif", 0),
      ("render mine.yaml -o apng\(count) --format apng -j 4", 0),
      ("diff Baselines .filmstrip/actual", 1),
    ] as [(String, Int32)] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      let command = try commandURL().path
      process.arguments = [
        "-c", "exec \(BrokenStreamTests.limited(count)) '\(command)' \(arguments) 2>errors",
      ]
      try project.write("errors", "")
      process.currentDirectoryURL = project.folder.url
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let errors = try project.text("errors")
      #expect(process.terminationReason == .exit, "\(arguments) \(count): \(errors)")
      let status = process.terminationStatus
      #expect(status == expected || status == 71, "\(arguments) \(count): \(errors)")
      if status == 71 { #expect(errors.contains("ulimit -u")) }
      if count >= 10 { #expect(status == expected, "\(arguments) \(count): \(errors)") }
    }
  }
}
