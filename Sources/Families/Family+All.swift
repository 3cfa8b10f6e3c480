extension Family {
  static let all: [Family] = [
    .safeAreaTwice, .barHeight, .alternating, .curve, .lateStart, .oneFrameBehind, .noAnimation,
    .severalNotifications, .heightChange, .appliedTwice, .viewAndGuide, .cellsAnimate,
    .fewMessages, .lastMessageHidden, .scrollClock, .interactiveDismissal, .nullFrame,
    .floatingKeyboard, .movingSheet, .rotation, .growingBar, .roundedKeyboard, .push, .feedback,
    .stalled, .inheritedLayout, .missedGuide, .lostPresentation, .staleFrame,
  ]
}

extension Rule {
  /// Every rule, in order of precedence between equally strong findings.
  static let byPrecedence: [Rule] = [
    // Of events. The mechanism itself is visible: two moving things, a null frame, a sum, a push.
    .viewAndGuide, .nullFrame, .appliedTwice, .push,
    // A frame read too early is wrong whatever event comes with it.
    .staleFrame,
    // Everything is right until an event.
    .alternating, .heightChange, .interactiveDismissal, .floatingKeyboard, .rotation, .growingBar,
    // A bar may reverse for other reasons.
    .severalNotifications,
    // A loop never rests, so it precedes rules about rests.
    .feedback,
    // Of rests. The most specific first: an exact inset, a sheet's missing part, an added lift.
    // A guide that stays is in the log.
    .missedGuide, .safeAreaTwice, .movingSheet, .measuredLifted, .fixedLift, .liftedInRisingSheet,
    .liftedAndScrolled,
    // Of motion. A stall is an event of the film, and its effect is gone without it. The keyboard's own motion later is
    // more specific than a jump, and that than a shape. Findings about a form's rest are ordered among them likewise.
    // A motion that is interrupted and begins anew has a jump and a curve that other rules would report.
    .lostPresentation, .stalled, .lateStart, .oneFrameBehind, .leftCovered, .notRestored,
    .noAnimation, .barHeight,
    .headerGone,
    .curve, .fieldScrollClock,
    // Of messages, which follow the bar. A null frame is the mechanism itself.
    .roomForNullFrame, .fewMessages, .scrollClock, .cellsAnimate, .lastMessageHidden,
    // Of looks.
    .inheritedLayout, .roundedKeyboard,
  ]
}
