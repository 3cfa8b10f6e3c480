import Basics

extension Family {
  /// The keyboard turns round in motion; `transform` (Approaches/Toolbar) adds to the running animation, and turns with
  /// it.
  static let lostPresentation = Family(
    .lostPresentation, rules: [.lostPresentation],
    approaches: [
      NamedApproach(
        "animations-removed",
        summary:
          "Removes the bar's animations before it sets the transform with the keyboard's curve.",
        code: """
          bar.removeAllAnimations()
          animate(withDuration: duration,
                  options: curve << 16) {
            bar.transform = lifted
          }
          """
      ) { AnimationsRemoved(rebases: false) },
      NamedApproach(
        "animations-rebased",
        summary: "Sets the bar where it is seen, removes its animations, and animates from there.",
        code: """
          bar.transform.ty += presentation
          bar.removeAllAnimations()
          animate(withDuration: duration,
                  options: curve << 16) {
            bar.transform = lifted
          }
          """
      ) { AnimationsRemoved(rebases: true) },
    ])
}

extension Rule {
  /// K28: as the keyboard turns round in motion, the bar starts anew on the keyboard's curve, from rest.
  static let lostPresentation = Rule(.motion, on: .any) { features in
    guard let episode = features.episodes.first(where: features.startsAnew),
      let last = features.film.events.last(where: { $0.time < episode.begin })
    else { return nil }
    let jump = episode.jumps.first { $0.time == episode.begin }?.distance ?? 0
    let how =
      jump > features.tolerance
      ? "it jumps \(jump.points) to where it was going, and starts from there"
      : "it starts anew from where it is, without the speed that it had"
    return Finding(
      .lostPresentation, cause: "presentation", .whole,
      evidence:
        "The keyboard turns round \((episode.begin - last.time).milliseconds) after it started, and the \(features.mover) "
        + "does not turn with it: at \(episode.begin.milliseconds) \(how). Then it has \(features.extremes(of: episode)).",
      fix: """
        // leave the running animation: a block adds to it, from the visible position, and turns round as the keyboard does
        // (no layer.removeAllAnimations(), no place read from layer.presentation())
        \(Fix.curve)
        """)
  }
}

extension Features {
  /// Whether the bar moves from its place after the turn of an interruption as from rest, on the keyboard's own timing.
  func startsAnew(_ episode: Episode) -> Bool {
    guard episode.beginsInMotion, episode.isPlain, !episode.isFading, episode.fault > tolerance,
      let timing = keyboardsTiming(in: episode)
    else { return false }
    let samples = episode.samples.drop { $0.moment.isBeforeTurns && $0.time == episode.begin }
    guard let first = samples.first, let last = samples.last,
      abs(last.barBottom - first.barBottom) > tolerance
    else { return false }
    return samples.allSatisfy { sample in
      let progress = timing.progress(at: sample.time)
      let place = first.barBottom + (last.barBottom - first.barBottom) * progress
      return abs(sample.barBottom - place) < Rule.nearness
    }
  }

  private func keyboardsTiming(in episode: Episode) -> Timing? {
    for entry in film.log where entry.time == episode.begin {
      if case .block(let block) = entry.action, block.isKeyboards { return block.timing }
    }
    return nil
  }
}
