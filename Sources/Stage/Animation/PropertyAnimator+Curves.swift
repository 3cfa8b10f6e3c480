extension PropertyAnimator {
  /// An animator along a curve of UIKit's, or a notification's: 7 plays the keyboard's spring.
  public convenience init(
    on screen: any AppScreen, duration: Double, curve: AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      on: screen, duration: duration,
      timingParameters: CubicTimingParameters(animationCurve: curve), animations: animations)
  }

  /// An animator on the spring that has settled after `duration`.
  public convenience init(
    on screen: any AppScreen, duration: Double, dampingRatio: Double,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      on: screen, duration: duration,
      timingParameters: SpringTimingParameters(dampingRatio: dampingRatio), animations: animations)
  }

  /// An animator along a Bézier curve; with invalid points along the default one, with a warning.
  public convenience init(
    on screen: any AppScreen, duration: Double, controlPoint1: Point, controlPoint2: Point,
    animations: (() -> Void)? = nil
  ) {
    let curve = CubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    if curve == nil {
      screen.simulation.warn("There is no Bézier curve through \(controlPoint1), \(controlPoint2).")
    }
    self.init(
      on: screen, duration: duration, timingParameters: curve ?? CubicTimingParameters(),
      animations: animations)
  }

  /// A started animator: UIKit's `runningPropertyAnimator(withDuration:delay:options:…)`.
  ///
  /// Of the options, only the curve counts.
  @discardableResult
  public static func runningPropertyAnimator(
    on screen: any AppScreen, withDuration duration: Double, delay: Double = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Position) -> Void)? = nil
  ) -> PropertyAnimator {
    let animator = PropertyAnimator(
      on: screen, duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
