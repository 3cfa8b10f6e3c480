import Basics

extension Family {
  /// A guide whose view came after the keyboard; `layout-guide` (Approaches/System) is asked for from the start.
  static let missedGuide = Family(
    .missedGuide, rules: [.missedGuide],
    approaches: [
      NamedApproach(
        "guide-late",
        summary: "Adds a view as the keyboard is announced, and pins the bar to its layout guide.",
        code: """
          // in keyboardWillShow
          view.insertSubview(host)
          content.bottomAnchor.constraint(
            equalTo: host.keyboardLayoutGuide
              .topAnchor)
          """
      ) { PinnedToLateGuide() },
      NamedApproach(
        "guide-with-floor",
        summary:
          "Pins the bar to such a guide, and never lets it be lower than the notified frame.",
        code: """
          pin.priority = high
          floor = content.bottomAnchor.constraint(
            lessThanOrEqualTo: safeArea.bottomAnchor)
          // in keyboardWillShow
          floor.constant = -overlap
          """
      ) { PinnedAboveFloor() },
    ])
}

extension Rule {
  /// K27: the bar rests where it is without a keyboard, and a layout guide of the app's stays at the bottom.
  static let missedGuide = Rule(.rest) { features in
    let told = features.film.log.compactMap { entry -> (time: Double, missed: Bool)? in
      guard case .guideStays(_, let missed) = entry.action else { return nil }
      return (entry.time, missed)
    }
    let covered = features.rests.first { episode, seam in
      guard seam < -features.tolerance, let bar = episode.after?.barBottom else { return false }
      return abs(bar - episode.home) < 1 && told.contains { $0.time < episode.end }
    }
    guard let (episode, seam) = covered, let guide = told.last(where: { $0.time < episode.end })
    else { return nil }
    return Finding(
      .missedGuide, cause: "layout guide", .whole,
      evidence:
        "The bar rests \(abs(seam).points) behind the keyboard, where it is without one, and so does its layout guide: "
        + (guide.missed
          ? "the guide's view came into the window at \(guide.time.milliseconds), when the keyboard was already moving, and "
            + "first follows the next move." : "the guide does not follow this keyboard."),
      fix: """
        // ask for the guide before a keyboard comes, of a view that is in the window from then on: in viewDidLoad
        pin = bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        pin.priority = .defaultHigh
        // and hold the bar above the notified frame, too: it is heard of without a view
        floor = bar.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor)
        // in keyboardWillShow
        \(Fix.overlap)
        floor.constant = -height
        """)
  }
}
