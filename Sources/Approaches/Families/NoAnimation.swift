/// Raises the bar without an animation.
public struct NoAnimation: Approach {
  /// The handlers remember nothing.
  public init() {}

  /// Raises the bar.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.performWithoutAnimation {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
  }

  /// Puts the bar back.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.performWithoutAnimation { chat.toolbar.transform = .identity }
  }
}
