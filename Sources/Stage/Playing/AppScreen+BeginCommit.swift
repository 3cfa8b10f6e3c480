/// UIKit's blocks from before closures, which are opened and closed.
///
/// They last 0.2 s with easeInOut unless the setters change that, inherit nothing from surrounding blocks, and pass
/// duration and curve on to nested blocks. Setters apply to changes made after them. Pairs may be nested; a block left
/// open where the handler, or the block around it, ends is committed there, with a warning.
///
/// Source: Apple, `UIView.beginAnimations(_:context:)`; that only the block-based calls inherit, WWDC 2010 session 123.
extension AppScreen {
  /// UIKit's `UIView.beginAnimations(_:context:)`; the name is not used.
  public func beginAnimations(_ name: String? = nil) {
    simulation.beginAnimations()
  }

  /// UIKit's `UIView.commitAnimations()`.
  public func commitAnimations() {
    simulation.commitAnimations()
  }

  /// UIKit's `setAnimationDuration(_:)`, in seconds; the keyboard's curve ignores all but 0.
  public func setAnimationDuration(_ duration: Double) {
    simulation.setOpened("setAnimationDuration") { $0.duration = duration }
  }

  /// UIKit's `UIView.setAnimationDelay(_:)`, in seconds.
  public func setAnimationDelay(_ delay: Double) {
    simulation.setOpened("setAnimationDelay") { $0.delay = delay }
  }

  /// UIKit's `setAnimationCurve(_:)`; a notification's 7 is the keyboard's spring.
  public func setAnimationCurve(_ curve: AnimationCurve) {
    simulation.setAnimationCurve(curve)
  }

  /// UIKit's `UIView.setAnimationBeginsFromCurrentState(_:)`.
  public func setAnimationBeginsFromCurrentState(_ begins: Bool) {
    simulation.setOpened("setAnimationBeginsFromCurrentState") { request in
      if begins {
        request.options.insert(.beginFromCurrentState)
      } else {
        request.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// UIKit's `UIView.setAnimationRepeatCount(_:)`; 0 is once, infinity until the film ends.
  public func setAnimationRepeatCount(_ count: Double) {
    let count = simulation.checked(repeatCount: count)
    simulation.setOpened("setAnimationRepeatCount") { request in
      let autoreverses = request.repetition?.autoreverses ?? false
      request.repetition = Repetition(count: count, autoreverses: autoreverses)
    }
  }

  /// UIKit's `UIView.setAnimationRepeatAutoreverses(_:)`.
  public func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    simulation.setOpened("setAnimationRepeatAutoreverses") { request in
      request.repetition = Repetition(
        count: request.repetition?.count ?? 1, autoreverses: autoreverses)
    }
  }
}

extension Simulation {
  /// A repeat count as in UIKit: 0 plays once; so does an invalid one, with a warning.
  func checked(repeatCount count: Double) -> Double {
    if count > 0 { return count }
    if count != 0 { warn("A repeat count of \(count) was ignored; the animation plays once.") }
    return 1
  }
}
