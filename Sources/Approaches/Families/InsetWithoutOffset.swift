/// Raises the bar and makes room below the messages, but leaves them where they are: the last ones end behind the
/// keyboard until one scrolls.
public struct InsetWithoutOffset: Approach {
  /// The handlers remember nothing.
  public init() {}

  /// Raises the bar and sets the inset.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.overlap(with: keyboard)
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -height)
      chat.table.contentInset.bottom = ChatScreen.fitBlank + height
    }
  }

  /// Puts both back.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .identity
      chat.table.contentInset.bottom = ChatScreen.fitBlank
    }
  }
}
