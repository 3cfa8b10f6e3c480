import Diagnosis
import Stage

/// The farthest above and the farthest below of a film's frames between two times, where there is one.
///
/// Above are gaps, bars that are lifted for nothing and fields off the top or too high; below is what the keyboard
/// covers. What parts bar and keyboard only until the keyboard has come is neither.
struct SeamExtremes: Sendable, Hashable {
  /// A value, negative where something is covered, and when it was reached first, in points and seconds.
  struct Extreme: Sendable, Hashable {
    let value: Double
    let time: Double
  }

  let gap: Extreme?
  let overlap: Extreme?

  /// The extremes of the frames in a range of seconds.
  ///
  /// - Parameters:
  ///   - near: Times of which the first is taken that shows an extreme, before any other that does.
  ///   - counts: Which of what is marked is looked at.
  init(
    _ film: Film, range: ClosedRange<Double>, near: [Double] = [],
    counts: (MarkedSeam) -> Bool = { _ in true }
  ) {
    let all = film.frameTimes.filter { range.contains($0) && !film.isMovingFocus(at: $0) }
      .compactMap { time -> Extreme? in
        guard let marked = film.marked(at: time), counts(marked), marked.signed != 0 else {
          return nil
        }
        return Extreme(value: marked.signed, time: time)
      }
    func farthest(_ all: [Extreme]) -> Extreme? {
      guard let largest = all.map(\.value.magnitude).max() else { return nil }
      let alike = all.filter { $0.value.magnitude >= largest - Seam.rounding }
      let shown = near.lazy.compactMap { time in alike.first { $0.time == time } }.first
      return shown ?? all.first { $0.value.magnitude == largest }
    }
    gap = farthest(all.filter { $0.value > 0 })
    overlap = farthest(all.filter { $0.value < 0 })
  }

  /// Both, as far as they exist.
  var all: [Extreme] { [gap, overlap].compactMap { $0 } }
}
