/// Reuses the first show's height, as apps with a panel of the keyboard's height do.
final class HeightOnce: Approach {
  private var height: Double?

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = height ?? chat.overlap(with: keyboard)
    self.height = height
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -height)
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
