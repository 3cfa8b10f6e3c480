import Foundation
import TestSupport
import Testing

/// Whatever ffmpeg does, the command ends, says what happened, and leaves nothing behind: no file and no process.
@Suite(.timeLimit(.minutes(5))) struct FFmpegTests {
  private let folder: ScratchFolder
  private var results: String { folder.path("results") }

  init() throws { folder = try ScratchFolder() }

  private static let formats = ["mp4", "webm"]

  /// A film of three frames.
  private func arguments(_ format: String, frames: String = "0-2") -> [String] {
    [
      "render", "--approach", "frame", "--format", format, "--frames", frames, "--crop",
      "0,0,100,100",
      "-o", results,
    ]
  }

  private func render(_ fake: FakeFFmpeg, _ format: String = "mp4") throws -> CommandResult {
    try filmstrip(arguments(format), environment: ["PATH": fake.path])
  }

  private func expectNothingLeft() {
    #expect(!FileManager.default.fileExists(atPath: results))
  }

  /// Whether a process runs; one that ended and that nobody has taken note of does not.
  private func isRunning(_ process: String) throws -> Bool {
    let ps = Process()
    ps.executableURL = URL(fileURLWithPath: "/bin/sh")
    ps.arguments = ["-c", "ps -o stat= -p \(process) | grep -qv '^Z'"]
    try ps.run()
    ps.waitUntilExit()
    return ps.terminationStatus == 0
  }

  @Test(arguments: formats) func aFileOfAllPicturesIsTaken(format: String) throws {
    let fake = try FakeFFmpeg(#"cat >/dev/null; cat "$whole" >"$out""#)
    let run = try render(fake, format)
    #expect(run.status == 0, "\(run.errors)")
    let name = "keyboard-gap-frame.\(format)"
    let file = try Data(contentsOf: folder.url.appendingPathComponent("results/\(name)"))
    #expect(
      file == (try Data(contentsOf: fake.folder.url.appendingPathComponent("whole.\(format)"))))
  }

  /// The real one, where it is installed: its files hold what it was given, at any rate.
  @Test(
    .enabled(if: FFmpegTests.isInstalled),
    arguments: [["--fps", "60"], ["--fps", "240", "--slow", "3"], ["--fps", "29.97"]])
  func theRealOneIsUnderstood(options: [String]) throws {
    for format in FFmpegTests.formats {
      let run = try filmstrip(arguments(format) + options)
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  /// Whether there is one in `PATH`.
  static var isInstalled: Bool {
    ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg")
    } ?? false
  }

  /// An ffmpeg that ends with 0 has not for that reason written a video.
  @Test(arguments: [
    ("exit 0", "stopped reading"),
    ("cat >/dev/null", "wrote nothing"),
    (#"cat >/dev/null; rm "$out""#, "wrote nothing"),
    (#"cat >/dev/null; echo garbage >"$out""#, "a file that is not MP4"),
    (#"cat >/dev/null; cat "$here/whole.webm" >"$out""#, "a file that is not MP4"),
    (#"cat >/dev/null; head -c 30 "$whole" >"$out""#, "a file that is not MP4"),
    (#"head -c 100 >/dev/null; cat "$whole" >"$out""#, "stopped reading"),
  ])
  func writtenFilesAreInspected(script: String, words: String) throws {
    let run = try render(try FakeFFmpeg(script))
    #expect(run.status == 74)
    #expect(
      run.errors.contains(words) && run.errors.contains("keyboard-gap-frame.mp4"), "\(run.errors)")
    expectNothingLeft()
  }

  @Test func picturesThatAreMissingAreNamed() throws {
    let fake = try FakeFFmpeg(#"cat >/dev/null; cat "$whole" >"$out""#)
    let run = try filmstrip(
      arguments("mp4", frames: "0-3"), environment: ["PATH": fake.path])
    #expect(run.status == 74)
    #expect(run.errors.contains("was given 4 pictures and wrote 3"), "\(run.errors)")
    expectNothingLeft()
  }

  /// One that dies, closes its input, or leaves somebody behind who holds it open.
  @Test(arguments: [
    ("kill -KILL $$", "ended by signal 9"),
    ("cat >/dev/null; kill -SEGV $$", "ended by signal 11"),
    ("echo 'no such codec' >&2; exit 1", "no such codec"),
    ("exec <&-; sleep 1000", "stopped reading"),
    ("trap '' TERM; exec <&-; while :; do sleep 1000; done", "stopped reading"),
    ("exec 3<&0; sleep 1000 <&3 & exit 1", "failed"),
  ])
  func oneThatEndsEarlyIsASentence(script: String, words: String) throws {
    let fake = try FakeFFmpeg(script)
    let run = try filmstrip(
      ["render", "--approach", "frame", "--format", "mp4", "-o", results],
      environment: ["PATH": fake.path])
    #expect(run.status == 74)
    #expect(
      run.errors.contains(words) && run.errors.contains("Nothing was left there."), "\(run.errors)")
    expectNothingLeft()
  }

  /// One that says more than any pipe or memory holds, of which the last line is told.
  @Test func whatItSaysIsBounded() throws {
    let fake = try FakeFFmpeg(
      "head -c 1000000000 /dev/zero >&2; yes | head -c 3000000 >&2; printf '\\nlast \\033[31mwords\\r\\n' >&2; exit 1"
    )
    let run = try MeasuredRun(arguments("mp4"), environment: ["PATH": fake.path])
    #expect(run.status == 74)
    #expect(run.errors.contains("last  [31mwords"), "\(run.errors.suffix(300))")
    #expect(!run.errors.contains("\u{1B}") && run.errors.utf8.count < 1000)
    #expect(run.mebibytes < 256)
    expectNothingLeft()
  }

  /// One that never reads, with more to say than a pipe holds, and that will not be asked to end; and whom it started.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func oneThatHangsEndsWithTheCommand(number: Int32) throws {
    // A runner that outlives its terminal would have the command do so, too.
    let before = signal(number, SIG_DFL)
    defer { signal(number, before) }
    for script in [
      "sleep 1000",
      "yes >&2",
      "trap '' TERM INT HUP; while :; do sleep 1000; done",
      "cat >/dev/null; while :; do sleep 1000; done",
      "head -c 1000 >/dev/null; sleep 1000",
    ] {
      let fake = try FakeFFmpeg(
        """
        sleep 1000 &
        echo $! >"$here/child"
        echo $$ >"$here/own"
        \(script)
        """)
      let process = Process()
      process.executableURL = try commandURL()
      process.arguments = arguments("mp4")
      process.environment = ProcessInfo.processInfo.environment.merging(["PATH": fake.path]) { $1 }
      let errors = folder.path("errors")
      try write([], to: URL(fileURLWithPath: errors))
      process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
      try process.run()
      while process.isRunning, fake.note("own") == nil { usleep(1000) }
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 130, "\(script)")
      #expect(try String(contentsOfFile: errors, encoding: .utf8).contains("nothing was written"))
      expectNothingLeft()
      for name in ["own", "child"] {
        let process = try #require(fake.note(name))
        while try isRunning(process) { usleep(1000) }
      }
    }
  }

  /// What `nohup` starts goes on when its terminal is closed.
  @Test func aClosedTerminalIsNothingToNohup() throws {
    let fake = try FakeFFmpeg(
      """
      echo $$ >"$here/own"
      while [ ! -e "$here/go" ]; do sleep 0.01; done
      cat >/dev/null
      cat "$whole" >"$out"
      """)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "trap '' HUP; exec \"$0\" \"$@\"", try commandURL().path] + arguments("mp4")
    process.environment = ProcessInfo.processInfo.environment.merging(["PATH": fake.path]) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, fake.note("own") == nil { usleep(1000) }
    kill(process.processIdentifier, SIGHUP)
    _ = try fake.folder.file("go", "")
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }

  /// What cannot be started, and what only looks like a program.
  @Test func oneThatCannotBeStartedIsTheEnvironments() throws {
    let fake = try FakeFFmpeg("exit 0")
    let program = fake.folder.path("ffmpeg")
    let only = ["PATH": fake.folder.url.path]
    // No program of any machine.
    try write([0x7F, 0x45, 0x4C, 0x46, 9, 9, 9, 9], to: URL(fileURLWithPath: program))
    let foreign = try filmstrip(arguments("mp4"), environment: only)
    #expect(foreign.status == 3)
    #expect(foreign.errors.contains("\(program) could not be started"), "\(foreign.errors)")
    expectNothingLeft()

    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: program)
    let still = try filmstrip(arguments("mp4"), environment: only)
    #expect(
      still.status == 3 && still.errors.contains("not in PATH or may not be run"), "\(still.errors)"
    )

    try FileManager.default.removeItem(atPath: program)
    try FileManager.default.createDirectory(
      atPath: program, withIntermediateDirectories: false)
    let directory = try filmstrip(arguments("mp4"), environment: only)
    #expect(directory.status == 3 && directory.errors.contains("not in PATH or may not be run"))
    expectNothingLeft()
  }

  /// The three standard streams may be closed: a pipe must not take their place.
  @Test(arguments: ["<&-", ">&-", "<&- >&-"]) func closedStreamsDoNotMatter(closed: String) throws {
    let fake = try FakeFFmpeg(#"cat >"$here/pixels"; cat "$whole" >"$out""#)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments =
      ["-c", "exec \"$0\" \"$@\" \(closed)", try commandURL().path] + arguments("mp4")
    shell.environment = ProcessInfo.processInfo.environment.merging(["PATH": fake.path]) { $1 }
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    let pixels = try Data(contentsOf: fake.folder.url.appendingPathComponent("pixels"))
    #expect(pixels.count == 3 * 100 * 100 * 4)
  }
}
