/// Removes the animations of the bar's layer before it animates to the next place.
///
/// The visible position then jumps to the model's value, which is that of the motion's end.
struct AnimationsRemoved: Approach {
  /// Whether the model first gets the value that is seen: without a jump, but at rest.
  let rebases: Bool

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(upBy: chat.overlap(with: keyboard), with: keyboard, on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(upBy: 0, with: keyboard, on: chat)
  }

  private func move(
    upBy height: Double, with keyboard: KeyboardNotification, on chat: ChatScreen
  ) {
    let toolbar = chat.toolbar
    if rebases {
      let presentation = toolbar.presentationFrame.minY - toolbar.frame.minY
      chat.performWithoutAnimation { toolbar.transform.translation.y += presentation }
    }
    toolbar.removeAllAnimations()
    chat.animate(with: keyboard) {
      toolbar.transform = height > 0 ? .translation(x: 0, y: -height) : .identity
    }
  }
}
