extension Family {
  /// The view moves, and the bar in it too; `layout-guide` (Approaches/System) moves the bar alone.
  static let viewAndGuide = Family(
    .viewAndGuide, rules: [.viewAndGuide, .liftedAndScrolled],
    approaches: [
      NamedApproach(
        "view-and-guide",
        summary: "Pins the bar to the keyboard layout guide and moves the whole view as well.",
        code: """
          bar.bottomAnchor.constraint(
            equalTo: view.keyboardLayoutGuide
              .topAnchor)
          // and in willShow
          view.transform = lifted
          """
      ) { ViewAndGuide() }
    ])
}

extension Rule {
  /// K11: the view moves, and the bar in the view as well.
  static let viewAndGuide = Rule(.event) { features in
    guard !features.faulty.isEmpty else { return nil }
    // In a rotation everything takes another size, and moves in it.
    for episode in features.episodes where features.isFaulty(episode) && !episode.changesSize {
      let times = [0.05, 0.1, 0.2, 0.3].compactMap { time in
        episode.frames.first { $0.time >= episode.begin + time }?.time
      }
      let moves = times.map { features.ownMoves(from: .before(episode.begin), to: .at($0)) }
      let least = 0.1 * abs(episode.keyboardTravel)
      guard least > 2, let both = moves.first(where: { $0.filter { abs($0) > least }.count >= 2 })
      else { continue }
      let parts = both.filter { abs($0) > least }.map(\.magnitude)
      return Finding(
        .viewAndGuide, cause: "two movers", .whole,
        evidence:
          "Two things move the bar at once: in motion it has moved \(parts[0].points) by itself and "
          + "\(parts[1].points) with the view around it.",
        fix: """
          // move one of them: either the view, or the bar through keyboardLayoutGuide
          view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
          """)
    }
    return nil
  }

  /// K11: the system scrolls to the field, and the view is lifted as well.
  static let liftedAndScrolled = Rule(.rest, on: .form) { features in
    guard let rest = features.fieldRest(movedTwiceBy: \.scrolled) else { return nil }
    return Finding(
      .viewAndGuide, cause: "two movers", .whole,
      evidence:
        "Two things move the field: it is scrolled up by \(rest.scrolled.points), and the view is "
        + "lifted by \(rest.lift.points) as well, where \(rest.neededLift.points) would do. "
        + "It \(features.state(of: rest)).",
      fix: """
        // leave the view of a table view controller alone: it scrolls to the field by itself
        guard !(controller is UITableViewController) else { return }
        """)
  }
}
