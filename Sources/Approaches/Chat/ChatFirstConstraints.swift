/// The second handler that the chat article prints: the bar's constraint is updated in the block, and nothing is laid
/// out in it.
///
/// Options and duration are right, and the bar jumps all the same.
package struct ChatFirstConstraints: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Raises the bar.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbarBottom.constant = -chat.overlap(with: keyboard) }
  }

  /// Puts the bar back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbarBottom.constant = 0 }
  }
}
