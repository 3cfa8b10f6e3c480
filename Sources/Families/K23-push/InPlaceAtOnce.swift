/// Puts the bar in place at once if the keyboard has no distance to go, as in a push.
struct InPlaceAtOnce: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let lifted = Transform.translation(x: 0, y: -chat.overlap(with: keyboard))
    if keyboard.frameBegin == keyboard.frameEnd {
      chat.performWithoutAnimation { chat.toolbar.transform = lifted }
    } else {
      chat.animate(with: keyboard) { chat.toolbar.transform = lifted }
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
