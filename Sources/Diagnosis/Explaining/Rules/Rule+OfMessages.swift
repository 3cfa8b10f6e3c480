extension Rule {
  /// What is told by the messages.
  static let ofMessages = [cellsAnimate, fewMessages, lastMessageHidden, scrollClock]

  /// How far rows may be from their place and not count, in points.
  private static let rowTolerance = 4.0

  /// K12: rows, or what is in them, fly about in their table.
  static let cellsAnimate = Rule { features in
    let worst = features.rowStray
    guard worst > rowTolerance else { return nil }
    return Finding(
      .cellsAnimate, cause: "rows", confidence: features.besideTheBar(0.94),
      evidence:
        "Rows, or what is in them, are drawn up to \(worst.points) from where their table carries "
        + "them: they were made inside the animation and fly in from where they were made.",
      fix: """
        // move the table instead of resizing it, or make its rows before the animation
        table.transform = CGAffineTransform(translationX: 0, y: -height)
        """)
  }

  /// K13: messages leave through the top although there is room below them.
  static let fewMessages = Rule { features in
    guard let messages = features.messages, messages.offTop.atRest.value >= 1,
      messages.blankAboveToolbar.atRest.value > 40
    else { return nil }
    return Finding(
      .fewMessages, cause: "messages", confidence: features.besideTheBar(0.95),
      evidence:
        "\(messages.offTop.atRest.value.messages) up behind the navigation bar while "
        + "\(messages.blankAboveToolbar.atRest.value.points) below the last one are blank.",
      fix: """
        // move the messages only by what the keyboard would cover of them
        let difference = lastMessageBottom - keyboardTop
        """)
  }

  /// K14: the last message was seen, and rests behind keyboard or bar.
  static let lastMessageHidden = Rule { features in
    guard let messages = features.messages, messages.covered.atRest.value >= 1,
      messages.lastMessageVisible.atRest.value < 0.5, features.showsLastMessageAtFirst
    else { return nil }
    return Finding(
      .lastMessageHidden, cause: "offset", confidence: features.besideTheBar(0.93),
      evidence:
        "\(messages.covered.atRest.value.messages) up behind the keyboard or the bar, the last one "
        + "among them, though it was seen before.",
      fix: """
        table.contentInset.bottom = height
        table.contentOffset.y += height  // the inset alone scrolls nothing
        """)
  }

  /// K15: the messages arrive where they should, by another clock than the bar's.
  static let scrollClock = Rule { features in
    guard let stray = features.listStray, stray.distance > rowTolerance else { return nil }
    return Finding(
      .scrollClock, cause: "scrolling", confidence: features.besideTheBar(0.945),
      evidence:
        "The bar goes with the keyboard and the messages do not: they are up to "
        + "\(stray.seen.points) from where the bar would have them, \(stray.time.milliseconds) after "
        + "the keyboard began. An animated scroll takes its own time on its own curve.",
      fix: """
        UIView.animate(withDuration: duration, …, options: curve << 16) {
          table.contentOffset.y = bottom  // not scrollToRow(animated: true)
        }
        """)
  }
}

extension Features {
  /// How sure a finding about messages is: where the bar itself is wrong, that may be what disturbs them.
  fileprivate func besideTheBar(_ confidence: Double) -> Double {
    faulty.isEmpty ? confidence : 0.6
  }
}

extension Double {
  /// So many messages, and what they do, in words.
  fileprivate var messages: String { self == 1 ? "1 message ends" : "\(shortest) messages end" }
}
