extension Family {
  /// The keyboard comes already up: `transform` animates the bar, `in-place-at-once` does not.
  static let push = Family(
    .push, rules: [.push],
    approaches: [
      NamedApproach(
        "in-place-at-once",
        summary:
          "Sets the transform without animation where begin and end frame are equal, else with the keyboard's curve.",
        code: """
          if beginFrame == endFrame {
            performWithoutAnimation {
              bar.transform = lifted
            }
          } else {
            animate(withDuration: duration,
                    options: curve << 16) {
              bar.transform = lifted
            }
          }
          """
      ) { InPlaceAtOnce() }
    ])
}

extension Rule {
  /// K23: right except for the show that comes with a push.
  static let push = Rule(.event, on: .any) { features in
    let isPush = { (episode: Episode) in episode.has(\.isPush) }
    guard let episode = features.faulty.first(where: isPush),
      episode.motionFault > features.tolerance, features.faulty.allSatisfy({ isPush($0) })
    else { return nil }
    return Finding(
      .push, cause: .duration, .whole,
      evidence:
        "The keyboard comes from the right with the screen that is pushed, already up: begin and end frame are equal. The "
        + "\(features.tracked) only rises to it meanwhile: \(features.extremes(of: episode)).",
      fix: """
        if beginFrame == endFrame {
          UIView.performWithoutAnimation { … }
        }
        """)
  }
}
