import Traces

/// Outcomes for reports.
enum SampleOutcomes {
  /// Texts that end strings, tags, lines, tables and commands, or that a format cannot hold at all.
  static let hostile =
    "a]]>b</testcase><x y=\"'&|`*_[z](u)%0A::error::,\\ \r\n\tc\u{0}\u{1B}[31m\u{7F}\u{85}\u{FFFF}🙂 你好 @me $x"

  /// The outcome of a trace.
  static func trace(
    _ approach: String = "frame", scenario: String = "chat", _ verdict: Verdict,
    message: String = "something happened", cause: String = ""
  ) -> Outcome {
    Outcome(
      name: "\(scenario)/\(approach)", scenario: scenario, approach: approach, verdict: verdict,
      message: message, cause: cause, baseline: "Films/\(scenario)/\(approach).trace.json")
  }

  /// The outcome of a picture that differs, with all files.
  static func picture(
    _ approach: String = "frame", scenario: String = "chat", frame: Int = 12
  ) -> Outcome {
    let name = "\(scenario)/\(approach)-00\(frame)@3x"
    return Outcome(
      name: name, scenario: scenario, approach: approach, frame: frame, verdict: .otherPixels,
      message: "5 pixels differ", cause: "a font",
      pixels: PixelChange(different: 5, total: 400, largest: 0.5, bounds: [1, 2, 3, 4]),
      baseline: "Films/\(name).png", expected: "expected/\(name).png",
      actual: "actual/\(name).png", difference: "difference/\(name).png",
      source: "scenarios/chat.yaml", line: 7)
  }

  /// One outcome of each verdict, each of its own approach.
  static var ofEveryVerdict: [Outcome] {
    Verdict.allCases.map { trace($0.rawValue, $0, cause: $0.passes ? "" : $0.rawValue) }
  }
}
