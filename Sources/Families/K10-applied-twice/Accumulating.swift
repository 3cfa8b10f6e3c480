/// Adds the keyboard's height for `willChangeFrame` and `willShow`: twice for every show.
struct Accumulating: Approach {
  func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    guard keyboard.frameEnd.minY < keyboard.frameBegin.minY else { return }
    raise(with: keyboard, on: chat)
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    raise(with: keyboard, on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbarBottom.constant = 0
      chat.view.layoutIfNeeded()
    }
  }

  private func raise(with keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbarBottom.constant -= chat.overlap(with: keyboard)
      chat.view.layoutIfNeeded()
    }
  }
}
