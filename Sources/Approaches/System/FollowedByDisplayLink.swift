/// Follows the keyboard's presentation frame by a display link: at each tick the bar goes where the keyboard was seen
/// last, and is shown there when the keyboard has moved on.
package final class FollowedByDisplayLink: Approach {
  private var link: DisplayLink?

  /// Fresh handlers.
  package init() {}

  /// Begins to follow.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    guard link == nil else { return }
    link = chat.displayLink { [unowned chat] _ in
      let top = chat.view.convert(chat.keyboardPresentationFrame, from: nil).minY
      let covered = chat.view.bounds.maxY - top - chat.view.safeAreaInsets.bottom
      chat.toolbar.transform = .translation(x: 0, y: -max(0, covered))
    }
  }

  /// The keyboard has gone: nothing is left to follow.
  package func keyboardDidHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    link?.invalidate()
    link = nil
    chat.toolbar.transform = .identity
  }
}
