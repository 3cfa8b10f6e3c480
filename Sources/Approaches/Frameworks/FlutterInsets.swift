/// Flutter on iOS: animates a hidden view in the keyboard's block, and samples its spring ahead.
///
/// At each tick the bottom inset is that of the tick's target time plus one frame. It is sent once the current frame
/// has begun, so the next frame is built with it. The two cancel out: only as the keyboard starts is there a frame
/// without an answer. Where the hidden view's animation is not a spring, its presentation value is taken, and that
/// frame is lost.
///
/// Source: flutter/flutter, FlutterKeyboardInsetManager.mm and spring_animation.mm; for the frame in between,
/// flutter/engine pull request 34871; for why it looks ahead, the review of flutter/flutter pull request 185803.
final class FlutterInsets: Approach {
  private var targetViewInsetBottom = 0.0
  /// The inset sent last, in points.
  private var viewInsetBottom = 0.0
  private var keyboardAnimationIsShowing = false
  private var keyboardAnimationView: View?
  private var startTime = 0.0
  private var vsyncClient: DisplayLink?
  private var spring: CopiedSpring?
  /// The frames from sending an inset to drawing it.
  private let framesUntilDrawn: Int

  /// The numbers of a `CASpringAnimation`, of which only the goal can be changed.
  private struct CopiedSpring {
    let spring: Spring
    let distance: Double
    var goal: Double

    func value(at time: Double) -> Double { goal - distance * (1 - spring.value(at: time)) }
  }

  init(framesUntilDrawn: Int = 1) { self.framesUntilDrawn = framesUntilDrawn }

  func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    guard keyboard.frameEnd != .zero else { return }
    handle(keyboard, inset: inset(of: keyboard, on: chat), on: chat)
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    handle(keyboard, inset: inset(of: keyboard, on: chat), on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    if keyboard.duration == 0 {
      hideKeyboardImmediately(on: chat)
    } else {
      handle(keyboard, inset: 0, on: chat)
    }
  }

  /// A docked keyboard's cover of the view: one that reaches the screen's bottom when rounded.
  private func inset(of keyboard: KeyboardNotification, on chat: ChatScreen) -> Double {
    let frame = keyboard.frameEnd
    let isDocked = frame.maxY.rounded() >= chat.screenBounds.height
    return isDocked ? chat.inset(under: frame) : 0
  }

  private func handle(_ keyboard: KeyboardNotification, inset: Double, on chat: ChatScreen) {
    guard inset != targetViewInsetBottom else { return }
    targetViewInsetBottom = inset
    let willShow = keyboard.frameBegin.minY > keyboard.frameEnd.minY
    let isCompounding = keyboardAnimationIsShowing == willShow && vsyncClient != nil
    keyboardAnimationIsShowing = willShow
    if !isCompounding {
      startKeyboardAnimation(with: keyboard, on: chat)
    } else {
      // The same direction as the running one: that one continues, to another goal.
      spring?.goal = inset
    }
  }

  private func startKeyboardAnimation(with keyboard: KeyboardNotification, on chat: ChatScreen) {
    let hidden = keyboardAnimationView ?? View("keyboard animation view", in: chat.simulation)
    keyboardAnimationView = hidden
    if hidden.superview == nil { chat.view.addSubview(hidden) }
    let current = viewInsetBottom
    chat.performWithoutAnimation { hidden.frame.origin.y = current }
    startTime = chat.simulation.now
    vsyncClient?.invalidate()
    let client = chat.displayLink { [unowned self, unowned chat] link in
      update(forTargetTime: link.targetTimestamp + link.duration, on: chat)
    }
    vsyncClient = client
    // No curve is requested: it is inherited from the keyboard's block.
    chat.animate(withDuration: keyboard.duration) {
      hidden.frame.origin.y = targetViewInsetBottom
      copySpring(of: hidden.positionAnimation, from: current)
    } completion: { [unowned self, unowned chat] _ in
      guard vsyncClient === client else { return }
      endAnimation()
      send(targetViewInsetBottom, on: chat)
    }
  }

  private func copySpring(of animation: Timing?, from current: Double) {
    spring = nil
    guard case .spring(let found) = animation?.motion else { return }
    let copy = Spring(
      mass: found.mass, stiffness: found.stiffness, damping: found.damping,
      initialVelocity: found.initialVelocity)
    spring = copy.map {
      CopiedSpring(
        spring: $0, distance: targetViewInsetBottom - current, goal: targetViewInsetBottom)
    }
  }

  private func update(forTargetTime time: Double, on chat: ChatScreen) {
    let inset = spring?.value(at: time - startTime) ?? keyboardAnimationView?.presentationFrame.minY
    send(inset ?? targetViewInsetBottom, on: chat)
  }

  private func send(_ inset: Double, on chat: ChatScreen) {
    viewInsetBottom = inset
    guard framesUntilDrawn > 0 else { return chat.draw(onInset: inset) }
    chat.afterTicks(framesUntilDrawn) { [unowned chat] in chat.draw(onInset: inset) }
  }

  /// Without an animation: for example after a password manager's prompt.
  private func hideKeyboardImmediately(on chat: ChatScreen) {
    endAnimation()
    spring = nil
    targetViewInsetBottom = 0
    send(0, on: chat)
  }

  private func endAnimation() {
    vsyncClient?.invalidate()
    vsyncClient = nil
    keyboardAnimationView?.removeFromSuperview()
  }
}
