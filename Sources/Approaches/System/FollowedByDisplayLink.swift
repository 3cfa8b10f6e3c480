/// Moves the bar to the keyboard's presentation frame at each display tick, one tick late.
final class FollowedByDisplayLink: Approach {
  private var link: DisplayLink?

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    guard link == nil else { return }
    link = chat.displayLink { [unowned chat] _ in
      let top = chat.view.convert(reported: chat.keyboardPresentationFrame).minY
      let covered = chat.view.bounds.maxY - top - chat.view.safeAreaInsets.bottom
      chat.toolbar.transform = .translation(x: 0, y: -max(0, covered))
    }
  }

  func keyboardDidHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    link?.invalidate()
    link = nil
    chat.toolbar.transform = .identity
  }
}
