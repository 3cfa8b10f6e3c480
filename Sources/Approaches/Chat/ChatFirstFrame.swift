/// The first handler that the chat article prints: the bar's frame becomes what the keyboard leaves of the screen.
///
/// Its bottom stands on the keyboard, but the bar covers every message. The article prints no handler for hiding;
/// here it gives the bar its frame back.
package struct ChatFirstFrame: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Sets the frame that is printed.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let screen = chat.view.bounds
    chat.animate(with: keyboard) {
      chat.toolbar.frame = Rect(
        x: 0, y: 0, width: screen.width, height: screen.height - chat.height(of: keyboard))
    }
  }

  /// Gives the bar its frame back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.toolbarHeight.constant
    chat.animate(with: keyboard) {
      chat.toolbar.frame = Rect(
        x: 0, y: chat.restingBottom - height, width: chat.view.bounds.width, height: height)
    }
  }
}
