import Annotation
import Basics
import RecordedPictures
import Recordings

/// The readable output of `read` and `explain` for a recording.
struct RecordedText {
  let lines: [String]

  /// - Parameter isWhole: With each event and its remedy.
  init(_ recording: Recording, isWhole: Bool = false) {
    var parts = [
      "\(recording.name): \(recording.film.setting)",
      Paragraph.lines(recording.verdict.summary.joined(separator: " ")),
    ]
    if !recording.verdict.events.isEmpty {
      let table = RecordedTable(recording)
      parts.append(
        Output.columns(table.rows, rightAligned: RecordedTable.numbers).joined(separator: "\n"))
      parts += RecordedText.unseen(in: recording.verdict).map { [Paragraph.lines($0)] } ?? []
    }
    parts.append(RecordedText.notes(on: recording))
    if isWhole { parts += RecordedText.events(recording) }
    lines = Paragraph.lines(of: parts)
  }

  /// Why an event's gap is not known, next to another's fault; without one, the summary has the reasons.
  private static func unseen(in verdict: RecordingVerdict) -> String? {
    let reasons = verdict.judgement.unseen.map(\.reason)
    guard !reasons.isEmpty, verdict.events.contains(where: \.isFault),
      verdict.events.contains(where: { $0.fit.bar.map { $0.gaps?.isTold != true } ?? false })
    else { return nil }
    return "– is not known: " + reasons.joined(separator: " ")
  }

  static func notes(on recording: Recording) -> String {
    recording.film.remarks.map { Paragraph.lines("Note: \($0)") }.joined(separator: "\n")
  }

  private static func events(_ recording: Recording) -> [String] {
    let events = recording.verdict.events.enumerated().map { index, event in
      let time = event.fit.begin(in: recording.film)
      return "\(index + 1) \(event.fit.event.kind.rawValue), at \((time * 1000).fixed(0)) ms\n"
        + Paragraph.lines(event.sentences.joined(separator: " "), indent: "  ")
    }
    let fixes = recording.verdict.events.compactMap(\.fix)
    return events
      + fixes.enumerated().filter { fixes.firstIndex(of: $1) == $0 }.map { Paragraph.fix($1) }
  }
}
