/// Moves the bar with the right curve, but from didShow: it starts when the keyboard has already come.
///
/// Hiding is answered from willHide, as in most code that listens to didShow.
public struct DidShow: Approach {
  /// The handlers remember nothing.
  public init() {}

  /// Raises the bar, too late.
  public func keyboardDidShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.overlap(with: keyboard)
    chat.animate(with: keyboard) { chat.toolbar.transform = .translation(x: 0, y: -height) }
  }

  /// Puts the bar back.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
