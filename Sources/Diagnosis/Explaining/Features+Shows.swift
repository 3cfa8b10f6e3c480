extension Features {
  /// Shows that each begin before the one before has ended, without a hide between them.
  package struct RunOfShows {
    package let episodes: [Episode]
    package let shows: [KeyboardNotification]
    /// Seconds from the first to the last.
    package let length: Double
  }

  /// The longest time between two shows of a run, in seconds: a keyboard's motion and a little.
  private static let nearness = 0.6

  package var runsOfShows: [RunOfShows] {
    var runs: [(first: Double, last: Double, episodes: [Episode], shows: [KeyboardNotification])] =
      []
    for episode in episodes {
      let isHide = episode.notifications.contains { $0.notification.name == .willHide }
      let shows = episode.notifications.filter { $0.notification.name == .willShow }
      guard let first = shows.first, let last = shows.last, !isHide, !episode.changesSize
      else { continue }
      let notifications = shows.map(\.notification)
      if let run = runs.last, first.time - run.last < Features.nearness,
        run.episodes.last?.end == episode.begin
      {
        runs[runs.count - 1].last = last.time
        runs[runs.count - 1].episodes.append(episode)
        runs[runs.count - 1].shows += notifications
      } else {
        runs.append((first.time, last.time, [episode], notifications))
      }
    }
    return runs.filter { $0.shows.count > 1 }.map {
      RunOfShows(episodes: $0.episodes, shows: $0.shows, length: $0.last - $0.first)
    }
  }

  /// Whether a shown keyboard changes its height in it, without a finger or a rotation, or is called back as it goes.
  package func isResize(_ episode: Episode) -> Bool {
    let isShow = episode.has { if case .showKeyboard = $0 { true } else { false } }
    let last = film.events.last { $0.time < episode.begin && $0.action.callsKeyboard }
    return isShow && last?.action != .hideKeyboard && episode.before?.seam != nil
      && abs(episode.keyboardTravel) > 1
      && film.showsKeyboard(at: episode.begin - 0.001)
  }

  /// Where the bar rests, in words.
  package func atRest(_ seam: Double) -> String {
    if abs(seam) <= tolerance { return isForm ? "clear of the keyboard" : "on the keyboard" }
    // A distance above the keyboard by design is not “on it” where it is right.
    let isHigh = seam > 0 && (isForm || episodes.contains { $0.margin > 0 })
    if isHigh { return "\(seam.points) too high" }
    return seam > 0 ? "\(seam.points) above the keyboard" : "\((-seam).points) of it covered"
  }

  /// Whether the device is in landscape while notifications have frames of a window in portrait.
  package var hearsUprightFrames: Bool {
    film.log.contains { entry in
      // The hide before a turn has the frame of the screen as it was.
      guard case .notification(let notification) = entry.action, notification.name == .willShow
      else { return false }
      let frame = notification.frameEnd
      return film.device(at: entry.time).orientation.isLandscape && frame.height > frame.width
    }
  }
}

extension ScriptEvent.Action {
  fileprivate var callsKeyboard: Bool {
    switch self {
    case .showKeyboard, .hideKeyboard, .focus, .push: true
    default: false
    }
  }
}
