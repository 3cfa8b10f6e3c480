package import Annotation
import Basics
package import Diagnosis
import Recordings
import Stage

/// A recording, alone or with a film of the model for comparison.
package struct RecordedSubject: Subject {
  let recording: JudgedRecording
  /// Nil for none.
  let model: ComparedFilm?
  /// Whether the recording's own pictures are shown, or its edges alone.
  let hasPictures: Bool

  package init(_ recording: JudgedRecording, hasPictures: Bool, beside model: ComparedFilm? = nil) {
    self.recording = recording
    self.model = model
    self.hasPictures = hasPictures
  }

  package var rows: [any Judged] { [recording] + (model.map { [$0.judged] } ?? []) }

  package var setting: String { recording.film.setting }

  package var topic: SeamTopic { recording.topic }

  package var range: ClosedRange<Double> { recording.range }

  package var explanation: String {
    recording.lines.coveredRuns.isEmpty
      ? topic.explanation
      : "\(topic.explanation) In a pale band the bar is somewhere behind the keyboard: below a dashed line more of it may be "
        + "covered."
  }

  package var candidates: ColumnCandidates {
    candidates(seams: [recording.frames.map { recording.fault($0) ?? 0 }])
  }

  /// - Parameters:
  ///   - seams: A list for each row, with one element a frame.
  ///   - showsRests: Whether the rests that events end in come before the worst frames.
  func candidates(seams: [[Double]], showsRests: Bool = true) -> ColumnCandidates {
    let all = recording.frames
    let film = recording.film
    let times = all.map(recording.time)
    return ColumnCandidates(
      all: all, times: times,
      durations: times.indices.map { $0 == 0 ? 0 : times[$0] - times[$0 - 1] },
      events: film.events.map { recording.time($0.frames.lowerBound) },
      wanted: showsRests ? film.events.map(\.frames.upperBound) : [],
      seams: seams,
      keyboard: all.map { recording.rise($0) ?? 0 }, pixel: 1)
  }

  package func windows(_ crop: Crop, ofFrames frames: [Int]) -> [Rect] {
    let window = recording.window(crop)
    return frames.map { _ in window }
  }

  package func cellShape(of windows: [Rect]) -> CellShape {
    recording.film.height > 1.6 * recording.film.width ? .upright : .wide
  }

  package func assumptions(columns: [Int]) -> String {
    recording.film.assumptions(hasPictures: hasPictures)
  }

  /// Each by itself, and the recording's lines minus those of the model.
  package var blocks: [AnnotatedPlot.Block] {
    rows.map { AnnotatedPlot.Block($0, topic) } + difference
  }

  private var difference: [AnnotatedPlot.Block] {
    model.map { model in
      let lines = recording.lines(less: model.judged)
      func figure(_ name: String, _ values: [Double]) -> Figure? {
        guard !values.isEmpty else { return nil }
        let square = values.reduce(0) { $0 + $1 * $1 } / Double(values.count)
        return Figure("\(name) \(square.squareRoot().distanceText) rms", .neutral)
      }
      let figures = [
        figure("keyboard", lines.samples.compactMap(\.keyboard)),
        figure("distance", lines.samples.compactMap(\.gap)),
      ]
      return [AnnotatedPlot.Block(difference: lines, figures.compactMap { $0 })]
    } ?? []
  }
}
