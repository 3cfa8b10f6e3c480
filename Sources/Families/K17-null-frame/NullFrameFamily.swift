extension Family {
  /// A null end frame is taken for one at the screen's top; `change-frame-docked` checks first.
  ///
  /// All three are `ChangeFrame`, which K18 shares.
  static let nullFrame = Family(
    .nullFrame, rules: [.nullFrame, .roomForNullFrame],
    approaches: [
      NamedApproach(
        "change-frame-height",
        summary: "On willChangeFrame, lifts the bar by the end frame's height wherever it is.",
        code: """
          // in keyboardWillChangeFrame
          bar.transform = up(
            frameEnd.height)
          """
      ) { ChangeFrame(.height) },
      NamedApproach(
        "change-frame-top",
        summary: "On willChangeFrame, lifts the bar from the bottom to the end frame's top.",
        code: """
          // in keyboardWillChangeFrame
          bar.transform = up(view.height
                             - frameEnd.minY)
          """
      ) { ChangeFrame(.distance) },
      NamedApproach(
        "change-frame-docked",
        summary: "On willChangeFrame, lifts the bar by what a docked keyboard covers.",
        code: """
          // in keyboardWillChangeFrame
          guard frameEnd.maxY >= view.maxY
          else { return rest() }
          bar.transform = up(overlap)
          """
      ) { ChangeFrame(.intersection) },
    ])
}

extension Rule {
  /// K17: a null end frame, taken for a real one.
  static let nullFrame = Rule(.event, on: .any) { features in
    guard
      let episode = features.episodes.first(where: {
        $0.endsInNullFrame && features.isFaultyAtRest($0)
      })
    else { return nil }
    let astray = abs(episode.restSeam ?? episode.homeFault ?? 0)
    return Finding(
      .nullFrame, cause: .height, .whole,
      evidence:
        "The notification's end frame is empty, as with Prefer Cross-Fade Transitions, and the \(features.tracked) "
        + "ends \(astray.points) out of position: the frame was taken for a keyboard at the top of the screen.",
      fix: fixOfNullFrame)
  }

  /// K17: the bar is right, but the messages make more room for a null end frame than for any keyboard.
  static let roomForNullFrame = Rule(.messages) { features in
    let frames = features.episodes.flatMap { $0.notifications.map(\.notification.frameEnd) }
    let kept = features.insetKept
    guard features.episodes.contains(where: \.endsInNullFrame),
      kept > (frames.map(\.height).max() ?? 0) + features.tolerance
    else { return nil }
    return Finding(
      .nullFrame, cause: "room", features.strengthOfMessages,
      evidence:
        "The notification's end frame is empty, as with Prefer Cross-Fade Transitions, and the messages keep "
        + "\(kept.points) of room below them, more than any keyboard took: the frame was taken for a keyboard at the "
        + "top of the screen.",
      fix: fixOfNullFrame)
  }

  private static let fixOfNullFrame = """
    guard let screen = view.window?.screen else { return }
    let space = screen.coordinateSpace
    let frame = endFrame.isEmpty ? .null : view.convert(endFrame, from: space)
    \(Fix.height)
    """
}

extension Episode {
  fileprivate var endsInNullFrame: Bool {
    notifications.contains { $0.notification.frameEnd.isEmpty }
  }
}
