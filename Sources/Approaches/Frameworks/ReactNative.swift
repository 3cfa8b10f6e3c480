/// React Native's `KeyboardAvoidingView` on the old architecture: a `LayoutAnimation` of type "keyboard".
///
/// The animation becomes a UIView block with the curve seen last, shifted by 16. JavaScript answers in a turn of its
/// own, outside the keyboard's block, so nothing is inherited and nothing needs to be. How long it takes to answer
/// differs from app to app and is left out here: what the bridge takes, the bar is late.
///
/// Source: facebook/react-native, RCTLayoutAnimation.m and KeyboardAvoidingView.js.
package final class ReactNative: Approach {
  private var currentKeyboardAnimationCurve = AnimationCurve.easeInOut
  private var bottom = 0.0

  /// The least duration that native code takes for milliseconds, in seconds; shorter ones are raised to it.
  static let leastDuration = 0.010

  /// Fresh handlers.
  package init() {}

  /// Lays out anew above the keyboard.
  package func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
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
