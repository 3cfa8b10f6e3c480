/// The chat article's second handler: updates the bar's constraint in the block, without laying it out there.
///
/// Options and duration are right, and the bar jumps all the same.
package struct ChatFirstConstraints: Approach {
  package init() {}

  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbarBottom.constant = -chat.overlap(with: keyboard) }
  }

  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbarBottom.constant = 0 }
  }
}
