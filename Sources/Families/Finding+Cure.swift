extension Finding {
  /// What is said of a cause that leads, where no family's own features tell it: mending it alone cures the film, or
  /// takes most of the fault away and cures it together with others.
  static func ofCure(_ cause: Mending, _ together: Mending, _ features: Features) -> Finding {
    let worst = features.episodes.max { $0.fault < $1.fault }
    let fault = worst.map { "\(features.extremes(of: $0)). " } ?? ""
    let isCure = features.cured(by: cause) > 0.9
    let (family, reason) = said(of: cause, isCure: isCure, mover: features.mover)
    return Finding(
      family, cause: cause, isCure ? .whole : .partial, evidence: fault + reason,
      fix: Fix.of(isCure ? cause : together))
  }

  private static func said(
    of cause: Mending, isCure: Bool, mover: String
  ) -> (family: BugFamily, reason: String) {
    switch cause {
    case .start:
      (
        .lateStart,
        isCure
          ? "With the same handler run as the keyboard begins to move, nothing of that is left: the \(mover) is told "
            + "where to go too late."
          : "The \(mover) is told where to go too late."
      )
    case .layout:
      (
        .noAnimation,
        isCure
          ? "Laid out inside its animation block the \(mover) would be right: layout comes later."
          : "The \(mover) is laid out after its animation block, not in it."
      )
    case .context:
      (
        .noAnimation,
        isCure
          ? "Run in the keyboard's own block the same handler would be right: it sets the \(mover) outside."
          : "The handler sets the \(mover) outside the keyboard's own block."
      )
    case .inset:
      (
        .safeAreaTwice,
        isCure
          ? "With the safe area's bottom inset taken off the keyboard's height nothing of that is left: it is counted "
            + "twice."
          : "The safe area's bottom inset is counted twice."
      )
    case .height:
      (
        .barHeight,
        isCure
          ? "With what the keyboard covers of the app in place of the notified frame nothing of that is left: the frame "
            + "is taken for it."
          : "The notified frame is taken for what the keyboard covers of the app."
      )
    default:
      (
        .curve,
        isCure
          ? "With the keyboard's \(cause == .duration ? "duration" : "curve") nothing of that is left."
          : cause == .duration
            ? "The \(mover) takes a different time than the keyboard."
            : "The \(mover) moves on a different curve than the keyboard."
      )
    }
  }
}
