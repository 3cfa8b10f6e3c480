/// Adds the content's distance from the keyboard at every tick to the bar's next offset.
///
/// The measurement ignores the pending correction, so the bar swings about the keyboard.
final class Feedback: Approach {
  private var link: DisplayLink?

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    guard link == nil else { return }
    link = chat.displayLink { [unowned chat] _ in
      let contentBottom = chat.toolbar.presentationFrame.minY + chat.contentHeight
      let distance = chat.keyboardPresentationFrame.minY - contentBottom
      chat.afterTicks(1) { [unowned chat] in chat.toolbar.transform.translation.y += distance }
    }
  }

  func keyboardDidHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    link?.invalidate()
    link = nil
    chat.afterTicks(2) { [unowned chat] in chat.toolbar.transform = .identity }
  }
}
