/// Moves the whole view, even for few messages, which leave through the top.
///
/// The navigation bar belongs to the navigation controller and stays.
struct WholeScreen: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.view.transform = .translation(x: 0, y: -chat.height(of: keyboard))
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.view.transform = .identity }
  }
}
