import Diagnosis
import Stage

/// How far apart two edges are, negative where something is covered, and when, in points and seconds.
package struct SeamExtreme: Sendable, Hashable {
  /// Points.
  package let value: Double
  /// Seconds.
  package let time: Double

  /// The value as labels give it.
  package let text: String

  /// An extreme, in points, at a time in seconds.
  init(value: Double, time: Double) {
    self.init(value: value, time: time, text: value.distanceText)
  }

  /// An extreme at a time in seconds, with what labels say of it.
  package init(value: Double, time: Double, text: String) {
    self.value = value
    self.time = time
    self.text = text
  }
}

/// The farthest above and the farthest below of a film's frames, where there is one.
///
/// Above are gaps, bars that are lifted for nothing and fields off the top or too high; below is what the keyboard
/// covers. What parts bar and keyboard only until the keyboard has come is neither.
struct SeamExtremes: Sendable, Hashable {
  let gap: SeamExtreme?
  let overlap: SeamExtreme?

  /// The extremes of the frames that were judged.
  ///
  /// - Parameters:
  ///   - near: Times of which the first is taken that shows an extreme, before any other that does.
  ///   - counts: Which of what is marked is looked at.
  init(
    of film: JudgedFilm, near: [Double] = [], counts: (MarkedSeam) -> Bool = { _ in true }
  ) {
    let all = film.frames.filter { !$0.isMovingFocus }
      .compactMap { frame -> SeamExtreme? in
        guard let marked = frame.marked, counts(marked), marked.signed != 0 else { return nil }
        return SeamExtreme(value: marked.signed, time: frame.time)
      }
    func farthest(_ all: [SeamExtreme]) -> SeamExtreme? {
      guard let largest = all.map(\.value.magnitude).max() else { return nil }
      let alike = all.filter { $0.value.magnitude >= largest - Seam.rounding }
      let shown = near.lazy.compactMap { time in alike.first { $0.time == time } }.first
      return shown ?? all.first { $0.value.magnitude == largest }
    }
    gap = farthest(all.filter { $0.value > 0 })
    overlap = farthest(all.filter { $0.value < 0 })
  }

  /// Both, as far as they exist.
  var all: [SeamExtreme] { [gap, overlap].compactMap { $0 } }
}
