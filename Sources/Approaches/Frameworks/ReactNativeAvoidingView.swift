/// React Native's current `KeyboardAvoidingView`, on the new architecture.
///
/// A show is a `LayoutAnimation` of type "keyboard", linear on Fabric, of 10 ms at least. A hide sets the inset to 0
/// and returns before it requests one: the bar drops at once.
///
/// Source: facebook/react-native, KeyboardAvoidingView.js (66b4b3e), since pull request 48131.
final class ReactNativeAvoidingView: Approach {
  private let driver = LayoutAnimationDriver()
  private var bottom = 0.0

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.inset(under: keyboard.frameEnd)
    guard height != bottom else { return }
    let duration = keyboard.duration > 0 ? max(keyboard.duration, ReactNative.leastDuration) : 0
    setBottom(height, type: keyboard.curve, duration: duration, on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    setBottom(0, type: keyboard.curve, duration: 0, on: chat)
  }

  private func setBottom(
    _ bottom: Double, type: AnimationCurve, duration: Double, on chat: ChatScreen
  ) {
    self.bottom = bottom
    chat.async { [unowned chat] in
      self.driver.layOut(forInset: bottom, type: type, duration: duration, on: chat)
    }
  }
}
