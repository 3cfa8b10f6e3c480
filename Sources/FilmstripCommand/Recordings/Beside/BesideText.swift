import Annotation
import Basics
import RecordedPictures
import Recordings

/// The readable output of `compare`: the recording, the nearest film, and similar bugs.
struct BesideText {
  let lines: [String]

  init(_ beside: RecordingBeside) {
    let recording = beside.recording
    lines = Paragraph.lines(of: [
      "\(recording.name) compared with the model: \(recording.film.setting)",
      Paragraph.lines(recording.verdict.summary.joined(separator: " ")),
      Output.columns(beside.rows, rightAligned: DifferenceTable.numbers).joined(separator: "\n"),
      BesideText.nearest(beside),
      RecordedText.notes(on: recording),
    ])
  }

  private static func nearest(_ beside: RecordingBeside) -> String {
    guard beside.isNear else {
      let shown =
        beside.shown.approach.name == beside.nearest.approach.name
        ? "" : " Next to it is \(beside.shown.approach.name), which moves with the keyboard."
      return Paragraph.lines(
        "None of the approaches moves nearly as the bar does: the nearest is \(beside.nearest.distance.fixed(0)) pt off.\(shown)"
      )
    }
    let rows = beside.ranking.prefix(RecordingBeside.told).map { candidate in
      [
        candidate.approach.name, "\(candidate.distance.fixed(1)) pt",
        beside.family(of: candidate) ?? "nothing wrong",
      ]
    }
    let head = ["nearest approaches", "off by", "what they show"]
    return Output.columns([head] + rows, rightAligned: [1]).joined(separator: "\n")
  }
}

/// The JSON of `compare`.
struct BesideReport: Encodable {
  struct Candidate: Encodable {
    let approach: String
    /// Points, as a root mean square over the recorded frames.
    let distance: Double
    let family: String?
  }

  let recording: RecordedReport
  let scenario: String
  let nearest: [Candidate]
  /// The recorded gap less that of the film next to it, frame by frame, in points.
  let residual: [Double?]

  init(_ beside: RecordingBeside) {
    recording = RecordedReport(beside.recording, withSeries: true)
    scenario = beside.scenario.name
    nearest = beside.ranking.prefix(RecordingBeside.told).map {
      Candidate(
        approach: $0.approach.name, distance: $0.distance, family: beside.family(of: $0))
    }
    residual = beside.shown.residuals
  }
}
