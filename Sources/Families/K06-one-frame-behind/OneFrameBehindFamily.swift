extension Family {
  /// The bar follows the keyboard as it was seen, as `display-link` (Approaches/System) does.
  ///
  /// `transform` (Approaches/Toolbar) lets UIKit animate it.
  static let oneFrameBehind = Family(
    .oneFrameBehind, rules: [.oneFrameBehind],
    approaches: [
      NamedApproach(
        "one-tick-late", BarMove(.transform, lag: 1),
        summary: "Sets the transform with the keyboard's curve, one tick of the display late.")
    ])
}

extension Rule {
  /// K6: the keyboard's own motion, a tick later.
  static let oneFrameBehind = Rule(.motion, on: .any) { features in
    guard let (episode, lag) = features.clearestLag,
      lag.delay <= (lag.isStepped ? 2 : 1) * oneFrame
    else { return nil }
    let isCured = features.cured(by: .start) > 0.5
    // While the main thread stalls nothing is set, so a distance then has another cause.
    let unstalled =
      features.cured(by: .stall) > Certainty.leastSupport
      ? features.counterfactuals.first { $0.change == .stall } : nil
    let evidence =
      (unstalled == nil ? "" : "Whenever it is set, ")
      + (features.isForm
        ? "\(unstalled == nil ? "The" : "the") view moves as the keyboard did \(lag.delay.milliseconds) earlier, one frame: "
        : "\(unstalled == nil ? "The" : "the") bar is where the keyboard was \(lag.delay.milliseconds) earlier, one frame: the "
          + "gap is the keyboard's speed times that, ")
      + (unstalled.map { "up to \($0.fault.points) without the stall." }
        ?? "\(features.extremes(of: episode)).")
      + (lag.isStepped ? " It is set again at every frame." : "")
    let fix = """
      // let UIKit animate it, in keyboardWillShow, instead of following frame by frame
      UIView.animate(withDuration: duration, …, options: curve << 16) { … }
      """
    // Frame-by-frame following does not work once it is made to start at once.
    return lag.isStepped && !isCured
      ? Finding(
        .oneFrameBehind, cause: Mending.start.name, .partial, isUnambiguous: true,
        evidence: evidence, fix: fix)
      : Finding(
        .oneFrameBehind, cause: .start, isCured ? .whole : .partial, evidence: evidence, fix: fix)
  }
}
