/// The chat article's first handler: the bar's frame becomes the screen above the keyboard.
///
/// Its bottom is on the keyboard, but the bar covers every message. The article has no handler for hiding; here it
/// restores the frame.
struct ChatFirstFrame: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let screen = chat.view.bounds
    chat.animate(with: keyboard) {
      chat.toolbar.frame = Rect(
        x: 0, y: 0, width: screen.width, height: screen.height - chat.height(of: keyboard))
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.toolbarHeight.constant
    chat.animate(with: keyboard) {
      chat.toolbar.frame = Rect(
        x: 0, y: chat.restingBottom - height, width: chat.view.bounds.width, height: height)
    }
  }
}
