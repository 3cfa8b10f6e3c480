import Foundation
import Imaging
import TestSupport
import Testing

/// Whatever goes wrong, nothing half-written stays, and the message names the file.
struct RenderTroubleTests {
  /// A disk that is full looks like a limit on a file's size: some bytes are written, and then no more.
  @Test(arguments: ["strip", "apng", "gif", "html"]) func aFullDiskLeavesNothing(
    format: String
  ) throws {
    let folder = try ScratchFolder()
    let results = folder.url.appendingPathComponent("results").path
    let frames = ["apng", "gif"].contains(format) ? "--frames 0-20" : ""
    let run = try shell(
      "ulimit -f 8; exec \"$FILMSTRIP\" render --approach frame --format \(format) \(frames) -o '\(results)'"
    )
    #expect(run.status == 74)
    #expect(
      run.errors.contains("keyboard-gap")
        && run.errors.contains(".\(format == "strip" ? "png" : format)"))
    #expect(!FileManager.default.fileExists(atPath: results))
  }

  @Test func whatWasThereBeforeAFullDiskStays() throws {
    let folder = try ScratchFolder()
    let arguments = "render --approach frame --format gif --frames 0-20 -o '\(folder.url.path)'"
    #expect(try shell("exec \"$FILMSTRIP\" \(arguments)").status == 0)
    let name = "keyboard-gap-frame.gif"
    let before = try Data(contentsOf: folder.url.appendingPathComponent(name))
    #expect(try shell("ulimit -f 8; exec \"$FILMSTRIP\" \(arguments)").status == 74)
    #expect(try folder.names() == [name])
    #expect(try Data(contentsOf: folder.url.appendingPathComponent(name)) == before)
  }

  /// An ffmpeg that stops at its first picture, one that stops at the end, and one that says nothing: the GIF that was
  /// whole before does not stay either.
  @Test(arguments: [
    ("head -c 5000 >/dev/null; echo 'out of ideas' >&2; exit 1", "out of ideas"),
    (#"cat >/dev/null; echo half >"$out"; echo 'no room' >&2; exit 1"#, "no room"),
    ("exit 3", "ffmpeg failed"),
  ])
  func anFFmpegThatFailsLeavesNothing(script: String, message: String) throws {
    let fake = try FakeFFmpeg(script)
    let folder = try ScratchFolder()
    let results = folder.url.appendingPathComponent("results").path
    let run = try filmstrip(
      [
        "render", "--approach", "frame", "--format", "gif", "--format", "mp4", "--frames", "0-9",
        "-o", results,
      ], environment: ["PATH": fake.path])
    #expect(run.status == 74)
    #expect(run.errors.contains("keyboard-gap-frame.mp4") && run.errors.contains(message))
    #expect(!FileManager.default.fileExists(atPath: results))
  }

  /// Ctrl-C while frames are written, and a `kill`.
  @Test(arguments: [SIGINT, SIGTERM]) func anInterruptionLeavesNothing(signal: Int32) throws {
    let folder = try ScratchFolder()
    let results = folder.url.appendingPathComponent("results")
    let process = Process()
    process.executableURL = try commandURL()
    process.arguments = [
      "render", "--format", "frames", "--scale", "3", "--fps", "240", "-o", results.path,
    ]
    let errors = folder.url.appendingPathComponent("errors")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    // Frames are there under other names before any has its own.
    while process.isRunning,
      (try? FileManager.default.contentsOfDirectory(atPath: results.path))?.isEmpty ?? true
    { usleep(1000) }
    #expect(process.isRunning)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    #expect(!FileManager.default.fileExists(atPath: results.path))
    let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    #expect(text.contains("nothing was written"))
  }

  /// A picture that would be larger than any may be.
  @Test func picturesThatAreTooLargeAreRefused() throws {
    let folder = try ScratchFolder()
    let approaches = (0..<30).flatMap { _ in ["--approach", "frame"] }
    let result = try filmstrip(
      ["render", "--format", "frames", "--side-by-side", "--scale", "4", "-o", folder.url.path]
        + approaches)
    #expect(result.status != 0)
    #expect(!result.errors.isEmpty)
    #expect(try folder.names().isEmpty)
  }

  /// Frames and clips that take minutes are drawn where that is asked for, and where there are fewer pixels.
  @Test(arguments: [("frames", 6.2), ("apng", 6.2), ("gif", 1.6), ("webp", 1.6)])
  func longFilmsHaveToBeAskedFor(format: String, length: Double) throws {
    let folder = try ScratchFolder()
    let scenario = try folder.file(
      "long.yaml",
      """
      name: long
      until: \(length)
      messages: []
      device: {size: [2700, 2700], scale: 1}
      approaches: [transform]
      fps: 240

      """)
    let results = folder.url.appendingPathComponent("results").path
    let arguments = ["render", scenario, "--format", format, "--scale", "1", "-o", results]
    let refused = try filmstrip(arguments)
    #expect(refused.status == 64)
    #expect(
      refused.errors.contains(
        "\(length < 2 ? 385 : 1489) frames of a film of long have \(length < 2 ? "2.8" : "10.9") billion pixels"
      ),
      "\(refused.errors)")
    #expect(refused.errors.contains("--long"))
    #expect(!FileManager.default.fileExists(atPath: results + "/long-transform." + format))
    for more in [["--frames", "0-2"], ["--crop", "0,0,20,20"], ["--long", "--frames", "0-2"]] {
      let result = try filmstrip(arguments + more + ["--overwrite"])
      #expect(result.status == 0, "\(more): \(result.errors)")
    }
  }

  @Test(arguments: ["5-4", "-1", "x", "99999-", "100000"]) func noFramesAreAnError(
    frames: String
  ) throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      "render", "--format", "frames", "--frames=\(frames)", "-o", folder.url.path)
    #expect(result.status == 64)
    #expect(result.errors.contains("frames"))
    #expect(try folder.names().isEmpty)
  }

  @Test func partsOfTheScreenAreShown() throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      "render", "--approach", "frame", "--format", "frames", "--frames", "12", "--crop",
      "0,300,375,200", "-o", folder.url.path)
    #expect(result.status == 0)
    let whole = try ScratchFolder()
    _ = try filmstrip(
      "render", "--approach", "frame", "--format", "frames", "--frames", "12", "-o", whole.url.path)
    let name = "keyboard-gap-frame-0012.png"
    let part = try PNG.decode([UInt8](Data(contentsOf: folder.url.appendingPathComponent(name))))
    let all = try PNG.decode([UInt8](Data(contentsOf: whole.url.appendingPathComponent(name))))
    #expect(part.width == 375 && part.height == 200)
    #expect(part.pixels == Array(all.pixels[(300 * 375)..<(500 * 375)]))
    let outside = try filmstrip(
      "render", "--crop", "400,0,100,100", "-o", folder.url.path)
    #expect(outside.status == 64 && outside.errors.contains("375 × 667"))
    #expect(try filmstrip("render", "--crop", "0,0,5,5", "-o", folder.url.path).status == 64)
  }
}
