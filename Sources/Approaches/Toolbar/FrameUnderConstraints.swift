/// Sets the frame of a constrained bar, which the superview's next layout pass undoes.
///
/// The added animation continues, so the bar starts as far below its position as it was meant to rise, and climbs back.
/// Anything that marks the superview causes that pass: typing, a label's new text, a row inserted. Here the handler
/// requests it, as code that also updates the screen does.
struct FrameUnderConstraints: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(upBy: chat.overlap(with: keyboard), with: keyboard, on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(upBy: 0, with: keyboard, on: chat)
  }

  private func move(
    upBy height: Double, with keyboard: KeyboardNotification, on chat: ChatScreen
  ) {
    chat.animate(with: keyboard) {
      chat.toolbar.frame.origin.y = chat.restingBottom - chat.toolbar.frame.height - height
    }
    chat.view.setNeedsLayout()
  }
}
