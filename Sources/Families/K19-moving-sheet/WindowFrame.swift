/// Lifts the bar by the end frame converted from the window, whose origin need not be the screen's.
struct WindowFrame: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let frame = chat.view.convert(keyboard.frameEnd, from: nil)
    let overlap = chat.view.bounds.intersection(frame).height
    let height = max(0, overlap - chat.view.safeAreaInsets.bottom)
    chat.animate(with: keyboard) {
      chat.toolbar.transform = height > 0 ? .translation(x: 0, y: -height) : .identity
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
