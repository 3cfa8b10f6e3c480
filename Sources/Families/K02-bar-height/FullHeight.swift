/// Raises the bar by the height in the notification, whatever of it covers the bar's screen.
package struct FullHeight: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Raises the bar.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -keyboard.frameEnd.height)
    }
  }

  /// Puts the bar back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
