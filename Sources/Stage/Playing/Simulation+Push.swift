extension Simulation {
  /// What paces a navigation push: the spring of mass 3, stiffness 1000 and damping 500, for half a second, up to iOS 6
  /// easeInOut for 0.35 s.
  ///
  /// WWDC 2016, session 216, has it that the spring without arguments is the one that a navigation controller uses;
  /// software-mansion/react-native-screens (RNSScreenStackAnimator.mm) has its parameters. The old one was observed.
  private var pushPace: AnimationPace {
    system < .ios7 ? .curve(.easeInOut) : .spring(.keyboardIOS7, duration: 0.5)
  }

  /// How long a push is asked to take, in seconds.
  private var pushDuration: Double { system < .ios7 ? 0.35 : 0.5 }

  /// Puts a screen where it waits to be pushed: to the right of the window.
  func putAside(_ view: View) {
    view.transform = .translation(x: device.size.width, y: 0)
  }

  /// Pushes the screen onto a navigation controller's stack; its field becomes first responder before it comes, once it
  /// has come, or not at all.
  func push(focusing focus: PushFocus) {
    guard let view = screen?.view else { return }
    performWithoutAnimation { putAside(view) }
    let duration = pushDuration
    animate(
      BlockRequest(call: .push, duration: duration, pace: pushPace),
      animations: {
        view.transform = .identity
        if focus == .appearing {
          beginEditing(firstResponder ?? screen?.defaultField) {
            keyboard.comeAlong(in: duration)
          }
        }
      },
      completion: focus == .appeared ? { [unowned self] _ in perform(.showKeyboard()) } : nil)
  }
}
