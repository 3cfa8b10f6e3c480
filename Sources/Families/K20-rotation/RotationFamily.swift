extension Family {
  /// A height measured before a rotation is kept, or the width is taken for the height.
  ///
  /// `height-once` and `full-height` (K02) fail, `transform` (Approaches/Toolbar) does not.
  static let rotation = Family(
    .rotation, rules: [.rotation],
    approaches: [
      NamedApproach(
        "height-once",
        summary: "Measures the keyboard at the first willShow and lifts the bar by that for good.",
        code: """
          let height = self.height ?? overlap
          self.height = height
          animate(withDuration: duration,
                  options: curve << 16) {
            bar.transform = up(height)
          }
          """
      ) { HeightOnce() }
    ])
}

extension Rule {
  /// K20: right until the app's view takes another size, or a width for a height in landscape.
  static let rotation = Rule(.event, on: .any) { features in
    if features.isFaultyOnly(from: \.changesSize), let episode = features.faulty.first,
      let change = episode.sizeChange, features.isFaultyAtRest(episode)
    {
      return Finding(
        .rotation, title: "wrong after a \(change.rawValue)", cause: Mending.height.name, .whole,
        evidence:
          "The \(features.tracked) is right until \(change.clause); then \(features.atRest(episode)). The earlier "
          + "measurement no longer holds.",
        fix: change == .rotation
          ? """
          // measure again in every keyboardWillShow, which comes with a rotation too
          \(Fix.converted)
          """
          : """
          // a \(change.rawValue) may announce no keyboard: measure again in viewDidLayoutSubviews, or leave it to the guide
          bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
          """)
    }
    if let width = features.liftedByWidth {
      return Finding(
        .rotation, title: "width taken for height", cause: .height, .whole,
        evidence:
          "The bar is lifted by \(width.points), which is the keyboard's width to the point: in landscape the frame "
          + "has been the interface's own since iOS 8, and its height is its height.",
        fix: """
          // whichever way the device is held
          \(Fix.overlap)
          """
      )
    }
    guard features.hearsUprightFrames, !features.faulty.isEmpty || features.losesField else {
      return nil
    }
    return Finding(
      .rotation, title: "width taken for height", cause: .height, .whole,
      evidence:
        "The device is in landscape and the keyboard's frame is given in portrait, as up to iOS 7: its width was "
        + "taken for its height.",
      fix: "let frame = view.convert(endFrame, from: nil)  // never endFrame.height itself")
  }
}

extension Features {
  /// The excess height of a bar that is lifted by the width of the announced keyboard, in points.
  fileprivate var liftedByWidth: Double? {
    for (episode, seam) in rests where seam > tolerance {
      guard let after = episode.after else { continue }
      let lift = episode.home - after.barBottom
      let isWidth = episode.shows.contains { shown in
        let frame = shown.frameEnd
        return frame.width > frame.height && abs(frame.width - lift) < Rule.nearness
      }
      if isWidth { return lift }
    }
    return nil
  }

  fileprivate var losesField: Bool {
    guard let field = film.fieldMeasures(in: 0...film.duration) else { return false }
    return max(field.coveredAtRest?.value ?? 0, field.offTopAtRest?.value ?? 0) > tolerance
  }
}
