/// Raises the bar by the height in the notification, whatever of it covers the bar's screen.
public struct FullHeight: Approach {
  /// The handlers remember nothing.
  public init() {}

  /// Raises the bar.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -keyboard.frameEnd.height)
    }
  }

  /// Puts the bar back.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
