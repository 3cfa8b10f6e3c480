/// The list never moves: the bar rises over it, and a new message is there once one scrolls.
package struct ListNever: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Raises the bar.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
  }

  /// Puts the bar back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }

  /// Takes the new message in and stays where it is.
  package func messagesDidChange(on chat: ChatScreen) { chat.reload() }
}
