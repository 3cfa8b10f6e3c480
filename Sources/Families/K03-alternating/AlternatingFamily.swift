extension Family {
  /// Measured from the bar, lifted or not; `transform` (Approaches/Toolbar) measures from the view.
  static let alternating = Family(
    .alternating, rules: [.alternating],
    approaches: [
      NamedApproach(
        "measured-from-bar",
        summary: "Lifts the bar by how much the keyboard covers of it where it is now.",
        code: """
          constant = -max(0, bar.maxY
                             - frameEnd.minY)
          """
      ) { MeasuredFromBar() }
    ])
}

extension Rule {
  /// K3: the same keyboard, and the bar in one of two positions.
  static let alternating = Rule(.event) { features in
    let rests = features.rests
    guard let away = features.episodes.first(where: { $0.has { $0 == .enterBackground } }),
      let first = rests.first, first.episode.begin < away.begin,
      let other = rests.first(where: { rest in
        rest.episode.begin > away.begin && abs(rest.seam - first.seam) > features.tolerance
          && abs(
            (rest.episode.after?.keyboardTop ?? 0) - (first.episode.after?.keyboardTop ?? 0)) < 1
      })
    else { return nil }
    return Finding(
      .alternating, cause: Mending.height.name, .whole,
      evidence:
        "With the same keyboard the bar rests in two positions: \(features.atRest(first.seam)) at first, and "
        + "\(features.atRest(other.seam)) after the app was in the background.",
      fix: Fix.absolute)
  }
}
