public import Foundation
import Easing
import Stage

/// Animations that can be paused, scrubbed, reversed and stopped: UIKit's `UIViewPropertyAnimator`.
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

  /// An animator of timing parameters.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, staged: parameters.staged, animations: nil)
  }

  /// An animator on a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, staged: CubicTimingParameters(animationCurve: curve.staged),
      animations: animations)
  }

  /// An animator on a spring that has settled when the duration is over.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, staged: SpringTimingParameters(dampingRatio: Double(ratio)),
      animations: animations)
  }

  /// An animator on a curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 one: CGPoint, controlPoint2 two: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      staged: UICubicTimingParameters(controlPoint1: one, controlPoint2: two).staged,
      animations: animations)
  }

  /// Animates at once, with the options of a block.
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

  /// Seconds.
  open var duration: TimeInterval { animator?.duration ?? 0 }
  /// Whether it moves.
  open var isRunning: Bool { animator?.isRunning ?? false }
  /// What it can do now.
  open var state: UIViewAnimatingState {
    switch animator?.state {
    case .active: .active
    case .stopped: .stopped
    case .inactive, nil: .inactive
    }
  }
  /// Whether it runs back.
  open var isReversed: Bool {
    get { animator?.isReversed ?? false }
    set { animator?.isReversed = newValue }
  }
  /// How far it is, 0…1.
  open var fractionComplete: CGFloat {
    get { CGFloat(animator?.fractionComplete ?? 0) }
    set { animator?.fractionComplete = Double(newValue) }
  }
  /// Whether a fraction is one of the way, not of the time.
  open var scrubsLinearly: Bool {
    get { animator?.scrubsLinearly ?? true }
    set { animator?.scrubsLinearly = newValue }
  }
  /// Whether it stays active at its end.
  open var pausesOnCompletion: Bool {
    get { animator?.pausesOnCompletion ?? false }
    set { animator?.pausesOnCompletion = newValue }
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animator?.addAnimations(animation) }
  /// Adds changes that begin after a part of what is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animator?.addAnimations(animation, delayFactor: Double(delayFactor))
  }
  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    let play = play
    animator?.addCompletion { [unowned play] position in
      play.calls.run("a property animator's completion") { completion(position.uikit) }
    }
  }
  /// Begins, or goes on.
  open func startAnimation() { animator?.startAnimation() }
  /// Begins so many seconds from now.
  open func startAnimation(afterDelay delay: TimeInterval) {
    animator?.startAnimation(afterDelay: delay)
  }
  /// Stands still where it is.
  open func pauseAnimation() { animator?.pauseAnimation() }
  /// Goes on by another pace or in another time, from where the views are seen.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    animator?.continueAnimation(
      withTimingParameters: parameters?.staged, durationFactor: Double(durationFactor))
  }
  /// Leaves the views where they are seen.
  open func stopAnimation(_ withoutFinishing: Bool) { animator?.stopAnimation(withoutFinishing) }
  /// Brings the views of a stopped one to a position.
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

/// What paces an animator.
public protocol UITimingCurveProvider {}

extension UITimingCurveProvider {
  fileprivate var staged: any TimingParameters {
    (self as? UICubicTimingParameters)?.cubic ?? (self as? UISpringTimingParameters)?.spring
      ?? CubicTimingParameters()
  }
}

/// A curve that paces an animator.
public final class UICubicTimingParameters: UITimingCurveProvider {
  fileprivate let cubic: CubicTimingParameters

  /// The system's.
  public init() { cubic = CubicTimingParameters() }
  /// One with a name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    cubic = CubicTimingParameters(animationCurve: curve.staged)
  }
  /// One of two control points; the system's where they are none of a curve.
  public init(controlPoint1 one: CGPoint, controlPoint2 two: CGPoint) {
    let made = CubicTimingParameters(controlPoint1: Point(one), controlPoint2: Point(two))
    if made == nil { Play.warn("Control points \(one), \(two) are of no curve.") }
    cubic = made ?? CubicTimingParameters()
  }
}

/// A spring that paces an animator.
public final class UISpringTimingParameters: UITimingCurveProvider {
  fileprivate let spring: SpringTimingParameters

  /// The system's.
  public init() { spring = SpringTimingParameters() }
  /// One that has settled when the duration is over.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    spring = SpringTimingParameters(
      dampingRatio: Double(ratio),
      initialVelocity: Point(x: Double(velocity.dx), y: Double(velocity.dy)))
  }
  /// One of a mass, a stiffness and a damping, which lasts as long as it takes.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let made = SpringTimingParameters(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Point(x: Double(velocity.dx), y: Double(velocity.dy)))
    if made == nil { Play.warn("There is no spring of these parameters; the system's is played.") }
    spring = made ?? SpringTimingParameters()
  }
}
