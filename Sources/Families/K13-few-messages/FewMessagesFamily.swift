extension Family {
  /// `whole-screen` (Approaches/Chat) and `table-move` (Approaches/Table) lift needlessly.
  ///
  /// `chat-three-cases` and `table-move-inset` lift only what is needed.
  static let fewMessages = Family(
    .fewMessages, rules: [.fewMessages])
}

extension Rule {
  /// K13: messages leave through the top although there is room below them.
  static let fewMessages = Rule(.messages) { features in
    guard let messages = features.messages, messages.offTop.atRest.value >= 1,
      messages.blankAboveToolbar.atRest.value > 40
    else { return nil }
    return Finding(
      .fewMessages, cause: "messages", features.strengthOfMessages,
      evidence:
        "\(messages.offTop.atRest.value.messages) up behind the navigation bar while "
        + "\(messages.blankAboveToolbar.atRest.value.points) below the last one are blank.",
      fix: """
        // move the messages only as far as the keyboard would cover them
        let difference = lastMessageBottom - keyboardTop
        """)
  }
}
