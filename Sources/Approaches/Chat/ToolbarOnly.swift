/// Moves the toolbar alone, however many messages there are: the last ones end up behind the keyboard.
public struct ToolbarOnly: Approach {
  /// The handlers remember nothing.
  public init() {}

  /// Raises the bar.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.height(of: keyboard))
    }
  }

  /// Puts the bar back.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }

  /// Shows the new message at the table's bottom, which may lie behind the keyboard.
  public func messagesDidChange(on chat: ChatScreen) {
    chat.reload()
    chat.scrollToBottom(animated: true)
  }
}
