import Annotation
import Basics
import Diagnosis
import Imaging
import Painting
import RecordedPictures
import Recordings
import Scenarios
import Stage
import Traces

/// A film next to its approved trace, for one strip of both.
struct ChangedFilm {
  private let film: Film
  private let title: String
  private let subject: ChangedSubject
  private let before: JudgedRecording

  /// Nil where a trace has no edges to draw: of a form, of another device, or of a screen that turns.
  init?(
    _ expected: Trace, now film: Film, _ approach: NamedApproach, in scenario: Scenario,
    why: String?
  ) {
    let actual = Trace(of: film, scenario: scenario.name)
    let screen = film.screen(at: 0).size
    guard expected.device == actual.device, film.largestScreen.size == screen, expected.hasBar,
      actual.hasBar
    else { return nil }
    self.film = film
    title = "\(scenario.name), \(approach.name)"
    let (was, now) = (
      expected.edges(at: actual.times, screen), actual.edges(at: actual.times, screen)
    )
    before = JudgedRecording(was.film, seams: was.off, name: "approved", summary: "")
    let after = JudgedRecording(
      now.film, seams: now.off, name: "now", summary: why ?? approach.summary, code: approach.code)
    let setting = [
      film.device.name, "keyboard \(film.keyboardHeight.shortest) pt", film.context.rawValue,
      "\(film.framesPerSecond.shortest) frames a second",
    ].joined(separator: "  ·  ")
    subject = ChangedSubject(before, after, setting: setting)
  }

  /// A strip for a column of a page; throws `CanvasError` where it cannot be drawn.
  func strip(by kit: PaintKit) throws -> [UInt8] {
    let resources = try kit.resources(.light, language: film.language)
    let plan = try StripShape.column.plan(
      Sheet(title: title, subject, columns: RenderLook.recordedColumns, crop: .seam), resources)
    let frames: [ScreenFrame] = plan.columns.map { ($0.frame, $0.time) }
    let screens = try RecordedScreens(before, resources.theme) { _ in [:] }.holding(frames[...])
    let drawing = SheetDrawing(
      plan, of: [screens, FilmScreens(film)], resources, shape: .column)
    let scale = Double(RenderLook.recordedScale)
    return try PNG.encode(drawing.bitmap(scale: scale), scale: scale)
  }
}

extension Trace {
  private func series(_ series: Series) -> [TraceLength?]? {
    features.first { $0.name == series.rawValue }?.values
  }

  fileprivate var hasBar: Bool { series(.toolbarTop) != nil && series(.toolbarBottom) != nil }

  /// Its edges at times in microseconds, and how far its bar is off; of each time the frame that is shown then.
  fileprivate func edges(
    at shown: [Int], _ screen: Size
  ) -> (film: RecordedFilm, off: [Reading?]) {
    let numbers = shown.map { time in max(0, times.partitioningIndex { $0 > time } - 1) }
    func readings(_ series: Series) -> [Reading?] {
      let values = self.series(series) ?? []
      return numbers.map { number in
        guard number < values.count else { return nil }
        return values[number].map { Reading($0.points, uncertainty: 0) }
      }
    }
    let (keyboard, top, bottom) = (
      readings(.keyboardTop), readings(.toolbarTop), readings(.toolbarBottom)
    )
    let frames = shown.indices.map { index in
      RecordedFrame(
        time: Double(shown[index]) / 1e6, keyboardTop: keyboard[index], barTop: top[index],
        barBottom: bottom[index])
    }
    let film = RecordedFilm(
      source: RecordingSource(name: approach, kind: .trace), unit: .points, width: screen.width,
      height: screen.height, frames: frames, events: Trace.motions(keyboard.map { $0?.value }))
    let gaps = readings(.gap)
    return (film, zip(readings(.off), gaps).map { $0 ?? $1 })
  }

  /// The keyboard's motions, from the last frame of a rest to the first of the next.
  private static func motions(_ tops: [Double?]) -> [RecordedEvent] {
    var events: [RecordedEvent] = []
    var start: Int?
    for index in tops.indices.dropFirst() {
      if tops[index] != tops[index - 1] {
        start = start ?? index - 1
      } else if let first = start {
        let change = (tops[index] ?? 0) - (tops[first] ?? 0)
        events.append(
          RecordedEvent(kind: change < 0 ? .show : .hide, frames: first...index - 1))
        start = nil
      }
    }
    return events
  }
}
