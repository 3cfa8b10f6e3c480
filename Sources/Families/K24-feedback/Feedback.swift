/// Measures at every tick how far the bar's content is from the keyboard, and adds that to the bar's offset one tick
/// later: what was measured does not know the correction on its way, so the bar swings about the keyboard.
package final class Feedback: Approach {
  private var link: DisplayLink?

  /// A fresh one follows nothing.
  package init() {}

  /// Begins to correct.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    guard link == nil else { return }
    link = chat.displayLink { [unowned chat] _ in
      let contentBottom = chat.toolbar.presentationFrame.minY + chat.contentHeight
      let distance = chat.keyboardPresentationFrame.minY - contentBottom
      chat.afterTicks(1) { [unowned chat] in chat.toolbar.transform.translation.y += distance }
    }
  }

  /// Puts the bar back.
  package func keyboardDidHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    link?.invalidate()
    link = nil
    chat.afterTicks(2) { [unowned chat] in chat.toolbar.transform = .identity }
  }
}
