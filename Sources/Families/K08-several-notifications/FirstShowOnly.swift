/// Raises the bar for the first notification, and ignores later suggestions and orientations.
final class FirstShowOnly: Approach {
  private var isShown = false

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    guard !isShown else { return }
    isShown = true
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    isShown = false
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
