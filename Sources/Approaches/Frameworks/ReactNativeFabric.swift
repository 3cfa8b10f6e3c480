/// React Native's new architecture, Fabric, with a `LayoutAnimation` of type "keyboard".
///
/// As requested by `Keyboard.scheduleLayoutAnimation`. Fabric reads the type and has no case for it: the bar moves
/// linearly for the notified time. As with ``ReactNative``, JavaScript answers at once.
final class ReactNativeFabric: Approach {
  private let driver = LayoutAnimationDriver()

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    layOut(forInset: chat.inset(under: keyboard.frameEnd), with: keyboard, on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    layOut(forInset: 0, with: keyboard, on: chat)
  }

  private func layOut(
    forInset inset: Double, with keyboard: KeyboardNotification, on chat: ChatScreen
  ) {
    chat.async { [unowned chat] in
      self.driver.layOut(
        forInset: inset, type: keyboard.curve, duration: keyboard.duration, on: chat)
    }
  }
}
