/// Puts the bar in its place at once where the keyboard has no way to go, as one that comes with a pushed screen.
package struct InPlaceAtOnce: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Raises the bar.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let lifted = Transform.translation(x: 0, y: -chat.overlap(with: keyboard))
    if keyboard.frameBegin == keyboard.frameEnd {
      chat.performWithoutAnimation { chat.toolbar.transform = lifted }
    } else {
      chat.animate(with: keyboard) { chat.toolbar.transform = lifted }
    }
  }

  /// Puts the bar back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
