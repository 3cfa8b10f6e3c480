/// The list never moves: the bar rises over it, and a new message is there once one scrolls.
public struct ListNever: Approach {
  /// The handlers remember nothing.
  public init() {}

  /// Raises the bar.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
  }

  /// Puts the bar back.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }

  /// Takes the new message in and stays where it is.
  public func messagesDidChange(on chat: ChatScreen) { chat.reload() }
}
