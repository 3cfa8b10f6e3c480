extension Family {
  /// A bar that grows keeps its top and ends behind the keyboard; `bar-grows-up` keeps its bottom.
  static let growingBar = Family(
    .growingBar, rules: [.growingBar],
    approaches: [
      NamedApproach(
        "bar-grows-down",
        summary: "Gives a growing bar its new height and leaves its top where it is.",
        code: """
          // in textDidChange
          bar.frame.size.height += growth
          """
      ) { GrowingBar(keepsBottom: false) },
      NamedApproach(
        "bar-grows-up",
        summary: "Gives a growing bar its new height and moves its top up by as much.",
        code: """
          // in textDidChange
          bar.frame.size.height += growth
          bar.frame.origin.y -= growth
          """
      ) { GrowingBar(keepsBottom: true) },
    ])
}

extension Rule {
  /// K21: right until the bar grows.
  static let growingBar = Rule(.event) { features in
    let isTyping = { (episode: Episode) in
      episode.has { if case .type = $0 { true } else { false } }
    }
    // A frame that was read too early is reported by that, not by the growth.
    guard features.isFaultyOnly(from: isTyping),
      features.cured(by: .reading) <= Certainty.leastSupport,
      let episode = features.faulty.first(where: isTyping) ?? features.faulty.first
    else { return nil }
    let height = (episode.after?.barHeight ?? 0) - (episode.before?.barHeight ?? 0)
    return Finding(
      .growingBar, cause: "bar height", .whole,
      evidence:
        "The bar is right until its text takes more lines"
        + (abs(height) > 1 ? " and it grows by \(height.points)" : "")
        + "; then \(features.atRest(episode)).",
      fix: """
        // let the bar grow upwards from its bottom, in one pass with the text
        UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
        """)
  }
}

extension Episode.Sample {
  fileprivate var barHeight: Double { barBottom - barTop }
}
