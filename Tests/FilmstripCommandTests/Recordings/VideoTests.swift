import Foundation
import TestSupport
import Testing

/// Videos of a film whose numbers are known: what a newcomer types, from the clip to the check.
@Suite(.enabled(if: FFmpegTests.isInstalled))
struct VideoTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A second of rest, a keyboard that comes and goes, and a handler that moves the bar on another curve or with it.
  private func clip(_ approach: String) throws -> String {
    let scenario = try scratch.file(
      "chat.yaml",
      """
      name: chat
      device: iPhone 13
      keyboard: {profile: ios7, height: 336}
      messages: 6
      events:
        - {at: 0.6, keyboard: show}
        - {at: 1.6, keyboard: hide}
      until: 2.6
      fps: 60
      approaches: [\(approach)]

      """)
    let result = try filmstrip(
      "render", scenario, "--format", "mp4", "--scale", "1", "-o", scratch.url.path)
    #expect(result.status == 0, "\(result.errors)")
    return scratch.path("chat-\(approach).mp4")
  }

  private func run(_ arguments: String...) throws -> CommandResult {
    try filmstrip(arguments + ["--device", "iPhone 13"], in: scratch.url)
  }

  @Test func aBarWithoutTheCurveIsFound() throws {
    let path = try clip("frame")
    let read = try run("read", path)
    #expect(read.status == 0, "\(read.errors)")
    #expect(read.output.contains("with easeInOut over"))
    #expect(read.output.contains("(K4)"))
    #expect(read.output.contains("is in 2 of 2 events."))

    let report = try #require(try run("read", path, "--json").json() as? [String: Any])
    let events = try #require(report["events"] as? [[String: Any]])
    #expect(events.map { $0["kind"] as? String } == ["show", "hide"])
    #expect(events.map { $0["family"] as? String } == ["K4", "K4"])
    // A bar that waits for the keyboard, or goes with it, is 65.7 points lower at most on the way down.
    let bar = try #require(events.last?["bar"] as? [String: Any])
    let gap = try #require((bar["tooHigh.max"] as? [String: Any])?["value"] as? Double)
    #expect(abs(gap - 65.7) < 1)

    let compared = try run("compare", path, "-o", scratch.path("out"))
    #expect(compared.status == 0, "\(compared.errors)")
    #expect(compared.output.contains("K4"))
    let page = try String(
      contentsOfFile: scratch.path("out/chat-frame-beside.html"), encoding: .utf8)
    #expect(page.contains("own pictures"))

    let held = try run("check", path, "--max-gap", "1", "--report", "report")
    #expect(held.status == 1, "\(held.output)\(held.errors)")
    #expect(held.output.contains("2 hide: bar too high"))
    let strip = scratch.path("report/difference/chat-frame/recording.png")
    #expect(FileManager.default.fileExists(atPath: strip))
  }

  @Test func aBarWithTheCurveIsNotBlamed() throws {
    let path = try clip("transform")
    let read = try run("read", path)
    #expect(read.status == 0, "\(read.errors)")
    #expect(read.output.contains("The bar moves with the keyboard in all 2 events."))
    let held = try run("check", path, "--max-gap", "1")
    #expect(held.status == 0, "\(held.output)\(held.errors)")
    #expect(!held.output.contains("too high"))
  }

  /// What was given when a recording was approved holds whenever everything is checked.
  @Test func givenOptionsAreKept() throws {
    try FileManager.default.createDirectory(
      at: scratch.url.appendingPathComponent(".git"), withIntermediateDirectories: true)
    let path = try clip("frame")
    // A scale of which nothing in the clip tells.
    let recorded = try filmstrip(
      ["record", path, "--pixels-per-point", "0.75", "--bar", "1017-1125"], in: scratch.url)
    #expect(recorded.status == 0, "\(recorded.errors)")
    let baseline = try String(
      contentsOfFile: scratch.path("Baselines/chat-frame/recording.film.json"), encoding: .utf8)
    #expect(baseline.contains(#""given": {"pixelsPerPoint": 0.75, "bar": [1017, 1125]}"#))
    let held = try filmstrip(["check"], in: scratch.url)
    #expect(held.status == 0, "\(held.output)\(held.errors)")
    #expect(held.output.contains("1 approved, 1 compared"))
  }

  /// A clip in which no keyboard moves tells nothing, and no check of it is green.
  @Test func aClipWithoutAMotionIsNeverGreen() throws {
    let path = try clip("frame")
    for frames in ["0-30", "60-90"] {
      let folder = scratch.path("frames-\(frames)")
      #expect(
        try filmstrip(
          "render", scratch.path("chat.yaml"), "--format", "frames", "--frames", frames, "--scale",
          "1", "-o", folder
        ).status == 0)
      let held = try run("check", folder, "--fps", "60", "--max-gap", "1")
      #expect(held.status == 65, "\(frames): \(held.status) \(held.output)\(held.errors)")
    }
    // Nor of one that is cut in the middle of it.
    #expect(try shell("ffmpeg -v error -i \(path) -t 0.7 cut.mp4", in: scratch.url).status == 0)
    let cut = try run("check", scratch.path("cut.mp4"), "--max-gap", "1")
    #expect(cut.status != 0, "\(cut.output)\(cut.errors)")
  }

  /// A recording becomes a clip again, with its edges, of the same length.
  @Test func aRecordingIsDrawnAsAVideo() throws {
    let path = try clip("frame")
    let result = try run(
      "render", path, "--format", "mp4", "--frames", "36-80", "--scale", "1", "-o",
      scratch.path("out"))
    #expect(result.status == 0, "\(result.errors)")
    let info = try shell(
      "ffmpeg -i out/chat-frame.mp4 -f null - 2>&1 | tr '\\r' '\\n' | grep -o 'frame= *[0-9]*' | tail -1",
      in: scratch.url)
    #expect(info.output.contains("45"), "\(info.output)")
  }
}
