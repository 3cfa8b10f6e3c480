/// React Native's `KeyboardAvoidingView`, old architecture: `LayoutAnimation` "keyboard".
///
/// The animation becomes a UIView block with the last curve, shifted by 16. JavaScript answers in a later turn,
/// outside the keyboard's block, so nothing is inherited and nothing needs to be. Its latency differs from app to app
/// and is omitted here: the bar is late by it.
///
/// Source: facebook/react-native, RCTLayoutAnimation.m and KeyboardAvoidingView.js.
final class ReactNative: Approach {
  private var currentKeyboardAnimationCurve = AnimationCurve.easeInOut
  private var bottom = 0.0

  /// Shorter durations are raised to this one, in seconds.
  static let leastDuration = 0.010

  func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    currentKeyboardAnimationCurve = keyboard.curve
    let height = chat.inset(under: keyboard.frameEnd)
    guard height != bottom else { return }
    bottom = height
    let (duration, curve) = (keyboard.duration, currentKeyboardAnimationCurve)
    chat.async { [unowned chat] in
      // Without a duration there is no LayoutAnimation, and the layout takes effect at once.
      guard duration > 0 else { return chat.stand(onInset: height) }
      chat.animate(
        withDuration: max(duration, ReactNative.leastDuration),
        options: [AnimationOptions(curve: curve), .beginFromCurrentState]
      ) { chat.stand(onInset: height) }
    }
  }
}
