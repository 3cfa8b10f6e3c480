extension Family {
  /// The bar is set outside every animation.
  ///
  /// `transform` (Approaches/Toolbar) sets it in one, except where animations are disabled, as in a rotation.
  static let noAnimation = Family(
    .noAnimation, rules: [.noAnimation],
    approaches: [
      NamedApproach(
        "no-animation", summary: "Sets the bar's transform without an animation.",
        code: """
          performWithoutAnimation {
            bar.transform = lifted
          }
          """
      ) { NoAnimation() },
      NamedApproach(
        "animations-on",
        summary: "Switches animations on before it sets the transform with the keyboard's curve.",
        code: """
          let wereEnabled = UIView
            .areAnimationsEnabled
          UIView.setAnimationsEnabled(true)
          animate(withDuration: duration,
                  options: curve << 16) {
            bar.transform = lifted
          }
          UIView.setAnimationsEnabled(wereEnabled)
          """
      ) { AnimationsOn() },
    ])
}

extension Rule {
  /// K7: the bar jumps while the keyboard moves.
  static let noAnimation = Rule(.motion, on: .any) { features in
    let episode = features.episodes.first { episode in
      guard episode.jumps.count < 4, episode.motionFault > features.tolerance,
        abs(episode.keyboardTravel) > 20, !episode.keyboardJumps, !features.startsAnew(episode)
      else { return false }
      // A bar above the keyboard has less far to go.
      let travel =
        features.isForm || abs(episode.barTravel) > leastTravel
        ? min(abs(episode.barTravel), abs(episode.keyboardTravel)) : abs(episode.keyboardTravel)
      return episode.largestJump > 0.5 * travel
    }
    guard let episode, let jump = episode.jumps.max(by: { $0.distance < $1.distance }) else {
      return nil
    }
    // A block that only left the keyboard's would be in it if it started at once.
    let causes: [Mending] =
      [.layout, .duration, .context]
      + (features.hop()?.onlyLeavesBlock == true ? [.start] : [])
    let best = causes.max { features.cured(by: $0) < features.cured(by: $1) }
    let cause = best ?? .layout
    let turn = cause == .context ? episode.sizeChange : nil
    let isCured = features.cured(by: cause) > Certainty.leastSupport
    let why =
      switch cause {
      case _ where turn == .rotation:
        "UIKit calls handlers with animations switched off while it turns the device."
      case _ where turn == .fold:
        "Handlers are called with animations switched off, as a fold is played like a rotation."
      case _ where !isCured: "It was set outside every animation."
      case .layout: "Layout placed it after the animation block had ended, so nothing animated it."
      case .duration: "It was moved with a duration of 0, or without animation."
      case .start: "It was set outside every animation, in a later turn."
      default:
        "It was set outside every animation, as the keyboard's own block was not around it."
      }
    return Finding(
      .noAnimation, cause: isCured ? cause : .duration, isCured ? .whole : .partial,
      evidence:
        "The \(features.mover) jumps \(jump.distance.points) at \(jump.time.milliseconds) "
        + (episode.keyboardRests(at: jump.time)
          ? "once the keyboard has \(episode.keyboardTravel < 0 ? "come" : "gone"). "
          : "while the keyboard animates. ") + why,
      fix: turn != nil
        ? Fix.animationsOn
        : isCured && ![.context, .start].contains(cause) ? Fix.of(cause) : Fix.curve)
  }

  /// The least travel of a bar to compare a jump with, in points.
  private static let leastTravel = 20.0
}

extension Episode {
  /// Whether the keyboard is at its end, to within a point.
  fileprivate func keyboardRests(at time: Double) -> Bool {
    guard let now = samples.last(where: { $0.time <= time }), let after else { return false }
    return abs(now.keyboardTop - after.keyboardTop) <= 1
  }
}
