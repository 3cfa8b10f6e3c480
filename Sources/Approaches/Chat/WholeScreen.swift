/// Moves the whole view, however few messages there are: the first ones leave through the top, and the room below
/// them stays blank.
///
/// The navigation bar belongs to the navigation controller and stays.
package struct WholeScreen: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Raises the view.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.view.transform = .translation(x: 0, y: -chat.height(of: keyboard))
    }
  }

  /// Puts the view back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.view.transform = .identity }
  }
}
