/// Android with a `WindowInsetsAnimation.Callback`: the app gets the insets for each frame.
///
/// The keyboard is moved in the same frame as the views, so they do not part.
///
/// Source: Android Open Source Project, InsetsController and WindowInsetsAnimation.Callback.
final class AndroidInsetsAnimation: Approach {
  private var link: DisplayLink?
  private var inset = 0.0

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    onStart(upTo: chat.inset(under: keyboard.frameEnd), on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    onStart(upTo: 0, on: chat)
  }

  private func onStart(upTo end: Double, on chat: ChatScreen) {
    link?.invalidate()
    let start = inset
    guard let animation = chat.keyboardAnimation else { return onProgress(end, on: chat) }
    link = chat.displayLink { [unowned self, unowned chat] link in
      let fraction = animation.progress(at: link.targetTimestamp)
      onProgress(start + (end - start) * fraction, on: chat)
      if fraction == 1 { link.invalidate() }
    }
  }

  private func onProgress(_ inset: Double, on chat: ChatScreen) {
    self.inset = inset
    chat.draw(onInset: inset)
  }
}
