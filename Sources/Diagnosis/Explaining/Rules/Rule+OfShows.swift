extension Rule {
  /// What is told by several shows, and by how far they lift the bar.
  static let ofShows = [
    alternating, severalNotifications, heightChange, appliedTwice, viewAndGuide,
  ]

  /// K3: the same keyboard, and the bar at one of two places.
  static let alternating = Rule { features in
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
      .alternating, cause: Mending.height.name, confidence: 0.96,
      evidence:
        "The same keyboard, and the bar rests at two places: \(features.atRest(first.seam)) at first, and "
        + "\(features.atRest(other.seam)) once the app was in the background.",
      fix: Fix.absolute)
  }

  /// K8: the bar turns round between notifications that come one upon the other.
  static let severalNotifications = Rule { features in
    for run in features.runsOfShows {
      let bar = run.episodes.flatMap(\.samples).map(\.barBottom)
      let keyboard = run.episodes.flatMap(\.samples).map(\.keyboardTop)
      let turns = Episode.turns(bar, beyond: 2) - Episode.turns(keyboard, beyond: 2)
      guard run.episodes.contains(where: features.isFaulty) || turns > 0 else { continue }
      let first = run.shows[0].frameEnd.height
      let isOdd = run.shows.dropFirst().contains { $0.frameEnd.height > first + 20 }
      guard turns > 0 || isOdd else { continue }
      return Finding(
        .severalNotifications, cause: "notifications", confidence: turns > 0 ? 0.955 : 0.7,
        evidence:
          "\(run.shows.count) shows are announced within \(run.length.milliseconds)"
          + (isOdd ? ", the first for a keyboard of \(first.points)" : "")
          + (turns > 0
            ? ", and the bar turns round between them while the keyboard does not."
            : ", and the bar takes the first for the last."),
        fix: Fix.overlap)
    }
    return nil
  }

  /// K9: right until the shown keyboard changes its height.
  static let heightChange = Rule { features in
    let isResize = { (episode: Episode) in features.isResize(episode) }
    guard features.isFaultyOnly(from: isResize), features.runsOfShows.isEmpty,
      let episode = features.faulty.first(where: isResize)
    else { return nil }
    let step = abs(episode.keyboardTravel)
    let seam = abs(episode.restSeam ?? 0)
    return Finding(
      .heightChange, cause: Mending.height.name,
      confidence: abs(seam - step) < 1 ? 0.96 : 0.9,
      evidence:
        "The \(features.rider) is right until the keyboard changes its height by \(step.points) while it is shown; then "
        + "\(features.atRest(episode.restSeam ?? 0)).",
      fix: """
        // answer every keyboardWillChangeFrame, or every keyboardWillShow, also while it is shown
        bottom.constant = -height
        """)
  }

  /// K10: lifted by twice what is needed, or by what was needed before and now.
  static let appliedTwice = Rule { features in
    guard features.sheet == nil, !features.hearsUprightFrames else { return nil }
    for (episode, seam) in features.rests where seam > features.tolerance {
      guard let after = episode.after else { continue }
      let lift = episode.home - after.barBottom
      let screen = features.film.device(at: episode.begin)
      let height = screen.size.height - after.keyboardTop
      let needs = [height, height - screen.safeArea.bottom, lift - seam]
      let times = needs.map { $0 > 1 ? lift / $0 : 0 }
      let exact = times.first { $0 > 1.9 && abs($0 - $0.rounded()) < 0.01 }
      guard let most = times.max(), exact != nil || most > 1.5,
        !features.wasAnnounced(lift, in: episode), features.liftsByOneLayer(lift, in: episode)
      else { continue }
      return Finding(
        .appliedTwice, cause: "accumulation", confidence: exact == nil ? 0.8 : 0.965,
        evidence:
          "The bar is lifted by \(lift.points) for a keyboard of \(height.points)"
          + (exact.map { ": \($0.rounded().shortest) times what is needed" } ?? "")
          + ". What moves it is added for each notification, and is there already.",
        fix: Fix.absolute)
    }
    return nil
  }

  /// K11: the view moves, and the bar in the view as well.
  static let viewAndGuide = Rule { features in
    guard !features.faulty.isEmpty else { return nil }
    for episode in features.episodes where features.isFaulty(episode) {
      let times = [0.05, 0.1, 0.2, 0.3].compactMap { time in
        episode.frames.first { $0.time >= episode.begin + time }?.time
      }
      let moves = times.map { features.ownMoves(from: .before(episode.begin), to: .at($0)) }
      let least = 0.1 * abs(episode.keyboardTravel)
      guard least > 2, let both = moves.first(where: { $0.filter { abs($0) > least }.count >= 2 })
      else { continue }
      let parts = both.filter { abs($0) > least }.map(\.magnitude)
      return Finding(
        .viewAndGuide, cause: "two movers", confidence: 0.97,
        evidence:
          "Two things move the bar at once: on the way it has gone \(parts[0].points) by itself and "
          + "\(parts[1].points) with the view around it.",
        fix: """
          // move one of them: either the view, or the bar through keyboardLayoutGuide
          view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
          """)
    }
    return nil
  }
}

extension Features {
  /// Whether a lift is what one of an episode's notifications says, with the bottom inset or without it, in points:
  /// then nothing was added up, however much too high it is.
  fileprivate func wasAnnounced(_ lift: Double, in episode: Episode) -> Bool {
    let inset = film.device(at: episode.begin).safeArea.bottom
    return episode.notifications.contains { told in
      let height = told.notification.frameEnd.height
      return [height, height - inset, height + inset].contains { abs($0 - lift) < Rule.nearness }
    }
  }

  /// Whether all of a bar's lift is one layer's: what two of them lift by was not added up in one.
  fileprivate func liftsByOneLayer(_ lift: Double, in episode: Episode) -> Bool {
    let start = Moment.before(film.events.first?.time ?? 0)
    return ownMoves(from: start, to: .before(episode.end)).contains {
      abs(-$0 - lift) < Rule.nearness
    }
  }
}
