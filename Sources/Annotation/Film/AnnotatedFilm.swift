package import Stage

/// What is said of a film, in words and numbers, for whoever plays it.
///
/// Every list that has one element a frame begins with frame 0.
package struct AnnotatedFilm: Sendable {
  /// The film's largest gap and overlap, or what else is to be said of it.
  package let figures: [Figure]
  /// What is said of each frame.
  package let labels: [Label]
  /// How far the keyboard has come up, in whole per cent; one element a frame.
  package let progress: [Int]
  /// The screen as the device is held, in points; one element a frame.
  package let screens: [Rect]
  /// The frame in which it is worst; nil where nothing is amiss.
  package let worst: Int?
  /// How far keyboard and bar have risen, in order of time; two of one time where something jumps.
  package let samples: [SeamLines.Sample]

  /// What is said of a film, given for every frame.
  package init(
    figures: [Figure], labels: [Label], progress: [Int], screens: [Rect], worst: Int?,
    samples: [SeamLines.Sample]
  ) {
    self.figures = figures
    self.labels = labels
    self.progress = progress
    self.screens = screens
    self.worst = worst
    self.samples = samples
  }

  /// What is said of a film or a recording, for whoever plays it from a time on: frame after frame by the numbers of
  /// those that are shown.
  ///
  /// - Parameters:
  ///   - start: When it begins to be played, in seconds of its own clock.
  ///   - samples: Its lines, by its own clock; nil for as many samples as show every curve.
  package init(
    _ judged: any Judged, showing frames: [Int], from start: Double = 0,
    samples: [SeamLines.Sample]? = nil
  ) {
    let samples =
      samples
      ?? AnnotatedFilm.withoutRests(
        judged.lines(samples: AnnotatedFilm.samplesPerFrame * frames.count).samples)
    self.init(
      figures: judged.figures(near: []).map { $0.at($0.time.map { $0 - start }) },
      labels: frames.map(judged.label), progress: frames.map(judged.progress),
      screens: frames.map(judged.screen), worst: judged.worst.flatMap(frames.firstIndex),
      samples: samples.map { $0.earlier(by: start) })
  }

  /// Enough for a line between two frames to be seen as a curve.
  private static let samplesPerFrame = 2

  /// Samples without those that equal both neighbours: lines through them are the same.
  private static func withoutRests(_ samples: [SeamLines.Sample]) -> [SeamLines.Sample] {
    samples.indices.filter { index in
      guard index > 0, index + 1 < samples.count else { return true }
      return !(samples[index - 1].isAt(samples[index]) && samples[index].isAt(samples[index + 1]))
    }.map { samples[$0] }
  }
}

extension SeamLines.Sample {
  /// Whether everything is where it is in another sample.
  fileprivate func isAt(_ other: SeamLines.Sample) -> Bool {
    keyboard == other.keyboard && bar == other.bar && content == other.content
      && gap == other.gap
  }
}
