/// SwiftUI's `.safeAreaInset(edge: .bottom)` with `.scrollDismissesKeyboard(.interactively)`.
///
/// A finger leaves the bar behind: it stays until the keyboard has gone, then takes its place at once
/// (feedback-assistant/reports, issue 437, FB13296535, of iOS 15 to 17). Without a finger the bar moves with the
/// keyboard, as in ``SwiftUIAvoidance``, with the same reservation about the curve.
final class SwiftUISafeAreaInset: Approach {
  private var shown = Rect.zero
  private var isLate = false

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    shown = keyboard.frameEnd
    isLate = false
    chat.animate(with: keyboard) { chat.stand(onInset: chat.inset(under: keyboard.frameEnd)) }
  }

  /// Not if a finger has dragged the keyboard from its resting frame.
  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    isLate = keyboard.frameBegin.minY > shown.minY
    guard !isLate else { return }
    chat.animate(with: keyboard) { chat.stand(onInset: 0) }
  }

  func keyboardDidHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    guard isLate else { return }
    isLate = false
    chat.draw(onInset: 0)
  }
}
