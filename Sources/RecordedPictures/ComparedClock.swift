package import Recordings

/// The clocks of two recordings, set by when each of their motions begins.
///
/// Rests between motions may be longer in one: from shortly before a motion on, its own begin counts.
package struct ComparedClock {
  /// From when on, in seconds of the earlier recording, and how much later the later one's clock is then.
  private let parts: [(start: Double, delay: Double)]

  /// The longest time before a motion that is set by it, in seconds.
  private static let lead = 0.3

  package init(_ comparison: RecordingComparison) {
    func rest(before event: Int, in film: RecordedFilm) -> (start: Double, length: Double) {
      let start = film.frames[film.events[event].frames.lowerBound].time
      let end = event > 0 ? film.frames[film.events[event - 1].frames.upperBound].time : 0
      return (start, max(0, start - end))
    }
    parts = comparison.motions.compactMap { motion in
      motion.delay.map { delay in
        let one = rest(before: motion.before, in: comparison.before.film)
        let other = rest(before: motion.after, in: comparison.after.film)
        let lead = min(ComparedClock.lead, one.length / 2, other.length / 2)
        return (min(one.start, other.start - delay) - lead, delay)
      }
    }
  }

  /// A time of the earlier recording in the later one, in seconds.
  package func later(_ time: Double) -> Double {
    let index = parts.lastIndex { $0.start <= time } ?? 0
    guard parts.indices.contains(index) else { return time }
    let next = index + 1 < parts.count ? parts[index + 1].start + parts[index + 1].delay : .infinity
    return min(time + parts[index].delay, next)
  }

  /// A time of the later recording in the earlier one, in seconds.
  package func earlier(_ time: Double) -> Double {
    let index = parts.lastIndex { $0.start + $0.delay <= time } ?? 0
    guard parts.indices.contains(index) else { return time }
    let next = index + 1 < parts.count ? parts[index + 1].start : .infinity
    return min(time - parts[index].delay, next)
  }
}
