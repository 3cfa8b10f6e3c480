import Recordings
import Stage

extension AnnotatedFilm {
  /// What is said of a recording, for whoever plays it from a time on, in seconds: frame after frame by the numbers of
  /// the recording's that are shown.
  package init(_ recording: JudgedRecording, showing frames: [Int], from start: Double) {
    let lines = recording.lines.samples
    let worst = recording.worst
    self.init(
      figures: recording.figures.map { $0.at($0.time.map { $0 - start }) },
      labels: frames.map(recording.label), progress: frames.map(recording.progress),
      screens: frames.map { _ in recording.screen }, worst: worst.flatMap(frames.firstIndex),
      samples: lines.map {
        SeamLines.Sample(
          time: $0.time - start, keyboard: $0.keyboard, bar: $0.bar, gap: $0.gap,
          shown: $0.shown, isOnTheWay: $0.isOnTheWay)
      })
  }
}

extension JudgedRecording {
  /// How much its lines are above those of a film that is judged at the same frames, from a time on, in seconds.
  package func difference(from model: JudgedRecording, since start: Double) -> [SeamLines.Sample] {
    AnnotatedPlot.Block(self, less: model).lines.samples.map {
      SeamLines.Sample(
        time: $0.time - start, keyboard: $0.keyboard, bar: $0.bar, gap: $0.gap)
    }
  }

  /// What plots of it show, in words.
  package var explanation: String { AnnotatedPlot.explanation(self) }
}
