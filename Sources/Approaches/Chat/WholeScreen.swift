/// Moves the whole view, however few messages there are: the first ones leave through the top, and the room below
/// them stays blank.
///
/// The navigation bar belongs to the navigation controller and stays.
public struct WholeScreen: Approach {
  /// The handlers remember nothing.
  public init() {}

  /// Raises the view.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.view.transform = .translation(x: 0, y: -chat.height(of: keyboard))
    }
  }

  /// Puts the view back.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.view.transform = .identity }
  }
}
