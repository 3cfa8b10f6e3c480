/// The list rises with the bar and stays risen when the keyboard goes: what one was reading does not move again.
package struct ListPersistent: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Raises bar and list, as a list does that always rises.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    ListAlways().keyboardWillShow(keyboard, on: chat)
  }

  /// Puts the bar back, and only the bar.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
