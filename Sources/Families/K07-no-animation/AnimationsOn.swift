/// Raises the bar with animations switched on, whatever the system switched off around the handler.
///
/// A turn of the device calls handlers while animations are off; the way out is that of smnh's gist e864896ba37bc4cfdce6.
package struct AnimationsOn: Approach {
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
    let wereEnabled = chat.animationsAreEnabled
    chat.animationsAreEnabled = true
    chat.animate(with: keyboard) { chat.toolbar.transform = transform }
    chat.animationsAreEnabled = wereEnabled
  }
}
