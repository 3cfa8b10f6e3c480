/// Raises the bar and makes room below the messages, but leaves them where they are: the last ones end behind the
/// keyboard until one scrolls.
package struct InsetWithoutOffset: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Raises the bar and sets the inset.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.overlap(with: keyboard)
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -height)
      chat.table.contentInset.bottom = ChatScreen.fitBlank + height
    }
  }

  /// Puts both back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .identity
      chat.table.contentInset.bottom = ChatScreen.fitBlank
    }
  }
}
