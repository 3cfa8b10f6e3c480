/// The list rises with the bar if its last message is in view as the keyboard comes; one who reads further up is not
/// disturbed.
package struct ListWhenAtEnd: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Raises the bar, and the list if its end is in view.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let raised = Transform.translation(x: 0, y: -chat.overlap(with: keyboard))
    chat.animate(with: keyboard) {
      chat.toolbar.transform = raised
      chat.table.transform = chat.showsLastMessage ? raised : .identity
    }
  }

  /// Puts back what rose.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .identity
      chat.table.transform = .identity
    }
  }

  /// Shows the new message if the one before it was in view.
  package func messagesDidChange(on chat: ChatScreen) {
    let wasAtEnd = chat.showsLastMessage
    chat.reload()
    if wasAtEnd { chat.scrollToBottom(animated: true) }
  }
}

extension ChatScreen {
  /// Whether the table is scrolled to where all of its last message is in it.
  var showsLastMessage: Bool {
    guard table.numberOfRows > 0 else { return true }
    return table.rect(ofRow: table.numberOfRows - 1).maxY <= table.bounds.maxY
  }
}
