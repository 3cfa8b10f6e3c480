extension Family {
  /// The keyboard's height is used wherever it is.
  ///
  /// `change-frame-height` (K17) and, with a hardware keyboard, `full-height` (K02) fail; `change-frame-docked` (K17)
  /// and `transform` (Approaches/Toolbar) do not.
  static let floatingKeyboard = Family(
    .floatingKeyboard, rules: [.floatingKeyboard])
}

extension Rule {
  /// K18: lifted for a keyboard that is not on the screen's bottom, or is mostly below it.
  static let floatingKeyboard = Rule(.event, on: .any) { features in
    guard !features.hearsUprightFrames else { return nil }
    let film = features.film
    let isElsewhere = { (episode: Episode) in
      film.undockedSpans.contains { $0.lowerBound < episode.end && $0.upperBound > episode.begin }
        || episode.notifications.contains {
          // The hide before a rotation or a fold ends below the screen as it was held, not as it is then.
          guard $0.notification.name == .willShow else { return false }
          let frame = $0.notification.frameEnd
          let screen = film.screen(at: $0.time)
          return frame.minY < screen.maxY - 1 && frame.maxY > screen.maxY + 1
        }
    }
    let episode = features.episodes.first { isElsewhere($0) && features.isFaultyAtRest($0) }
    guard let episode else { return nil }
    let astray = (episode.restSeam ?? -(episode.homeFault ?? 0)).magnitude
    return Finding(
      .floatingKeyboard, cause: .height, .whole,
      evidence: episode.restSeam == nil
        ? "The keyboard is not docked and covers nothing at the bottom, and yet the "
          + "\(features.mover) is lifted by \(astray.points)."
        : "Only a part of the keyboard's frame is on the screen, and the \(features.tracked) rests "
          + "\(astray.points) from it: its whole height was used.",
      fix: Fix.overlap)
  }
}
