/// Android with `adjustResize` alone: the window's insets are those of the end as the animation begins, and the layout
/// jumps there.
///
/// Source: Android Open Source Project, WindowInsetsAnimation.Callback, on the order of its calls: the end's insets are
/// dispatched before the animation starts.
package struct AndroidResize: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Lays out above the keyboard that is yet to come.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.draw(onInset: chat.inset(under: keyboard.frameEnd))
  }

  /// Lays out without the keyboard that is still there.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.draw(onInset: 0)
  }
}
