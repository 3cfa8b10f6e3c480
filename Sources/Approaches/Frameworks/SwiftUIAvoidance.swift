/// SwiftUI's keyboard avoidance: the hosting view adds the keyboard to the safe area.
///
/// That it answers the show and the hide by itself, and measures the frame against its own bounds, is known (Peter
/// Steinberger, 2020, on how to keep a hosting controller from it; OpenSwiftUI, UIHostingView). Its curve and duration
/// are not: here they are the notification's, which is our choice and not verified.
struct SwiftUIAvoidance: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.stand(onInset: chat.inset(under: keyboard.frameEnd)) }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.stand(onInset: 0) }
  }
}
