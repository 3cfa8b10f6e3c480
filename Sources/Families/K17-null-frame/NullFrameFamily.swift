extension Family {
  /// A null end frame is taken for one at the screen's top; `change-frame-docked` checks first.
  ///
  /// All three are `ChangeFrame`, which K18 shares.
  static let nullFrame = Family(
    .nullFrame, rules: [.nullFrame],
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
    let isNull = { (episode: Episode) in
      episode.notifications.contains { $0.notification.frameEnd.isEmpty }
    }
    guard
      let episode = features.episodes.first(where: { isNull($0) && features.isFaultyAtRest($0) })
    else { return nil }
    let astray = abs(episode.restSeam ?? episode.homeFault ?? 0)
    return Finding(
      .nullFrame, cause: .height, .whole,
      evidence:
        "The notification's end frame is empty, as with Prefer Cross-Fade Transitions, and the \(features.tracked) "
        + "ends \(astray.points) out of position: the frame was taken for a keyboard at the top of the screen.",
      fix: """
        let frame = endFrame.isEmpty ? .null : view.convert(endFrame, from: nil)
        let height = max(0, view.bounds.intersection(frame).height - view.safeAreaInsets.bottom)
        """)
  }
}
