/// Raises the bar for the first notification and takes the keyboard for settled: what it announces later, a row of
/// suggestions or another orientation, is not heard.
package final class FirstShowOnly: Approach {
  private var isShown = false

  /// A fresh one has seen no keyboard.
  package init() {}

  /// Raises the bar, once.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    guard !isShown else { return }
    isShown = true
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
  }

  /// Puts the bar back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    isShown = false
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
