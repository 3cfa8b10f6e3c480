/// A clock that was told, on its way, to cover what is left of it by another pace, or in another time.
///
/// It covers that from the value that it had come to, so that nothing jumps, and keeps what it was before, to run back
/// through.
struct ClockTurning: Sendable, Hashable {
  /// What is left of the way.
  enum Rest: Sendable, Hashable {
    /// As before, faster or slower.
    case stretched
    /// By a timing that begins at 0.
    case paced(Timing)
  }

  /// What it was before: one clock, in an array since a structure cannot hold its own kind.
  private let before: [AnimationClock]
  /// Where it was told, on the time line before.
  private let place: Double
  /// How long the rest takes, in seconds.
  private let duration: Double
  private let rest: Rest
  /// Whether the rest leads back to the beginning, which comes before `place` on the time line.
  private let isBack: Bool
  /// How far it had come, 0…1 unless it swings.
  private let progress: Double
  /// How long what is left took before, in seconds.
  private let oldDuration: Double

  /// A clock that goes on otherwise from a place of its time line.
  ///
  /// - Parameters:
  ///   - before: The clock so far.
  ///   - place: Where it is, in seconds of its time line.
  ///   - length: How long its whole time line is, in seconds.
  ///   - rest: How it covers what is left.
  ///   - duration: How long that takes, in seconds.
  ///   - isBack: Whether it is on its way back.
  init(
    _ before: AnimationClock, at place: Double, of length: Double, _ rest: Rest, duration: Double,
    isBack: Bool
  ) {
    var whole = before
    whole.keys = nil
    self.before = [whole]
    self.place = place
    self.duration = duration
    self.rest = rest
    self.isBack = isBack
    progress = before.wholeProgress(at: place)
    oldDuration = isBack ? place : length - place
  }

  /// How far it has come at a time on the new time line: from `place` on that is the rest, or up to `duration` where
  /// the rest leads back.
  func progress(at time: Double) -> Double {
    isBack ? progressGoingBack(at: time) : progressGoingOn(at: time)
  }

  private func progressGoingOn(at time: Double) -> Double {
    guard time > place else { return before[0].wholeProgress(at: time) }
    let passed = time - place
    switch rest {
    case .stretched:
      guard passed < duration else { return 1 }
      return before[0].wholeProgress(at: place + passed * oldDuration / duration)
    case .paced(let timing): return progress + (1 - progress) * timing.progress(at: passed)
    }
  }

  private func progressGoingBack(at time: Double) -> Double {
    guard time < duration else { return before[0].wholeProgress(at: time - duration + place) }
    switch rest {
    case .stretched: return before[0].wholeProgress(at: time * oldDuration / duration)
    case .paced(let timing): return progress * (1 - timing.progress(at: duration - time))
    }
  }
}
