import Basics

extension Family {
  /// The first of several shows is taken for the last; `transform` (Toolbar) handles each.
  static let severalNotifications = Family(
    .severalNotifications, rules: [.severalNotifications],
    approaches: [
      NamedApproach(
        "first-show-only",
        summary: "Lifts the bar for the first willShow and ignores later ones while it is up.",
        code: """
          guard !isShown else { return }
          isShown = true
          animate(withDuration: duration,
                  options: curve << 16) {
            bar.transform = lifted
          }
          """
      ) { FirstShowOnly() }
    ])
}

extension Rule {
  /// K8: the bar reverses between notifications in quick succession.
  static let severalNotifications = Rule(.event) { features in
    for run in features.runsOfShows {
      let bar = run.episodes.flatMap(\.samples).map(\.barBottom)
      let keyboard = run.episodes.flatMap(\.samples).map(\.keyboardTop)
      let turns = bar.turningPoints(beyond: 2).count - keyboard.turningPoints(beyond: 2).count
      guard run.episodes.contains(where: { $0.fault > features.tolerance }) else { continue }
      let first = run.shows[0].frameEnd.height
      let isOdd = run.shows.dropFirst().contains { $0.frameEnd.height > first + 20 }
      guard turns > 0 || isOdd else { continue }
      return Finding(
        .severalNotifications, cause: "notifications", turns > 0 ? .whole : .partial,
        evidence:
          "\(run.shows.count) shows are announced within \(run.length.milliseconds)"
          + (isOdd ? ", the first for a keyboard of \(first.points)" : "")
          + (turns > 0
            ? ", and the bar reverses between them while the keyboard does not."
            : ", and the bar takes the first for the last."),
        fix: Fix.overlap)
    }
    return nil
  }
}
