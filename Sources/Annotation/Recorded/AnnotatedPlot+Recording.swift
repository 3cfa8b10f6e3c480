import Recordings
import Stage

extension AnnotatedPlot {
  /// The plot of a recording.
  ///
  /// - Parameters:
  ///   - title: What it shows, in a few words.
  ///   - model: A film that is plotted below, and what both differ by.
  package init(_ recording: JudgedRecording, title: String, beside model: ComparedFilm? = nil) {
    self.init(
      title: title, subtitle: recording.film.setting,
      explanation: AnnotatedPlot.explanation(recording), range: recording.range,
      events: recording.events.filter { recording.range.contains($0.time) },
      blocks: [Block(recording)]
        + (model.map { [Block($0, in: recording.range), Block(recording, less: $0)] } ?? []))
  }

  static func explanation(_ recording: JudgedRecording) -> String {
    let unit = recording.film.unit == .points ? "Points" : "Pixels"
    return
      "\(unit) that the keyboard's top and the bar have risen above the screen's bottom, frame by frame, and the gap "
      + "between them: how much their distance differs from what it would be if the bar moved with the keyboard. The "
      + "bar is drawn that far from the keyboard. Lines end where an edge is not seen."
  }
}

extension AnnotatedPlot.Block {
  /// Two samples for each point across a plot.
  private static let samples = 1040

  /// The block of the model's film, at a recording's times.
  init(_ model: ComparedFilm, in range: ClosedRange<Double>) {
    let judged = model.judged(in: range)
    name = model.name
    figures = Figure.all(of: judged).map { $0.at($0.time.map { $0 - model.delay }) }
    lines = model.lines(in: range, count: AnnotatedPlot.Block.samples)
    extremes = SeamExtremes(of: judged).all.map {
      SeamExtreme(value: $0.value, time: $0.time - model.delay)
    }
    note = extremes.isEmpty ? Label("0 pt at every frame", .good) : nil
  }

  /// How much a recording's lines are above the model's, in each frame that shows them.
  init(_ recording: JudgedRecording, less model: ComparedFilm) {
    let film = model.film
    let annotations = FrameAnnotations(of: film)
    let samples = recording.lines.samples.compactMap { sample -> SeamLines.Sample? in
      let time = sample.time + model.delay
      guard (0...film.duration).contains(time),
        let played = SeamLines.sample(film, at: .at(time))
      else { return nil }
      func less(_ recorded: Double?, _ played: Double?) -> Double? {
        recorded.flatMap { recorded in played.map { recorded - $0 } }
      }
      return SeamLines.Sample(
        time: sample.time, keyboard: less(sample.keyboard, played.keyboard),
        bar: less(sample.bar, played.bar),
        gap: less(sample.gap, annotations.at(time).mark?.signed ?? 0))
    }
    func figure(_ name: String, _ values: [Double]) -> Figure? {
      guard !values.isEmpty else { return nil }
      let square = values.reduce(0) { $0 + $1 * $1 } / Double(values.count)
      return Figure("\(name) \(square.squareRoot().distanceText) rms", .neutral)
    }
    name = "difference"
    figures = [
      figure("keyboard", samples.compactMap(\.keyboard)), figure("gap", samples.compactMap(\.gap)),
    ].compactMap { $0 }
    lines = SeamLines(samples)
    extremes = []
    note = nil
    isDifference = true
  }
}

extension SeamMark {
  /// How far the edges are apart, in points: positive for a gap, negative where something is covered.
  package var signed: Double { severity == .gap ? rect.height : -rect.height }
}
