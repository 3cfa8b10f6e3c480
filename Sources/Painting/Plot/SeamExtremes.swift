import Diagnosis
import Stage

/// The farthest above and the farthest below of a film's frames between two times, where there is one.
///
/// Above are gaps, bars that are lifted for nothing and fields off the top; below is what the keyboard covers.
struct SeamExtremes: Sendable, Hashable {
  /// A value, negative where something is covered, and when it was reached first, in points and seconds.
  struct Extreme: Sendable, Hashable {
    let value: Double
    let time: Double
  }

  let gap: Extreme?
  let overlap: Extreme?

  init(_ film: Film, range: ClosedRange<Double>) {
    let measures = film.measures(in: range)
    let above = [measures.gapMax, measures.liftUnneeded, measures.field?.offTopMax]
    let below = [measures.overlapMax, measures.field?.coveredMax]
    gap = SeamExtremes.largest(above, sign: 1)
    overlap = SeamExtremes.largest(below, sign: -1)
  }

  private static func largest(_ measures: [Measure?], sign: Double) -> Extreme? {
    guard let largest = measures.compactMap({ $0 }).max(by: { $0.value < $1.value }),
      let time = largest.time
    else { return nil }
    return Extreme(value: sign * largest.value, time: time)
  }

  /// Both, as far as they exist.
  var all: [Extreme] { [gap, overlap].compactMap { $0 } }
}
