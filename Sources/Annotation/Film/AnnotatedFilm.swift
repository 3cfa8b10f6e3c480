package import Diagnosis
import Stage

/// A film's annotations, in words and numbers, for a player.
///
/// Every list with one element a frame begins with frame 0.
package struct AnnotatedFilm: Sendable {
  /// The film's largest gap and overlap, or other findings.
  package let figures: [Figure]
  /// One element a frame.
  package let labels: [Label]
  /// The keyboard's rise in whole per cent; one element a frame.
  package let progress: [Int]
  /// The screen as the device is held, in points; one element a frame.
  package let screens: [Rect]
  /// The worst frame; nil without a fault.
  package let worst: Int?
  /// The rises of keyboard and bar, in order of time; two of one time at a jump.
  package let samples: [SeamLines.Sample]
}

extension AnnotatedFilm {
  /// Annotations for a player of some frames of a film or a recording.
  ///
  /// - Parameters:
  ///   - start: The beginning, in seconds of the film's clock.
  ///   - samples: Its lines, by the film's clock; nil for enough samples to show every curve.
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

  /// The same in a language.
  package func `in`(_ words: PictureWords) -> AnnotatedFilm {
    AnnotatedFilm(
      figures: figures.map { $0.in(words) }, labels: labels.map { $0.in(words) },
      progress: progress, screens: screens, worst: worst, samples: samples)
  }

  /// Enough to show a curve between two frames.
  private static let samplesPerFrame = 2

  /// Without samples that equal both neighbours, which lines do not need.
  private static func withoutRests(_ samples: [SeamLines.Sample]) -> [SeamLines.Sample] {
    samples.indices.filter { index in
      guard index > 0, index + 1 < samples.count else { return true }
      return !(samples[index - 1].isAt(samples[index]) && samples[index].isAt(samples[index + 1]))
    }.map { samples[$0] }
  }
}

extension SeamLines.Sample {
  /// Whether everything is in the same place.
  fileprivate func isAt(_ other: SeamLines.Sample) -> Bool {
    keyboard == other.keyboard && bar == other.bar && content == other.content
      && gap == other.gap
  }
}
