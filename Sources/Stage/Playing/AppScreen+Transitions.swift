/// UIKit's transitions of views, as far as the film can show them: their result, at once.
///
/// A transition turns a picture of the old state into one of the new. The stage keeps no such pictures: the film shows
/// the new state from the beginning, and warns of the transition by its name. Completions come at its end.
///
/// Source: Apple, `UIView.transition(with:duration:options:animations:completion:)`,
/// `UIView.transition(from:to:duration:options:completion:)` and `UIView.AnimationOptions.allowAnimatedContent`.
extension AppScreen {
  /// UIKit's `UIView.transition(with:duration:options:animations:completion:)`.
  ///
  /// A duration of 0 s or less makes the changes without a transition. Options are the transition in bits 20–22, the
  /// curve and UIKit's flags. Changes inside the view animate with `allowAnimatedContent` only; otherwise they are part
  /// of a picture, and jump.
  public func transition(
    with view: View, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    simulation.transition(
      of: view.name, duration: duration, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Replaces a view by another: UIKit's `UIView.transition(from:to:duration:options:completion:)`.
  ///
  /// The old view leaves its superview and the new one, whose frame is up to the app, takes the front; with
  /// `showHideTransitionViews` both stay, and as the stage has no `isHidden` the old one becomes clear and the new one
  /// opaque. A duration of 0 s or less makes the changes without a transition.
  public func transition(
    from old: View, to new: View, duration: Double, options: AnimationOptions = [],
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let exchange = {
      guard !options.contains(.showHideTransitionViews) else {
        old.alpha = 0
        new.alpha = 1
        return
      }
      guard let superview = old.superview else { return }
      superview.addSubview(new)
      if new !== old { old.removeFromSuperview() }
    }
    if old.superview == nil, !options.contains(.showHideTransitionViews) {
      simulation.warn(
        "\(old.name) has no superview to which \(new.name) could be added in its place.")
    }
    // Whatever the options: the exchange is not animated content.
    simulation.transition(
      of: old.name, duration: duration, options: options.subtracting(.allowAnimatedContent),
      animations: exchange, completion: completion)
  }
}

extension Simulation {
  fileprivate func transition(
    of name: String, duration: Double, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let animatesContent =
      options.contains(.allowAnimatedContent) || mending.contains(.duration)
    let request = BlockRequest(
      call: .transition, duration: duration < 0 ? 0 : duration, options: options,
      pace: .curve(options.curve))
    animateForHandler(
      request,
      animations: {
        // A picture is animated even where nothing in it moves.
        if let context = animatingContext, let clock = context.clock {
          context.block.extend(to: end(of: clock))
          transactions.extend(to: end(of: clock))
          if let transition = options.transitionName {
            warn(
              "The \(transition) of \(name) is not drawn: the film shows its end at once.")
          }
        }
        if animatesContent { animations() } else { performWithoutAnimation(animations) }
      }, completion: completion)
  }
}
