/// A bar placed by frame that grows with its text: down behind the keyboard, or upwards.
struct GrowingBar: Approach {
  /// Whether it grows upwards, keeping its bottom, or downwards, keeping its top.
  let keepsBottom: Bool

  func viewDidLoad(_ chat: ChatScreen) {
    chat.layOutByFrames()
  }

  func textDidChange(on chat: ChatScreen) {
    let growth = chat.contentHeight + chat.paddingBelowContent - chat.toolbar.bounds.height
    chat.fitContent()
    chat.animate(withDuration: 0.25) {
      chat.toolbar.frame.size.height += growth
      if keepsBottom { chat.toolbar.frame.origin.y -= growth }
      chat.toolbar.layoutIfNeeded()
    }
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.overlap(with: keyboard)
    chat.animate(with: keyboard) {
      chat.toolbar.frame.origin.y = chat.restingBottom - chat.toolbar.frame.height - height
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.frame.origin.y = chat.restingBottom - chat.toolbar.frame.height
    }
  }
}
