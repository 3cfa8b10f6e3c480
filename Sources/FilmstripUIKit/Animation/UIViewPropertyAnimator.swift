public import Foundation
import Easing
import Stage

@preconcurrency @MainActor
open class UIViewPropertyAnimator {
  private let animator: PropertyAnimator?
  private let play: Play

  private init(
    duration: TimeInterval, staged: any TimingParameters, animations: (() -> Void)?
  ) {
    play = Play.current(for: "A UIViewPropertyAnimator")
    animator = play.screen.map {
      PropertyAnimator(
        on: $0, duration: duration, timingParameters: staged, animations: animations)
    }
  }

  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, staged: parameters.staged, animations: nil)
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, staged: CubicTimingParameters(animationCurve: curve.staged),
      animations: animations)
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, staged: SpringTimingParameters(dampingRatio: Double(ratio)),
      animations: animations)
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 one: CGPoint, controlPoint2 two: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      staged: UICubicTimingParameters(controlPoint1: one, controlPoint2: two).staged,
      animations: animations)
  }

  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, staged: CubicTimingParameters(animationCurve: options.staged.curve),
      animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open var duration: TimeInterval { animator?.duration ?? 0 }
  open var isRunning: Bool { animator?.isRunning ?? false }
  open var state: UIViewAnimatingState {
    switch animator?.state {
    case .active: .active
    case .stopped: .stopped
    case .inactive, nil: .inactive
    }
  }
  open var isReversed: Bool {
    get { animator?.isReversed ?? false }
    set { animator?.isReversed = newValue }
  }
  open var fractionComplete: CGFloat {
    get { CGFloat(animator?.fractionComplete ?? 0) }
    set { animator?.fractionComplete = Double(newValue) }
  }
  open var scrubsLinearly: Bool {
    get { animator?.scrubsLinearly ?? true }
    set { animator?.scrubsLinearly = newValue }
  }
  open var pausesOnCompletion: Bool {
    get { animator?.pausesOnCompletion ?? false }
    set { animator?.pausesOnCompletion = newValue }
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animator?.addAnimations(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animator?.addAnimations(animation, delayFactor: Double(delayFactor))
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    let play = play
    animator?.addCompletion { [unowned play] position in
      play.calls.run("a property animator's completion") { completion(position.uikit) }
    }
  }
  open func startAnimation() { animator?.startAnimation() }
  open func startAnimation(afterDelay delay: TimeInterval) {
    animator?.startAnimation(afterDelay: delay)
  }
  open func pauseAnimation() { animator?.pauseAnimation() }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    animator?.continueAnimation(
      withTimingParameters: parameters?.staged, durationFactor: Double(durationFactor))
  }
  open func stopAnimation(_ withoutFinishing: Bool) { animator?.stopAnimation(withoutFinishing) }
  open func finishAnimation(at position: UIViewAnimatingPosition) {
    animator?.finishAnimation(at: position.staged)
  }
}

extension PropertyAnimator.Position {
  fileprivate var uikit: UIViewAnimatingPosition {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .current
    }
  }
}

extension UIViewAnimatingPosition {
  fileprivate var staged: PropertyAnimator.Position {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .current
    }
  }
}

public protocol UITimingCurveProvider {}

extension UITimingCurveProvider {
  fileprivate var staged: any TimingParameters {
    (self as? UICubicTimingParameters)?.cubic ?? (self as? UISpringTimingParameters)?.spring
      ?? CubicTimingParameters()
  }
}

public final class UICubicTimingParameters: UITimingCurveProvider {
  fileprivate let cubic: CubicTimingParameters
  public init() { cubic = CubicTimingParameters() }
  public init(animationCurve curve: UIView.AnimationCurve) {
    cubic = CubicTimingParameters(animationCurve: curve.staged)
  }
  public init(controlPoint1 one: CGPoint, controlPoint2 two: CGPoint) {
    let made = CubicTimingParameters(controlPoint1: Point(one), controlPoint2: Point(two))
    if made == nil { Play.warn("Control points \(one), \(two) do not make a curve.") }
    cubic = made ?? CubicTimingParameters()
  }
}

public final class UISpringTimingParameters: UITimingCurveProvider {
  fileprivate let spring: SpringTimingParameters
  public init() { spring = SpringTimingParameters() }
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    spring = SpringTimingParameters(
      dampingRatio: Double(ratio),
      initialVelocity: Point(x: Double(velocity.dx), y: Double(velocity.dy)))
  }
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let made = SpringTimingParameters(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Point(x: Double(velocity.dx), y: Double(velocity.dy)))
    if made == nil { Play.warn("There is no spring of these parameters; the system's is played.") }
    spring = made ?? SpringTimingParameters()
  }
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    let made = SpringTimingParameters(
      duration: duration, bounce: Double(bounce),
      initialVelocity: Point(x: Double(velocity.dx), y: Double(velocity.dy)))
    if made == nil { Play.warn("There is no spring of these parameters; the system's is played.") }
    spring = made ?? SpringTimingParameters()
  }
}
