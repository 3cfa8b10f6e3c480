/// The list rises with the bar and stays there when the keyboard goes: the text being read does not move again.
package struct ListPersistent: Approach {
  package init() {}

  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    ListAlways().keyboardWillShow(keyboard, on: chat)
  }

  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
