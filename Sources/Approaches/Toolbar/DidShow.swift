/// Moves the bar with the right curve, but from didShow: it starts when the keyboard has already come.
///
/// Hiding is answered from willHide, as in most code that listens to didShow.
package struct DidShow: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Raises the bar, too late.
  package func keyboardDidShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.overlap(with: keyboard)
    chat.animate(with: keyboard) { chat.toolbar.transform = .translation(x: 0, y: -height) }
  }

  /// Puts the bar back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
