extension AppScreen {
  /// UIKit's `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:
  /// completion:)`: on a spring that has settled when the duration is over.
  ///
  /// Inside another block it takes that one's duration and curve, as every block does.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds before the animations begin.
  ///   - dampingRatio: Above 0, at which it would swing for ever, to 1, at which it does not swing; more counts as 1.
  ///   - velocity: Whole distances per second: 0.5 for 50 pt/s over 100 pt.
  ///   - options: The flags UIKit knows; the curve in them is not used.
  ///   - animations: Changes to views; they take effect at once and animate on the screen.
  ///   - completion: Called in a turn of its own when the block's animations have ended.
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

  /// UIKit's `UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`: on the
  /// spring that SwiftUI describes in the same words.
  ///
  /// It runs until it has settled, longer than `duration`. Inside another block it takes that one's duration and curve, as
  /// every block does.
  ///
  /// - Parameters:
  ///   - duration: The duration that is perceived, in seconds: the period of the undamped spring.
  ///   - bounce: 0 does not swing, what is just below 1 hardly stops, below 0 it creeps; above −1.
  ///   - velocity: Whole distances per second.
  ///   - delay: Seconds before the animations begin.
  ///   - options: The flags UIKit knows; the curve in them is not used.
  ///   - animations: Changes to views; they take effect at once and animate on the screen.
  ///   - completion: Called in a turn of its own when the block's animations have ended.
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

  /// UIKit's `UIView.modifyAnimations(withRepeatCount:autoreverses:animations:)`: what `animations` changes plays so
  /// often.
  ///
  /// Only inside an animation block; elsewhere nothing animates that could be repeated.
  ///
  /// - Parameters:
  ///   - count: How many times, back and forth being one time; 0 is once, infinity until the film ends.
  ///   - autoreverses: Whether it plays back each time. At its end what was changed jumps to the model's value.
  public func modifyAnimations(
    withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
  ) {
    let count = simulation.checked(repeatCount: count)
    simulation.modifyAnimations(
      Repetition(count: count, autoreverses: autoreverses) ?? .once, animations)
  }

  /// UIKit's `UIView.animateKeyframes(withDuration:delay:options:animations:completion:)`: what `addKeyframe` changes
  /// inside it is passed through one after the other.
  ///
  /// It takes duration and curve of a block around it, and does not add up with what runs: it replaces that.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds before the animations begin.
  ///   - options: How values follow from keyframes, and flags.
  ///   - animations: Calls `addKeyframe`; what it changes beside that is a keyframe over the whole duration.
  ///   - completion: Called in a turn of its own when the block's animations have ended.
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

  /// UIKit's `UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)`, inside `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - start: When its changes begin, 0…1 of the animation's duration.
  ///   - duration: How long they take, 0…1 of it.
  ///   - animations: Changes to views; they take effect at once.
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
      warn("A keyframe from \(start) for \(duration) of the duration lies partly outside of 0…1.")
    }
    keyframe.start = start.isFinite ? min(max(start, 0), 1) : 0
    let end = keyframe.start + (duration.isFinite ? max(duration, 0) : 0)
    keyframe.end = min(end, 1)
    context.keyframe = keyframe
    within(context, animations)
  }

  /// Runs changes in a variant of the block that is running.
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
