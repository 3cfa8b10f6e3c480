/// Raises the bar by its covered part: a second show drops it, a third raises it again.
struct MeasuredFromBar: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let keyboardTop = chat.view.convert(reported: keyboard.frameEnd).minY
    let contentBottom = chat.toolbar.convert(chat.toolbarContent.frame, to: chat.view).maxY
    chat.animate(with: keyboard) {
      chat.toolbarBottom.constant = -max(0, contentBottom - keyboardTop)
      chat.view.layoutIfNeeded()
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbarBottom.constant = 0
      chat.view.layoutIfNeeded()
    }
  }
}
