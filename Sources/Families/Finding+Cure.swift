extension Finding {
  /// The finding for a cause that leads where no family's own rule matches.
  ///
  /// - Parameter others: The fixes needed in addition to a late start, a curve or a duration; nil where the cause alone
  ///   cures the film.
  static func ofCure(_ cause: Mending, _ others: Mending?, _ features: Features) -> Finding {
    let worst = features.episodes.max { $0.fault < $1.fault }
    let fault = worst.map { "\(features.extremes(of: $0).capitalizedFirst). " } ?? ""
    let (family, reason) =
      others == nil
      ? cure(cause, of: features.mover) : part(cause, of: features.mover)
    return Finding(
      family, cause: cause, others == nil ? .whole : .partial, evidence: fault + reason,
      fix: Fix.of(cause.union(others ?? [])))
  }

  private static func cure(
    _ cause: Mending, of mover: String
  ) -> (family: BugFamily, reason: String) {
    switch cause {
    case .start:
      (
        .lateStart,
        "With the same handler run as the keyboard begins to move, the fault is gone: the \(mover) is set too late."
      )
    case .layout:
      (
        .noAnimation,
        "Laid out inside its animation block the \(mover) would be right: layout comes later."
      )
    case .context:
      (
        .noAnimation,
        "Run in the keyboard's own block the same handler would be right: it sets the \(mover) outside."
      )
    case .inset:
      (
        .safeAreaTwice,
        "With the safe area's bottom inset taken off the keyboard's height the fault is gone: it is counted twice."
      )
    case .height:
      (
        .barHeight,
        "With the part of the app that the keyboard covers in place of the notified frame, the fault is gone: the frame "
          + "is used for it."
      )
    default:
      (
        .curve,
        "With the keyboard's \(cause == .duration ? "duration" : "curve") the fault is gone."
      )
    }
  }

  private static func part(
    _ cause: Mending, of mover: String
  ) -> (family: BugFamily, reason: String) {
    switch cause {
    case .start: (.lateStart, "The \(mover) is set too late.")
    case .duration: (.curve, "The \(mover) takes a different time than the keyboard.")
    default: (.curve, "The \(mover) moves on a different curve than the keyboard.")
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
