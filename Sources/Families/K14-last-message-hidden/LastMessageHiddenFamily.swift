extension Family {
  /// Nothing scrolls the messages into their room; `list-always` (Approaches/List) lifts them.
  static let lastMessageHidden = Family(
    .lastMessageHidden, rules: [.lastMessageHidden],
    approaches: [
      NamedApproach(
        "inset-without-offset",
        summary: "Lifts the bar and makes room below the messages, but does not scroll them.",
        code: """
          animate(withDuration: duration,
                  options: curve << 16) {
            bar.transform = lifted
            table.contentInset.bottom = h
          }
          """
      ) { InsetWithoutOffset() }
    ])
}

extension Rule {
  /// K14: the last message was visible, and rests behind keyboard or bar.
  static let lastMessageHidden = Rule(.messages) { features in
    guard let messages = features.messages, messages.covered.atRest.value >= 1,
      messages.lastMessageVisible.atRest.value < 0.5, features.showsLastMessageAtFirst
    else { return nil }
    let endsAtBar = features.listEndsAtBar
    return Finding(
      .lastMessageHidden, cause: "offset", features.strengthOfMessages,
      evidence:
        "\(messages.covered.atRest.value.messages) up "
        + (endsAtBar
          ? "below the end of the list, which rises with the bar"
          : "behind the keyboard or the bar")
        + ", the last one among them, though it was seen before.",
      fix: endsAtBar
        ? "table.contentOffset.y += height  // the list ends at the bar, and needs no inset"
        : """
        table.contentInset.bottom = height
        table.contentOffset.y += height  // the inset alone scrolls nothing
        """)
  }
}

extension Features {
  /// Whether the list ends at the bar wherever a keyboard rests, and none of it is behind them.
  fileprivate var listEndsAtBar: Bool {
    let ends = film.restsWithKeyboard.compactMap { moment -> Double? in
      guard let list = film.rect(of: .table, at: moment),
        let bar = film.rect(of: .toolbar, at: moment)
      else { return nil }
      return list.maxY - bar.minY
    }
    return !ends.isEmpty && ends.allSatisfy { $0 <= tolerance }
  }

  /// Whether more than half of the last message is visible just before the keyboard comes.
  fileprivate var showsLastMessageAtFirst: Bool {
    let first = episodes.first { !$0.shows.isEmpty } ?? episodes.first
    let moment = Moment.before(first?.begin ?? 0)
    guard let row = film.lastRowRect(at: moment), row.height > 0 else { return false }
    let bottom = film.rect(of: .toolbar, at: moment)?.minY ?? film.screen(at: 0).maxY
    return bottom - row.minY > row.height / 2
  }
}
