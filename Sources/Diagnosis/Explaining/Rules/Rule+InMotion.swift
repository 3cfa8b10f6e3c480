extension Rule {
  /// What is told by how the bar goes where the keyboard goes.
  static let inMotion = [curve, lateStart, oneFrameBehind, noAnimation, feedback]

  /// How much longer than a tick at 60 Hz a delay may be and still be one frame, in seconds: half a tick.
  static let oneFrame = 1.5 / 60

  /// K4: together at both ends, apart on the way, and not just later.
  static let curve = Rule { features in
    guard let episode = features.worstMotion, episode.largestJump < 0.2 * abs(episode.barTravel),
      features.lag(of: episode)?.isCertain != true, abs(episode.barTravel) > 20
    else { return nil }
    let cure = features.cure(among: [.curve, .duration])
    let curvesShare = max(features.cured(by: .curve), features.cured(by: .duration))
    let cause = cure ?? (curvesShare > 0.3 ? .curve : nil)
    let extremes = features.extremes(of: episode)
    let isLate = cure == nil && features.cured(by: .start) > max(curvesShare, 0.3)
    return Finding(
      .curve, cause: (cause ?? .curve).name,
      confidence: cure != nil ? 0.92 : 0.5 + 0.3 * max(0, curvesShare),
      evidence: (features.isForm
        ? "The keyboard \(episode.keyboardTravel < 0 ? "overtakes the field" : "is overtaken by the field") "
          + "on the way: \(extremes). "
        : isLate
          ? "The bar starts late, and does not go as the keyboard did then: \(extremes). "
          : "Bar and keyboard start together and arrive together, but part on the way: \(extremes). ")
        + (cause == .duration
          ? "The \(features.mover) takes another time than the keyboard."
          : "The \(features.mover) moves on another curve than the keyboard."),
      fix: isLate ? Fix.startWithCurve : Fix.of(cause ?? .curve))
  }

  /// K5: the keyboard's own motion, later.
  static let lateStart = Rule { features in
    guard let (episode, lag) = features.clearestLag, !lag.isStepped, lag.delay > oneFrame else {
      return nil
    }
    return Finding(
      .lateStart, cause: Mending.start.name,
      confidence: features.cured(by: .start) > 0.5 ? 0.95 : 0.8,
      evidence:
        "The \(features.mover) makes the keyboard's own motion \(lag.delay.milliseconds) late: "
        + "\(features.extremes(of: episode)).", fix: Fix.start)
  }

  /// K6: the keyboard's own motion, a tick later.
  static let oneFrameBehind = Rule { features in
    guard let (episode, lag) = features.clearestLag,
      lag.delay <= (lag.isStepped ? 2 : 1) * oneFrame
    else { return nil }
    return Finding(
      .oneFrameBehind, cause: Mending.start.name,
      confidence: features.cured(by: .start) > 0.5 ? 0.95 : 0.85,
      evidence: (features.isForm
        ? "The view moves as the keyboard did \(lag.delay.milliseconds) before, one frame: "
        : "The bar is where the keyboard was \(lag.delay.milliseconds) before, one frame: the gap is the "
          + "keyboard's speed times that, ")
        + "\(features.extremes(of: episode))."
        + (lag.isStepped ? " It is set anew from frame to frame." : ""),
      fix: """
        // let UIKit animate it, in keyboardWillShow, instead of following frame by frame
        UIView.animate(withDuration: duration, …, options: curve << 16) { … }
        """)
  }

  /// K7: the bar jumps while the keyboard moves.
  static let noAnimation = Rule { features in
    let episode = features.episodes.first { episode in
      episode.jumps.count < 4 && episode.motionFault > features.tolerance
        && abs(episode.keyboardTravel) > 20
        && episode.largestJump
          > 0.5 * abs(features.isForm ? episode.barTravel : episode.keyboardTravel)
        && !episode.keyboardJumps
    }
    guard let episode, let jump = episode.jumps.max(by: { $0.distance < $1.distance }) else {
      return nil
    }
    let cause =
      [Mending.layout, .duration, .context].max {
        features.cured(by: $0) < features.cured(by: $1)
      } ?? .layout
    let isCured = features.cured(by: cause) > 0.3
    let why =
      switch cause {
      case _ where !isCured: "It was set outside every animation."
      case .layout: "Layout placed it after the animation block had ended, so nothing animated it."
      case .duration: "It was moved with a duration of 0, or without animation."
      default:
        "It was set outside every animation, while the keyboard's own block was not around it."
      }
    return Finding(
      .noAnimation, cause: (isCured ? cause : .duration).name, confidence: isCured ? 0.93 : 0.8,
      evidence:
        "The \(features.mover) jumps \(jump.distance.points) at \(jump.time.milliseconds) while the keyboard takes "
        + "its time. \(why)",
      fix: isCured && cause != .context ? Fix.of(cause) : Fix.curve)
  }

  /// K24: the bar swings to and fro while the keyboard goes one way.
  static let feedback = Rule { features in
    let swings = features.episodes.map { $0.swings(beyond: 1) }.max() ?? 0
    guard swings >= fewestSwings else { return dampedFeedback(features) }
    let seen = features.episodes.map { $0.seenSwings(beyond: 1) }.max() ?? 0
    return Finding(
      .feedback, cause: Mending.start.name, confidence: swings > 4 ? 0.97 : 0.9,
      evidence:
        "The \(features.mover) turns round \(seen >= fewestSwings ? seen : swings) times while the keyboard goes one way: "
        + "it is set from a measurement that it changes itself and that comes late.",
      fix: Fix.noMeasuring)
  }

  /// How often a bar must turn round to swing.
  private static let fewestSwings = 3

  /// K24 without swings: from frame to frame each step takes the same share of the distance that was measured.
  private static func dampedFeedback(_ features: Features) -> Finding? {
    guard let share = features.episodes.compactMap({ Steps(of: $0)?.share }).first else {
      return nil
    }
    return Finding(
      .feedback, cause: Mending.start.name, confidence: 0.955,
      evidence:
        "The \(features.mover) goes from frame to frame, and each step takes the same "
        + "\((share * 100).rounded().shortest) % of the distance that is left: it is set from a "
        + "measurement that it changes itself, and comes behind the keyboard.",
      fix: Fix.noMeasuring)
  }
}
