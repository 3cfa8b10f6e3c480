import Foundation
import TestSupport
import Testing

/// A device's own numbers, held: what a wrong bar does in a right one's place.
struct HeldRecordingTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try FileManager.default.createDirectory(
      at: scratch.url.appendingPathComponent(".git"), withIntermediateDirectories: true)
  }

  private static let (height, keyboard, inset) = (844.0, 336.0, 34.0)

  /// How far the keyboard has come, 0…1, on a critically damped spring of 18.26 rad/s: it shows at 0.5 s and hides at 1.5 s.
  private static func progress(_ time: Double) -> Double {
    func spring(_ time: Double) -> Double {
      let x = 18.26 * max(0, time)
      return 1 - (1 + x) * exp(-x)
    }
    return spring(time - 0.5) - spring(time - 1.5)
  }

  /// A right bar's bottom edge.
  private static func right(_ time: Double) -> Double {
    height - inset - (keyboard - inset) * progress(time)
  }

  /// The file of a bar's bottom edge at each frame; no edge where there is none.
  private func write(rate: Double = 60, _ bar: (Double) -> Double?) throws {
    let rows = (0..<Int(rate * 8 / 3)).map { index -> String in
      let time = Double(index) / rate
      let top =
        HeldRecordingTests.height - HeldRecordingTests.keyboard
        * HeldRecordingTests.progress(time)
      let edge = bar(time).map { String(format: "%.2f", $0) } ?? ""
      return String(format: "%.4f,%.2f,", time, top) + edge + ",390,844"
    }
    let head = "time_s,keyboard.top,bar.bottom,screen.width,screen.height"
    _ = try scratch.file("chat.csv", ([head] + rows).joined(separator: "\n") + "\n")
  }

  private func run(_ arguments: String...) throws -> CommandResult {
    try filmstrip(arguments, in: scratch.url)
  }

  /// A baseline holds rests, ways and the bar at every moment; `HeldChangeTests` has more of them.
  @Test func whatIsApprovedHoldsEveryMoment() throws {
    typealias Held = HeldRecordingTests
    try write(Held.right)
    #expect(try run("record", "chat.csv").status == 0)
    #expect(try run("check").status == 0)
    let home = Held.height - Held.inset
    let bars: [(name: String, bar: (Double) -> Double)] = [
      ("never moves", { _ in home }),
      ("late", { Held.right($0 - 0.8) }),
      ("away for a frame", { Held.right($0) - (0.66..<0.675 ~= $0 ? 5 : 0) }),
      // Right too, but another way.
      ("waits", { min(home, Held.height - Held.keyboard * Held.progress($0)) }),
    ]
    for (name, bar) in bars {
      try write(bar)
      let result = try run("check")
      #expect(result.status == 1, "\(name): \(result.output)")
    }
    try write { _ in nil }
    #expect(try run("check").status == 65)
    try write(Held.right)
    #expect(try run("check").status == 0)
  }

  /// What is approved holds whatever the rate of the recording.
  @Test func anotherRateIsNotADifference() throws {
    typealias Held = HeldRecordingTests
    try write(Held.right)
    #expect(try run("record", "chat.csv").status == 0)
    for rate in [30.0, 120] {
      try write(rate: rate, Held.right)
      let same = try run("check")
      #expect(same.status == 0, "\(rate): \(same.output)")
      try write(rate: rate) { Held.right($0 - 0.05) }
      let late = try run("check")
      #expect(late.status == 1, "\(rate): \(late.output)")
    }
  }

  /// What a film ends in the middle of is not judged, and a message says what to do.
  @Test func recordingsThatEndInAMotionAreNotCompared() throws {
    try write { $0 < 1.65 ? HeldRecordingTests.right($0) : nil }
    let file = scratch.path("chat.csv")
    let rows = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").prefix(100)
    try (rows.joined(separator: "\n") + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    let result = try run("check", "chat.csv", "--max-gap", "1")
    #expect(result.status == 65, "\(result.output)")
    #expect(result.output.contains("It ends while the keyboard or the bar moves"))
  }

  /// A bar that stays behind by design says so once; the message that fails it names the option.
  @Test func aDesignIsKeptInTheBaseline() throws {
    try write { _ in HeldRecordingTests.height - HeldRecordingTests.inset }
    let red = try run("check", "chat.csv", "--max-gap", "1")
    #expect(red.status == 1)
    #expect(red.output.contains("--bar-margin -302.0") && red.output.contains("--bar-stays"))
    #expect(try run("record", "chat.csv", "--bar-stays").status == 0)
    #expect(try run("check", "chat.csv", "--max-gap", "1").status == 0)
    #expect(try run("check", "--max-gap", "1").status == 0)
    try write(HeldRecordingTests.right)
    #expect(try run("check", "--max-gap", "1").status == 1)
  }

  /// What no bar is seen in would hold nothing.
  @Test func recordingsWithoutABarAreNotRecorded() throws {
    try write { _ in nil }
    let result = try run("record", "chat.csv")
    #expect(result.status == 65)
    #expect(result.errors.contains("No frame shows a bar"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("Baselines")))
  }
}
