extension Family {
  /// `first-show-only` (K08) ignores a new height, `transform` (Approaches/Toolbar) does not.
  static let heightChange = Family(
    .heightChange, rules: [.heightChange])
}

extension Rule {
  /// K9: right until the shown keyboard changes its height.
  static let heightChange = Rule(.event, on: .any) { features in
    let isResize = { (episode: Episode) in features.isResize(episode) }
    guard features.isFaultyOnly(from: isResize), features.runsOfShows.isEmpty,
      let episode = features.faulty.first(where: isResize)
    else { return nil }
    let step = abs(episode.keyboardTravel)
    let seam = abs(episode.restSeam ?? 0)
    return Finding(
      .heightChange, cause: Mending.height.name, abs(seam - step) < 1 ? .whole : .partial,
      evidence:
        "The \(features.tracked) is right until the keyboard changes its height by \(step.points) while it is shown; then "
        + "\(features.atRest(episode.restSeam ?? 0)).",
      fix: """
        // answer every keyboardWillChangeFrame, or every keyboardWillShow, also while it is shown
        bottom.constant = -height
        """)
  }
}
