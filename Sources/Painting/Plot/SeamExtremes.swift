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
    let measures = film.measures(in: range)
    gap = measures.gapMax.time.map { Extreme(value: measures.gapMax.value, time: $0) }
    overlap = measures.overlapMax.time.map {
      Extreme(value: -measures.overlapMax.value, time: $0)
    }
  }

  /// Both, as far as they exist.
  var all: [Extreme] { [gap, overlap].compactMap { $0 } }
}
