/// Sets a rectangle of the whole view's size, moved up by the keyboard's height.
///
/// The bar's bottom lands on the keyboard, but the bar now fills the screen and its field has left through the
/// top; hiding puts the rectangle back over the whole view, not the bar where it was.
package struct FrameAsPrinted: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Lays the screen out as the move needs it.
  package func viewDidLoad(_ chat: ChatScreen) {
    chat.layOutByFrames()
  }

  /// Raises the bar.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let size = chat.view.bounds.size
    chat.animate(withDuration: keyboard.duration) {
      chat.toolbar.frame = Rect(
        x: 0, y: -keyboard.frameEnd.height, width: size.width, height: size.height)
    }
  }

  /// Puts the bar back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let size = chat.view.bounds.size
    chat.animate(withDuration: keyboard.duration) {
      chat.toolbar.frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
  }
}
