extension Family {
  /// Another curve: `transform-no-curve` fails, `transform` does not (Approaches/Toolbar).
  static let curve = Family(
    .curve, rules: [.curve])
}

extension Rule {
  /// K4: together at both ends, apart in between, and not just later.
  static let curve = Rule(.motion, on: .any) { features in
    guard let episode = features.worstMotion, episode.largestJump < 0.2 * abs(episode.barTravel),
      features.lag(of: episode)?.isCertain != true, abs(episode.barTravel) > 20
    else { return nil }
    let cure = features.cure(among: [.curve, .duration])
    let curvesShare = max(features.cured(by: .curve), features.cured(by: .duration))
    let cause = cure ?? (curvesShare > Certainty.leastSupport ? .curve : nil)
    // An animated scroll has no curve that a handler could change.
    guard cause != nil || !features.scrollsField(in: episode) else { return nil }
    let extremes = features.extremes(of: episode)
    let isLate =
      cure == nil
      && (features.cured(by: .start) > max(curvesShare, Certainty.leastSupport)
        || features.hop().map { $0.delay > oneFrame } ?? false)
    return Finding(
      .curve, cause: cause ?? .curve,
      cure != nil ? .whole : cause != nil ? .partial : .faint,
      evidence: (features.isForm
        ? "The keyboard \(episode.keyboardTravel < 0 ? "overtakes the field" : "is overtaken by the field") "
          + "in between: \(extremes). "
        : isLate
          ? "The bar starts late, and does not move as the keyboard did: \(extremes). "
          : "Bar and keyboard start together and end at the same place, but part in between: \(extremes). ")
        + (cause == .duration
          ? "The \(features.mover) takes a different time than the keyboard."
          : "The \(features.mover) moves on a different curve than the keyboard."),
      fix: Fix.of(cause ?? .curve))
  }
}
