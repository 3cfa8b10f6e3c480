/// A clock with another pace for its remainder, from its current value on; it keeps the old clock.
struct ClockTurning: Sendable, Hashable, Codable {
  enum Rest: Sendable, Hashable, Codable {
    case stretched
    case paced(Timing)
  }

  /// The earlier clock, in an array since a structure cannot contain its own type.
  private let before: [AnimationClock]
  /// Where it was turned, on the earlier clock's time line.
  private let place: Double
  /// Of the remainder.
  private let duration: Double
  private let rest: Rest
  /// Whether the remainder leads back to the beginning, which precedes `place` on the time line.
  private let isBack: Bool
  private let progress: Double
  /// The time that the remainder would have taken without the turn.
  private let oldDuration: Double

  /// Continues a clock differently from `place` on its time line of `length`, all in seconds.
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

  /// Progress on the new time line: the remainder from `place`, or up to `duration` going back.
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
