extension Family {
  /// The handler is deferred; `transform` (Approaches/Toolbar) moves the bar at once.
  static let lateStart = Family(
    .lateStart, rules: [.lateStart],
    approaches: [
      NamedApproach(
        "late-start", BarMove(.transform, delay: 0.2),
        summary: "Sets the transform with the keyboard's curve, 0.2 s after the notification.")
    ])
}

extension Rule {
  /// K5: the keyboard's own motion, later.
  static let lateStart = Rule(.motion, on: .any) { features in
    guard let (episode, lag) = features.clearestLag else { return lateInTheLog(features) }
    // A handler that waits for a busy main thread is reported as a stall.
    guard !lag.isStepped, lag.delay > oneFrame,
      features.cured(by: .stall) <= Certainty.leastSupport
    else { return nil }
    return Finding(
      .lateStart, cause: .start, features.cured(by: .start) > 0.5 ? .whole : .partial,
      evidence:
        "The \(features.mover) makes the keyboard's own motion \(lag.delay.milliseconds) late: "
        + "\(features.extremes(of: episode)).", fix: Fix.start)
  }

  /// K5 of a bar with its own motion: it begins after the notification, and no fix cures it.
  private static func lateInTheLog(_ features: Features) -> Finding? {
    guard let episode = features.worstMotion, !episode.isStepped, let hop = features.hop(),
      hop.delay > oneFrame,
      [.curve, .duration, .start].allSatisfy({
        features.cured(by: $0) <= Certainty.leastSupport
      })
    else { return nil }
    return Finding(
      .lateStart, cause: Mending.start.name, .partial, isUnambiguous: true,
      evidence: "The \(features.mover) starts \(hop.delay.milliseconds) late: "
        + "\(features.extremes(of: episode)).", fix: Fix.startWithCurve)
  }
}
