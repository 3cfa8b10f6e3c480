extension Simulation {
  /// A push's pace: the spring of mass 3, stiffness 1000 and damping 500, for half a second.
  ///
  /// Up to iOS 6 easeInOut for 0.35 s, as observed. WWDC 2016, session 216: the spring without arguments is that of
  /// navigation controllers; software-mansion/react-native-screens (RNSScreenStackAnimator.mm) has its parameters. Its
  /// duration is open: on iOS 26 the transition coordinator reports 0.35 s.
  private var pushPace: AnimationPace {
    system < .ios7 ? .curve(.easeInOut) : .spring(.keyboardIOS7, duration: 0.5)
  }

  /// The requested duration, in seconds.
  private var pushDuration: Double { system < .ios7 ? 0.35 : 0.5 }

  /// Places a screen behind the window's trailing edge, waiting to be pushed.
  func putAside(_ view: View) {
    view.transform = .translation(x: isRightToLeft ? -scene.size.width : scene.size.width, y: 0)
  }

  /// Pushes the screen; its field becomes first responder before, after, or not at all.
  func push(focusing focus: PushFocus) {
    guard let view = screen?.view else { return }
    performWithoutAnimation { putAside(view) }
    if prefersCrossFade {
      warn("With Prefer Cross-Fade Transitions UIKit fades a pushed screen in; here it slides.")
    }
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
