import Basics

extension Family {
  /// The app follows in its own steps, as `display-link` (Approaches/System) does, and its main thread is busy.
  ///
  /// `transform` (Approaches/Toolbar) is committed before the stall, and the render server continues it.
  static let stalled = Family(.stalled, rules: [.stalled], approaches: [])
}

extension Rule {
  /// K25: the gap between bar and keyboard is gone once the main thread does not stall.
  static let stalled = Rule(.motion, on: .any) { features in
    let share = features.cured(by: .stall)
    guard share > Certainty.leastSupport, let episode = features.worstMotion else { return nil }
    let stalls = features.film.events.compactMap { event -> (begin: Double, length: Double)? in
      guard case .stall(let length) = event.action else { return nil }
      return event.time < episode.end && event.time + length > episode.begin
        ? (event.time, length) : nil
    }
    // The last that began before they were farthest apart.
    let seams = episode.frames.map { (time: $0.time, distance: abs($0.seam ?? 0)) }
    let worst = seams.max { $0.distance < $1.distance }?.time ?? episode.begin
    guard let stall = stalls.last(where: { $0.begin <= worst }) ?? stalls.first else { return nil }
    return Finding(
      .stalled, cause: .stall, share > 0.5 ? .whole : .partial,
      evidence: "The main thread stalls for \(stall.length.milliseconds) at "
        + "\(stall.begin.milliseconds). The \(features.mover) waits for it and the keyboard does not: "
        + "\(features.extremes(of: episode)).",
      fix: """
        // in keyboardWillShow itself: a committed animation continues while the main thread is busy
        \(Fix.curve)
        // and work that takes longer than a frame elsewhere
        Task.detached { … }
        """)
  }
}
