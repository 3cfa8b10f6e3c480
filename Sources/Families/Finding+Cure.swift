extension Finding {
  /// What is said of a cause whose mending alone cures a film, where no family's own features tell it.
  static func ofCure(_ cause: Mending, _ features: Features) -> Finding {
    let mover = features.mover
    let worst = features.episodes.max { $0.fault < $1.fault }
    let fault = worst.map { "\(features.extremes(of: $0)). " } ?? ""
    switch cause {
    case .start:
      return Finding(
        .lateStart, cause: cause, .whole,
        evidence: fault
          + "With the same handler run as the keyboard begins to move, nothing of that is left: the "
          + "\(mover) is told where to go too late.",
        fix: Fix.start)
    case .layout, .context:
      return Finding(
        .noAnimation, cause: cause, .whole,
        evidence: fault
          + (cause == .layout
            ? "Laid out inside its animation block the \(mover) would be right: layout comes later."
            : "Run in the keyboard's own block the same handler would be right: it sets the \(mover) outside."),
        fix: cause == .layout ? Fix.layout : Fix.curve)
    case .inset:
      return Finding(
        .safeAreaTwice, cause: cause, .whole,
        evidence: fault
          + "With the safe area's bottom inset taken off the keyboard's height nothing of that is left: it is "
          + "counted twice.",
        fix: Fix.overlap)
    case .height:
      return Finding(
        .barHeight, cause: cause, .whole,
        evidence: fault
          + "With what the keyboard covers of the app in place of the notified frame nothing of that is left: the "
          + "frame is taken for it.",
        fix: Fix.overlap)
    default:
      return Finding(
        .curve, cause: cause, .whole,
        evidence: fault
          + "With the keyboard's \(cause == .duration ? "duration" : "curve") nothing of that is left.",
        fix: Fix.of(cause))
    }
  }
}
