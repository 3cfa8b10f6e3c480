/// SwiftUI's `.safeAreaInset(edge: .bottom)` beside `.scrollDismissesKeyboard(.interactively)`: a bar that a finger
/// leaves behind.
///
/// The bar stays where it is until the keyboard has gone, then takes its place at once (feedback-assistant/reports,
/// issue 437, FB13296535, of iOS 15 to 17). Where no finger moved the keyboard the bar goes with it, as
/// ``SwiftUIAvoidance`` does, with the same reservation about the curve.
package final class SwiftUISafeAreaInset: Approach {
  /// Where the keyboard rests.
  private var shown = Rect.zero
  private var isLate = false

  /// Fresh handlers.
  package init() {}

  /// Takes the keyboard into the safe area.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    shown = keyboard.frameEnd
    isLate = false
    chat.animate(with: keyboard) { chat.stand(onInset: chat.inset(under: keyboard.frameEnd)) }
  }

  /// Gives its room back, unless a finger has dragged the keyboard away from where it rested.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    isLate = keyboard.frameBegin.minY > shown.minY
    guard !isLate else { return }
    chat.animate(with: keyboard) { chat.stand(onInset: 0) }
  }

  /// Gives the room back that a finger's hide has left.
  package func keyboardDidHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    guard isLate else { return }
    isLate = false
    chat.draw(onInset: 0)
  }
}
