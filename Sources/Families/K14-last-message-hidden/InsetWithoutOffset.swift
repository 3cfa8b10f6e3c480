/// Raises the bar and makes room below the messages without scrolling: the last ones are hidden.
struct InsetWithoutOffset: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.overlap(with: keyboard)
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -height)
      chat.table.contentInset.bottom = ChatScreen.fitBlank + height
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .identity
      chat.table.contentInset.bottom = ChatScreen.fitBlank
    }
  }
}
