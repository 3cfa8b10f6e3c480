/// Raises the bar for the first notification, and ignores later suggestions and orientations.
package final class FirstShowOnly: Approach {
  private var isShown = false

  package init() {}

  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    guard !isShown else { return }
    isShown = true
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
  }

  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    isShown = false
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
