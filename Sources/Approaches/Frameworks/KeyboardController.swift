/// react-native-keyboard-controller: follows the keyboard's layer, sampled ahead, tick by tick.
///
/// At each tick it reads the keyboard's last presented place, finds the corresponding time of its animation, and sends
/// JavaScript its place two frames later: one for the late reading and one until a worklet has set the style. So the
/// bar is with the keyboard once both frames have passed. Between motions it observes the keyboard's position, which
/// follows a finger. That the style is set a frame later follows from its author's account of the two frames in
/// this model; it is not verified on a phone. Source: kirillzyusko/react-native-keyboard-controller, pull requests 412
/// and 515; ios/observers/movement (KeyboardMovementObserver), ios/animations.
final class KeyboardController: Approach {
  private var displayLink: DisplayLink?
  private var animation: KeyboardFlight?
  private var isMoving = false
  /// The start of observing its position, in seconds: a tick may read an older one.
  private var observedSince = 0.0
  private var keyboardHeight = 0.0
  private var prevKeyboardPosition = 0.0

  /// The frames from the reading to the sample.
  private static let framesAhead = 2.0

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    keyboardHeight = chat.simulation.device.size.height - keyboard.frameEnd.minY
    follow(to: keyboardHeight, on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    follow(to: 0, on: chat)
  }

  /// Reports the end, and observes fingers from now on.
  func keyboardDidShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    isMoving = false
    observedSince = chat.simulation.now
    animation = nil
    prevKeyboardPosition = keyboardHeight
    chat.draw(onInset: keyboardHeight)
  }

  func keyboardDidHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    isMoving = false
    animation = nil
    prevKeyboardPosition = 0
    displayLink?.invalidate()
    displayLink = nil
    chat.draw(onInset: 0)
  }

  private func follow(to height: Double, on chat: ChatScreen) {
    isMoving = true
    initializeAnimation(to: height, on: chat)
    guard displayLink == nil else { return }
    displayLink = chat.displayLink { [unowned self, unowned chat] link in
      updateKeyboardFrame(link, on: chat)
    }
  }

  private func initializeAnimation(to height: Double, on chat: ChatScreen) {
    animation = chat.keyboardAnimation.map {
      KeyboardFlight(
        from: prevKeyboardPosition, to: height, motion: $0.motion, duration: $0.duration)
    }
  }

  private func updateKeyboardFrame(_ link: DisplayLink, on chat: ChatScreen) {
    let bottom = chat.simulation.device.size.height
    var keyboardPosition = max(0, bottom - chat.keyboardPresentationFrame.minY)
    guard keyboardPosition != prevKeyboardPosition, isMoving || link.timestamp >= observedSince
    else { return }
    if isMoving, animation == nil { initializeAnimation(to: keyboardHeight, on: chat) }
    prevKeyboardPosition = keyboardPosition
    // A finger's move is reported as it happens: by now the style is set.
    guard isMoving, let animation else { return chat.draw(onInset: keyboardPosition) }
    let time = animation.time(of: keyboardPosition)
    let position = animation.value(at: time + link.duration * KeyboardController.framesAhead)
    keyboardPosition =
      animation.from < animation.to
      ? max(position, keyboardPosition) : min(position, keyboardPosition)
    onMove(to: keyboardPosition, on: chat)
  }

  /// The worklet sets the style for the next frame, unless the motion is over by then.
  private func onMove(to position: Double, on chat: ChatScreen) {
    chat.afterTicks(1) { [unowned self, unowned chat] in
      if isMoving { chat.draw(onInset: position) }
    }
  }
}
