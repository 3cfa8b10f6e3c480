extension Family {
  /// An animated scroll takes its own time; `list-always` (Approaches/List) moves with the bar.
  static let scrollClock = Family(
    .scrollClock, rules: [.scrollClock, .fieldScrollClock],
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
    // Without one something else moves the messages, or keeps them where they are.
    let scrolls = features.film.log.contains { $0.isAnimatedScroll }
    return Finding(
      .scrollClock, cause: "scrolling", scrolls ? features.strengthOfMessages : .faint,
      evidence:
        "The bar moves with the keyboard and the messages do not: they are up to "
        + "\(stray.seen.points) from where the bar would have them, \(stray.time.milliseconds) after "
        + "the keyboard began."
        + (scrolls ? " An animated scroll has its own duration and curve." : ""),
      fix: """
        UIView.animate(withDuration: duration, …, options: curve << 16) {
          table.contentOffset.y = bottom  // not scrollToRow(animated: true)
        }
        """)
  }

  /// K15 of a form: an animated scroll, the app's or UIKit's own, brings the field into sight, and no curve helps.
  static let fieldScrollClock = Rule(.motion, on: .form) { features in
    guard let episode = features.worstMotion, features.scrollsField(in: episode),
      [.curve, .duration].allSatisfy({ features.cured(by: $0) <= Certainty.leastSupport })
    else { return nil }
    return Finding(
      .scrollClock, cause: "scrolling", .faint,
      evidence:
        "The field is scrolled into sight, and the keyboard does not wait for it: "
        + "\(features.extremes(of: episode)). An animated scroll, the app's or UIKit's own after the "
        + "notification, has its own duration and curve.",
      fix: """
        scrollView.contentInset.bottom = height  // in keyboardWillShow
        UIView.animate(withDuration: duration, …, options: curve << 16) {
          scrollView.scrollRectToVisible(field.frame, animated: false)
        }
        """)
  }
}

extension Features {
  /// Whether an animated scroll sets out in an event of a form.
  func scrollsField(in episode: Episode) -> Bool {
    isForm
      && film.log.contains {
        $0.isAnimatedScroll && $0.time >= episode.begin && $0.time < episode.end
      }
  }
}

extension LogEntry {
  fileprivate var isAnimatedScroll: Bool {
    if case .animatedScroll = action { true } else { false }
  }
}
