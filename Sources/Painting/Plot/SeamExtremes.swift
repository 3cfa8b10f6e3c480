import Diagnosis
import Stage

/// The largest gap and the largest overlap of a film's frames between two times, where there is
/// one.
struct SeamExtremes: Sendable, Hashable {
  /// A value of the series `gap` and when it was reached first, in points and seconds.
  struct Extreme: Sendable, Hashable {
    let value: Double
    let time: Double
  }

  let gap: Extreme?
  let overlap: Extreme?

  init(_ film: Film, range: ClosedRange<Double>) {
    var gap: Extreme?
    var overlap: Extreme?
    for (time, value) in zip(film.frameTimes, film.series(.gap)) where range.contains(time) {
      guard let value else { continue }
      if value > gap?.value ?? 0 { gap = Extreme(value: value, time: time) }
      if value < overlap?.value ?? 0 { overlap = Extreme(value: value, time: time) }
    }
    self.gap = gap
    self.overlap = overlap
  }

  /// Both, as far as they exist.
  var all: [Extreme] { [gap, overlap].compactMap { $0 } }
}
