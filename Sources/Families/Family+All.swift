extension Family {
  /// Every family, from K1 on.
  static let all: [Family] = [
    .safeAreaTwice, .barHeight, .alternating, .curve, .lateStart, .oneFrameBehind, .noAnimation,
    .severalNotifications, .heightChange, .appliedTwice, .viewAndGuide, .cellsAnimate,
    .fewMessages, .lastMessageHidden, .scrollClock, .interactiveDismissal, .nullFrame,
    .floatingKeyboard, .movingSheet, .rotation, .growingBar, .roundedKeyboard, .push, .feedback,
  ]
}

extension Rule {
  /// Every rule, those that outrank others first.
  ///
  /// One further up outranks one further down where a film shows as much of both.
  static let byPrecedence: [Rule] = [
    // Of events. The mechanism itself is seen: two things that move, a frame that is none, a sum, a push.
    .viewAndGuide, .nullFrame, .appliedTwice, .push,
    // Everything is right until an event.
    .alternating, .heightChange, .interactiveDismissal, .floatingKeyboard, .rotation, .growingBar,
    // A bar that turns round may do so for other reasons.
    .severalNotifications,
    // A loop rests nowhere, so it comes before what is told by a rest.
    .feedback,
    // Of rests. The nearer to one number the first: an inset to the point, what a sheet lacks, a lift that was added.
    .safeAreaTwice, .movingSheet, .measuredLifted, .fixedLift, .liftedInRisingSheet,
    .liftedAndScrolled,
    // Of motion. The keyboard's own motion later says more than a jump, and that more than a shape. What is found of a
    // form's rest beside them comes between by how much it says.
    .lateStart, .oneFrameBehind, .leftCovered, .notRestored, .noAnimation, .barHeight, .headerGone,
    .curve,
    // Of messages, which follow the bar.
    .fewMessages, .scrollClock, .cellsAnimate, .lastMessageHidden,
    // Of looks.
    .roundedKeyboard,
  ]
}
