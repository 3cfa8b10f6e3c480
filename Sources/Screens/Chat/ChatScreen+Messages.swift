extension ChatScreen {
  /// Adds an event's message to the model, before the table shows it; false without one.
  func takeMessage(of action: ScriptEvent.Action) -> Bool {
    switch action {
    case .send(let text, let height): messages.append(Message(from: .me, text, height: height))
    case .receive(let text, let height):
      messages.append(Message(from: .them, text, height: height))
    default: return false
    }
    return true
  }

  /// Shows the app's messages: `reloadData` on the table, which keeps its scroll position.
  public func reload() {
    rows += messages.dropFirst(rows.count).map { $0.layout(for: simulation.settings) }
    showRows()
  }

  /// Updates the table's rows: in a list turned over the newest is the first.
  func showRows() {
    let heights = rows.map(\.rowHeight)
    table.rowHeights = setting.isUpsideDown ? heights.reversed() : heights
  }

  func layout(ofRow index: Int) -> MessageLayout {
    rows[setting.isUpsideDown ? rows.count - 1 - index : index]
  }

  /// Makes room below the last message, in points: at the top of a list turned over.
  func insetList(by height: Double) {
    if setting.isUpsideDown {
      table.contentInset.top = height
    } else {
      table.contentInset.bottom = height
    }
  }
}

extension Approach where Screen == ChatScreen {
  /// Shows the new message at the table's bottom.
  public func messagesDidChange(on chat: ChatScreen) {
    chat.reload()
    chat.scrollToBottom(animated: true)
  }
}
