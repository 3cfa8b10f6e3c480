/// Moves the bar with the keyboard's curve and duration, and lets no block around the handler replace them.
package struct OverrideInherited: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Raises the bar.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(.translation(x: 0, y: -chat.overlap(with: keyboard)), with: keyboard, on: chat)
  }

  /// Puts the bar back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(.identity, with: keyboard, on: chat)
  }

  private func move(
    _ transform: Transform, with keyboard: KeyboardNotification, on chat: ChatScreen
  ) {
    let curve = AnimationOptions(curve: keyboard.curve)
    chat.animate(
      withDuration: keyboard.duration,
      options: [curve, .overrideInheritedCurve, .overrideInheritedDuration]
    ) {
      chat.toolbar.transform = transform
    }
  }
}
