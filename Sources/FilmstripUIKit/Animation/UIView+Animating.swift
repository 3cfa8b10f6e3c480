public import Foundation
import Easing
import Stage

extension UIView {
  private static func screen(for call: String) -> ControllerScreen? {
    let play = Play.current(for: "UIView.\(call)")
    play.calls.step()
    return play.screen
  }

  /// Runs and completes a block without animation, for a film that has not begun or is over.
  private static func runPlainly(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    animations()
    completion?(true)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard let screen = screen(for: "animate") else { return runPlainly(animations, completion) }
    screen.animate(
      withDuration: duration, delay: delay, options: options.staged, animations: animations,
      completion: screen.named("a completion", completion))
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let screen = screen(for: "animate") else { return runPlainly(animations, completion) }
    screen.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: Double(dampingRatio),
      initialSpringVelocity: Double(velocity), options: options.staged, animations: animations,
      completion: screen.named("a completion", completion))
  }

  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard let screen = screen(for: "animate") else { return runPlainly(animations, completion) }
    screen.animate(
      springDuration: duration, bounce: Double(bounce), initialSpringVelocity: Double(velocity),
      delay: delay, options: options.staged, animations: animations,
      completion: screen.named("a completion", completion))
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let screen = screen(for: "animateKeyframes") else {
      return runPlainly(animations, completion)
    }
    screen.animateKeyframes(
      withDuration: duration, delay: delay, options: options.staged, animations: animations,
      completion: screen.named("a completion", completion))
  }

  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: @escaping () -> Void
  ) {
    guard let screen = screen(for: "addKeyframe") else { return animations() }
    screen.addKeyframe(
      withRelativeStartTime: start, relativeDuration: duration, animations: animations)
  }

  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let screen = screen(for: "modifyAnimations") else { return animations() }
    screen.modifyAnimations(
      withRepeatCount: Double(count), autoreverses: autoreverses, animations: animations)
  }

  public class func performWithoutAnimation(_ actions: () -> Void) {
    guard let screen = screen(for: "performWithoutAnimation") else { return actions() }
    screen.performWithoutAnimation(actions)
  }

  public class var areAnimationsEnabled: Bool {
    screen(for: "areAnimationsEnabled")?.animationsAreEnabled ?? true
  }

  public class func setAnimationsEnabled(_ isEnabled: Bool) {
    screen(for: "setAnimationsEnabled")?.animationsAreEnabled = isEnabled
  }

  /// Instead of blending contents, the film changes them at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let screen = screen(for: "transition") else {
      return runPlainly(animations ?? {}, completion)
    }
    screen.transition(
      with: view.node, duration: duration, options: options.staged, animations: animations,
      completion: screen.named("a completion", completion))
  }

  /// Instead of blending views, the film shows the new one at once.
  public class func transition(
    from old: UIView, to new: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let screen = screen(for: "transition") else {
      return runPlainly({ old.superview?.insertSubview(new, aboveSubview: old) }, completion)
    }
    screen.transition(
      from: old.node, to: new.node, duration: duration, options: options.staged,
      completion: screen.named("a completion", completion))
  }

  // MARK: beginAnimations

  public class func beginAnimations(_ name: String?, context: UnsafeMutableRawPointer?) {
    screen(for: "beginAnimations")?.beginAnimations(name)
  }

  public class func commitAnimations() { screen(for: "commitAnimations")?.commitAnimations() }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    screen(for: "setAnimationDuration")?.setAnimationDuration(duration)
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    screen(for: "setAnimationDelay")?.setAnimationDelay(delay)
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    screen(for: "setAnimationCurve")?.setAnimationCurve(curve.staged)
  }

  public class func setAnimationBeginsFromCurrentState(_ begins: Bool) {
    screen(for: "setAnimationBeginsFromCurrentState")?.setAnimationBeginsFromCurrentState(begins)
  }

  public class func setAnimationRepeatCount(_ count: Float) {
    screen(for: "setAnimationRepeatCount")?.setAnimationRepeatCount(Double(count))
  }

  public class func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    screen(for: "setAnimationRepeatAutoreverses")?.setAnimationRepeatAutoreverses(autoreverses)
  }

  public class var inheritedAnimationDuration: TimeInterval {
    screen(for: "inheritedAnimationDuration")?.simulation.inheritedDuration ?? 0
  }
}
