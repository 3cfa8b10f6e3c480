import Recordings

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
        + (model.map { [Block($0.judged), Block(recording, less: $0.judged)] } ?? []))
  }

  static func explanation(_ recording: JudgedRecording) -> String {
    let unit = recording.film.unit == .points ? "Points" : "Pixels"
    return
      "\(unit) that the keyboard's top and the bar have risen above the screen's bottom, frame by frame, with what shows "
      + "between them in red. Below: how much higher the bar is above the keyboard than one that moves with it; "
      + "downwards, how much more of it is covered. Lines end where an edge is not seen."
  }
}

extension AnnotatedPlot.Block {
  /// How much a recording's lines are above those of a film that is judged at the same frames.
  init(_ recording: JudgedRecording, less model: JudgedRecording) {
    func less(_ recorded: Double?, _ played: Double?) -> Double? {
      recorded.flatMap { recorded in played.map { recorded - $0 } }
    }
    let samples = zip(recording.lines.samples, model.lines.samples).map { recorded, played in
      SeamLines.Sample(
        time: recorded.time, keyboard: less(recorded.keyboard, played.keyboard),
        bar: less(recorded.bar, played.bar), gap: less(recorded.gap, played.gap),
        shown: less(recorded.shown, played.shown))
    }
    func figure(_ name: String, _ values: [Double]) -> Figure? {
      guard !values.isEmpty else { return nil }
      let square = values.reduce(0) { $0 + $1 * $1 } / Double(values.count)
      return Figure("\(name) \(square.squareRoot().distanceText) rms", .neutral)
    }
    name = "difference"
    figures = [
      figure("keyboard", samples.compactMap(\.keyboard)),
      figure("distance", samples.compactMap(\.gap)),
    ].compactMap { $0 }
    lines = SeamLines(samples)
    extremes = []
    note = nil
    isDifference = true
  }
}
