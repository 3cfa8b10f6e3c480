extension AppScreen {
  /// Animates on a spring that settles within the duration: `animate(…usingSpringWithDamping:…)`.
  ///
  /// Times in seconds. Inside another block it inherits duration and curve, as every block does. The completion is
  /// called in a separate turn when the block's animations have ended.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: In seconds.
  ///   - dampingRatio: Above 0, at which it would swing for ever, to 1, without overshoot; more counts as 1.
  ///   - velocity: Whole distances per second: 0.5 for 50 pt/s over 100 pt.
  ///   - options: UIKit's flags; the curve in them is not used.
  ///   - animations: Sets the views' new values.
  ///   - completion: Called at the end.
  public func animate(
    withDuration duration: Double, delay: Double = 0,
    usingSpringWithDamping dampingRatio: Double, initialSpringVelocity velocity: Double,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    simulation.animateForHandler(
      BlockRequest(
        call: .animate, duration: duration, delay: delay, options: options,
        pace: .settlingSpring(dampingRatio: dampingRatio, initialVelocity: velocity)),
      animations: animations, completion: completion)
  }

  /// Animates on a spring in SwiftUI's terms: UIKit's `animate(springDuration:bounce:…)`.
  ///
  /// It runs until it has settled, longer than `duration`. Inside another block it inherits duration and curve, as
  /// every block does. The completion is called in a separate turn when the block's animations have ended.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds: the period of the undamped spring.
  ///   - bounce: 0 does not overshoot, just below 1 it hardly stops, below 0 it creeps; above −1.
  ///   - velocity: Whole distances per second.
  ///   - delay: In seconds.
  ///   - options: UIKit's flags; the curve in them is not used.
  ///   - animations: Sets the views' new values.
  ///   - completion: Called at the end.
  public func animate(
    springDuration duration: Double = 0.5, bounce: Double = 0,
    initialSpringVelocity velocity: Double = 0, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, bounce: bounce, initialVelocity: velocity)
    if spring == nil, duration != 0 {
      simulation.warn("There is no spring of duration \(duration) s and bounce \(bounce).")
    }
    simulation.animateForHandler(
      BlockRequest(
        call: .animate, duration: spring == nil ? 0 : duration, delay: delay, options: options,
        pace: spring.map { .spring($0, duration: $0.settlingDuration) } ?? .curve(.easeInOut)),
      animations: animations, completion: completion)
  }

  /// Repeats changes: UIKit's `modifyAnimations(withRepeatCount:autoreverses:animations:)`.
  ///
  /// Only inside an animation block; elsewhere nothing animates that could be repeated.
  ///
  /// - Parameters:
  ///   - count: How many times, back and forth counting once; 0 is once, infinity until the film ends.
  ///   - autoreverses: Whether it plays back each time. At its end the changed values jump to the model's.
  ///   - animations: Sets the views' new values.
  public func modifyAnimations(
    withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
  ) {
    let count = simulation.checked(repeatCount: count)
    simulation.modifyAnimations(
      Repetition(count: count, autoreverses: autoreverses) ?? .once, animations)
  }

  /// UIKit's `animateKeyframes(withDuration:delay:options:animations:completion:)`.
  ///
  /// It inherits duration and curve of a surrounding block, and replaces running animations instead of adding to them.
  /// Changes made outside `addKeyframe` are a keyframe over the whole duration. Times in seconds. The completion is
  /// called in a separate turn when the block's animations have ended.
  public func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: KeyframeOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    simulation.animateForHandler(
      BlockRequest(
        call: .animateKeyframes, duration: duration, delay: delay, options: options.shared,
        pace: .curve(options.shared.curve), mode: options.mode),
      animations: animations, completion: completion)
  }

  /// UIKit's `addKeyframe(withRelativeStartTime:…)`, inside `animateKeyframes`.
  ///
  /// Start and duration are shares of the animation's duration, 0…1.
  public func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: () -> Void
  ) {
    simulation.addKeyframe(from: start, duration: duration, animations)
  }
}

extension Simulation {
  fileprivate func modifyAnimations(_ repetition: Repetition, _ animations: () -> Void) {
    guard var context = contexts.last, context.clock != nil else {
      warn("Animations were modified outside of an animation block; they play once.")
      return animations()
    }
    context.clock?.repetition = repetition
    context.verticalClock?.repetition = repetition
    within(context, animations)
  }

  fileprivate func addKeyframe(
    from start: Double, duration: Double, _ animations: () -> Void
  ) {
    guard var context = contexts.last, var keyframe = context.keyframe else {
      warn("A keyframe was added outside of animateKeyframes.")
      return animations()
    }
    if !(0...1).contains(start) || !(0...1).contains(duration) || start + duration > 1 + 1e-9 {
      warn("A keyframe from \(start) for \(duration) of the duration is partly outside 0…1.")
    }
    keyframe.start = start.isFinite ? min(max(start, 0), 1) : 0
    let end = keyframe.start + (duration.isFinite ? max(duration, 0) : 0)
    keyframe.end = min(end, 1)
    context.keyframe = keyframe
    within(context, animations)
  }

  /// Runs changes in a variant of the running block.
  func within(_ context: AnimationContext, _ animations: () -> Void) {
    var context = context
    context.opened = nil
    open(context)
    let depth = contexts.count
    animations()
    closeOpened(downTo: depth)
    closeInnermost()
  }
}
