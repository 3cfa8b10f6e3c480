extension Family {
  /// An animated scroll takes its own time; `list-always` (Approaches/List) moves with the bar.
  static let scrollClock = Family(
    .scrollClock, rules: [.scrollClock],
    approaches: [
      NamedApproach(
        "scroll-on-own-clock",
        summary: "Lifts the bar with the keyboard and scrolls with scrollToRow(animated: true).",
        code: """
          animate(withDuration: duration,
                  options: curve << 16) {
            bar.transform = lifted
          }
          table.scrollToRow(last, at: .bottom,
                            animated: true)
          """
      ) { ScrollOnOwnClock() }
    ])
}

extension Rule {
  /// K15: the messages arrive at the right place, but on another clock than the bar's.
  static let scrollClock = Rule(.messages) { features in
    guard let stray = features.listStray, stray.distance > rowTolerance else { return nil }
    return Finding(
      .scrollClock, cause: "scrolling", features.strengthOfMessages,
      evidence:
        "The bar moves with the keyboard and the messages do not: they are up to "
        + "\(stray.seen.points) from where the bar would have them, \(stray.time.milliseconds) after "
        + "the keyboard began. An animated scroll has a duration and a curve of its own.",
      fix: """
        UIView.animate(withDuration: duration, …, options: curve << 16) {
          table.contentOffset.y = bottom  // not scrollToRow(animated: true)
        }
        """)
  }
}
