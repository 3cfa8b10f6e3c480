/// Asks for the keyboard's height at the first show and uses it ever after, as apps do that lay out a panel as high as
/// the keyboard.
package final class HeightOnce: Approach {
  private var height: Double?

  /// A fresh one has seen no keyboard.
  package init() {}

  /// Raises the bar by what the first keyboard covered.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = height ?? chat.overlap(with: keyboard)
    self.height = height
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -height)
    }
  }

  /// Puts the bar back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
