/// The list rises with the bar only if its last message is visible, so as not to disturb reading.
struct ListWhenAtEnd: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let raised = Transform.translation(x: 0, y: -chat.overlap(with: keyboard))
    chat.animate(with: keyboard) {
      chat.toolbar.transform = raised
      chat.table.transform = chat.showsLastMessage ? raised : .identity
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .identity
      chat.table.transform = .identity
    }
  }

  /// Shows the new message if the one before it was visible.
  func messagesDidChange(on chat: ChatScreen) {
    let wasAtEnd = chat.showsLastMessage
    chat.reload()
    if wasAtEnd { chat.scrollToBottom(animated: true) }
  }
}

extension ChatScreen {
  var showsLastMessage: Bool {
    guard table.numberOfRows > 0 else { return true }
    return table.rect(ofRow: table.numberOfRows - 1).maxY <= table.bounds.maxY
  }
}
