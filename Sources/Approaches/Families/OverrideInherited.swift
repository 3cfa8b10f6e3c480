/// Moves the bar with the keyboard's curve and duration, and lets no block around the handler replace them.
public struct OverrideInherited: Approach {
  /// The handlers remember nothing.
  public init() {}

  /// Raises the bar.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(.translation(x: 0, y: -chat.overlap(with: keyboard)), with: keyboard, on: chat)
  }

  /// Puts the bar back.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(.identity, with: keyboard, on: chat)
  }

  private func move(
    _ transform: Transform, with keyboard: KeyboardNotification, on chat: ChatScreen
  ) {
    let curve = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
    chat.animate(
      withDuration: keyboard.duration,
      options: [curve, .overrideInheritedCurve, .overrideInheritedDuration]
    ) {
      chat.toolbar.transform = transform
    }
  }
}
