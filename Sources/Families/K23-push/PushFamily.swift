extension BugFamily {
  /// K23.
  public static let push = BugFamily(
    number: 23, title: "inherits a push in progress")
}

extension Family {
  /// The handler runs in a push's animation: `transform` (Approaches/Toolbar) inherits it, `override-inherited` does not.
  static let push = Family(
    .push, rules: [.push],
    approaches: [
      NamedApproach(
        "override-inherited",
        summary:
          "Sets the transform with the keyboard's curve and overrides what it would inherit.",
        code: """
          animate(withDuration: duration,
            options: [curve << 16,
              .overrideInheritedCurve,
              .overrideInheritedDuration]) {
            bar.transform = lifted
          }
          """
      ) { OverrideInherited() }
    ])
}

extension Rule {
  /// K23: right but for the show that comes with a push.
  static let push = Rule(.event, on: .any) { features in
    let isPush = { (episode: Episode) in episode.has { $0 == .push } }
    guard let episode = features.faulty.first(where: isPush),
      episode.motionFault > features.tolerance, features.faulty.allSatisfy({ isPush($0) })
    else { return nil }
    return Finding(
      .push, cause: features.cured(by: .context) > 0.5 ? .context : .curve, .whole,
      evidence:
        "The keyboard comes while the screen is pushed, and the \(features.tracked) moves with the push instead of "
        + "the keyboard: \(features.extremes(of: episode)). The handler runs in the push's animation and "
        + "inherits its duration and curve.",
      fix: """
        UIView.animate(withDuration: duration, delay: 0, options: [
          UIView.AnimationOptions(rawValue: curve << 16),
          .overrideInheritedDuration, .overrideInheritedCurve]) { … }
        """)
  }
}
