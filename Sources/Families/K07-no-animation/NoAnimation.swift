/// Raises the bar without an animation.
package struct NoAnimation: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Raises the bar.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.performWithoutAnimation {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
  }

  /// Puts the bar back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.performWithoutAnimation { chat.toolbar.transform = .identity }
  }
}
