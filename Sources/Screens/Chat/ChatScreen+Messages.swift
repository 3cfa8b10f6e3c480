extension ChatScreen {
  /// Takes the message of an event into the app's model; the table does not show it yet.
  ///
  /// - Returns: False where the event has none.
  func takeMessage(of action: ScriptEvent.Action) -> Bool {
    switch action {
    case .send(let text, let height): messages.append(Message(from: .me, text, height: height))
    case .receive(let text, let height):
      messages.append(Message(from: .them, text, height: height))
    default: return false
    }
    return true
  }

  /// Shows the app's messages: `reloadData` on the table, which stays where it was scrolled to.
  public func reload() {
    rows += messages.dropFirst(rows.count).map(\.layout)
    table.rowHeights = rows.map { $0.rowHeight }
  }
}

extension Approach where Screen == ChatScreen {
  /// Shows the new message at the table's bottom.
  public func messagesDidChange(on chat: ChatScreen) {
    chat.reload()
    chat.scrollToBottom(animated: true)
  }
}
