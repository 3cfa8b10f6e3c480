/// Sets a rectangle of the whole view's size, moved up by the keyboard's height.
///
/// The bar's bottom is on the keyboard, but the bar now fills the screen and its field has left through the top; hiding
/// moves the rectangle over the whole view, not the bar to its old place.
struct FrameAsPrinted: Approach {
  func viewDidLoad(_ chat: ChatScreen) {
    chat.layOutByFrames()
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let size = chat.view.bounds.size
    chat.animate(withDuration: keyboard.duration) {
      chat.toolbar.frame = Rect(
        x: 0, y: -keyboard.frameEnd.height, width: size.width, height: size.height)
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let size = chat.view.bounds.size
    chat.animate(withDuration: keyboard.duration) {
      chat.toolbar.frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
  }
}
