/// Android with `adjustResize` alone: the layout jumps to the final insets as the animation begins.
///
/// Source: Android Open Source Project, WindowInsetsAnimation.Callback, on the order of its calls: the end's insets are
/// dispatched before the animation starts.
struct AndroidResize: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.draw(onInset: chat.inset(under: keyboard.frameEnd))
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.draw(onInset: 0)
  }
}
