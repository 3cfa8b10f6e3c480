/// Raises the bar with the keyboard, and the messages by `scrollToRow(animated: true)`.
struct ScrollOnOwnClock: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.overlap(with: keyboard)
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -height)
    }
    chat.table.contentInset.bottom = ChatScreen.fitBlank + height
    chat.scrollToBottom(animated: true)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .identity
      chat.table.contentInset.bottom = ChatScreen.fitBlank
    }
  }
}
