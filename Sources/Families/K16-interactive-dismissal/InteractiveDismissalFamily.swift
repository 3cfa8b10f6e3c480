extension Family {
  /// A drag posts no notification: `transform` (Approaches/Toolbar) fails.
  ///
  /// `layout-guide` (Approaches/System) does not.
  static let interactiveDismissal = Family(
    .interactiveDismissal, rules: [.interactiveDismissal])
}

extension Rule {
  /// K16: right until a finger takes the keyboard along.
  static let interactiveDismissal = Rule(.event, on: .any) { features in
    guard features.isFaultyOnly(from: \.isDragged),
      let episode = features.faulty.first(where: \.isDragged) ?? features.faulty.first
    else { return nil }
    return Finding(
      .interactiveDismissal, cause: "finger", .whole,
      evidence:
        "The \(features.tracked) is right until a finger drags the keyboard: then \(features.extremes(of: episode)). No "
        + "notification reports a drag.",
      fix: """
        // pin the bar to a guide that also follows the finger
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        """)
  }
}
