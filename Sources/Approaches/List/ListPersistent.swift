/// The list rises with the bar and stays risen when the keyboard goes: what one was reading does not move again.
public struct ListPersistent: Approach {
  /// The handlers remember nothing.
  public init() {}

  /// Raises bar and list.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let raised = Transform.translation(x: 0, y: -chat.height(of: keyboard))
    chat.animate(with: keyboard) {
      chat.toolbar.transform = raised
      chat.table.transform = raised
    }
  }

  /// Puts the bar back, and only the bar.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
