/// Raises the bar with animations enabled, even where a rotation has disabled them.
///
/// The way out is that of smnh's gist e864896ba37bc4cfdce6.
struct AnimationsOn: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(.translation(x: 0, y: -chat.overlap(with: keyboard)), with: keyboard, on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
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
