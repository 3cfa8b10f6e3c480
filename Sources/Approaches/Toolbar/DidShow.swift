/// Moves the bar from didShow, right but too late; hides in willHide, as most such code.
package struct DidShow: Approach {
  package init() {}

  package func keyboardDidShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.overlap(with: keyboard)
    chat.animate(with: keyboard) { chat.toolbar.transform = .translation(x: 0, y: -height) }
  }

  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
