import Basics

extension Features {
  /// The episode with the largest deviation in motion, its seam closed or unchanged at the ends.
  package var worstMotion: Episode? {
    episodes.filter { $0.motionFault > tolerance && !$0.keyboardJumps }
      .max { $0.motionFault < $1.motionFault }
  }

  package func lag(of episode: Episode) -> Lag? { Lag(of: episode, in: film) }

  /// The episode whose bar is most clearly late.
  package var clearestLag: (episode: Episode, lag: Lag)? {
    episodes.filter { $0.motionFault > tolerance }.compactMap { episode in
      lag(of: episode).flatMap { $0.isCertain ? (episode, $0) : nil }
    }.min { $0.1.residual < $1.1.residual }
  }

  /// The largest gap and overlap in an episode's frames, in order of time, in words.
  package func extremes(of episode: Episode) -> String {
    func largest(_ sign: Double) -> (time: Double, words: String)? {
      let worst = Film.largest(episode.frames.map { ($0.time, ($0.seam ?? 0) * sign) })
      guard let time = worst.time, worst.value > tolerance else { return nil }
      let words = sign > 0 ? "a gap of \(worst.value.points)" : "\(worst.value.points) covered"
      return (time, "\(words) after \((time - episode.begin).milliseconds)")
    }
    // For a bar that keeps a distance by design, the seam is not a measure.
    if episode.margin > tolerance, episode.fault > tolerance {
      return "up to \(episode.fault.points) out of position"
    }
    // A field may be anywhere above the keyboard.
    let parts = [largest(-1), isForm ? nil : largest(1)].compactMap { $0 }
      .stablySorted { $0.time < $1.time }
    let event = episode.actions.first == .hideKeyboard ? " of the hide" : ""
    guard parts.isEmpty else { return parts.map(\.words).joined(separator: ", then ") + event }
    let seen = episode.seenMotionFault
    return seen > tolerance
      ? "up to \(seen.points) apart"
      : "up to \(episode.motionFault.points) apart, between two frames of the film"
  }
}

extension Episode {
  package var largestJump: Double { jumps.map(\.distance).max() ?? 0 }

  /// Whether the keyboard is at its end at once.
  package var keyboardJumps: Bool {
    guard let before, let first = samples.first, let after else { return true }
    let travel = abs(after.keyboardTop - before.keyboardTop)
    return travel > 1 && abs(first.keyboardTop - before.keyboardTop) > 0.9 * travel
  }
}
