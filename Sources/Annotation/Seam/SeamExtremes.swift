import Diagnosis
import Stage

/// The distance of two edges, negative where something is covered, and its time.
package struct SeamExtreme: Sendable, Hashable {
  /// In points.
  package let value: Double
  /// In seconds.
  package let time: Double

  /// For labels.
  package let text: String

  /// The text is for labels; nil for the value as a distance.
  package init(value: Double, time: Double, text: String? = nil) {
    self.value = value
    self.time = time
    self.text = text ?? value.distanceText
  }

  /// The same in a language.
  func `in`(_ words: PictureWords) -> SeamExtreme {
    SeamExtreme(value: value, time: time, text: words(text))
  }
}

/// A film's farthest gap and overlap, if any.
///
/// Gaps include bars lifted without a need and fields off the top or too high; overlaps are parts under the keyboard. A
/// gap that the keyboard has yet to close is neither.
struct SeamExtremes: Sendable, Hashable {
  let gap: SeamExtreme?
  let overlap: SeamExtreme?

  /// The extremes of judged frames.
  ///
  /// - Parameters:
  ///   - near: Times; the first that shows an extreme is preferred.
  ///   - counts: Filters the marks.
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
