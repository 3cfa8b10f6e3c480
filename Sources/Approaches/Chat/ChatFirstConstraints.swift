/// The chat article's second handler: a constraint not laid out in the block, so the bar jumps.
struct ChatFirstConstraints: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbarBottom.constant = -chat.overlap(with: keyboard) }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbarBottom.constant = 0 }
  }
}
