import Basics

extension Family {
  /// The bar is set from a measurement it changes; `layout-guide` (System) measures nothing.
  static let feedback = Family(
    .feedback, rules: [.feedback],
    approaches: [
      NamedApproach(
        "feedback",
        summary: "Adds the distance it measured on the screen to the bar's offset, one tick later.",
        code: """
          // in a display link
          let distance = keyboard.minY
                         - bar.maxY
          // one tick later
          bar.transform.ty += distance
          """
      ) { Feedback() }
    ])
}

extension Rule {
  /// K24: the bar swings back and forth while the keyboard moves in one direction.
  static let feedback = Rule(.loop, on: .any) { features in
    let swings = features.episodes.map { $0.swings(of: $0.samples) }.max() ?? 0
    guard swings >= fewestSwings else { return dampedFeedback(features) }
    // A spring of the app's own swings by design.
    guard !features.film.log.contains(where: \.swings) else { return nil }
    let seen = features.episodes.map { $0.swings(of: $0.frames) }.max() ?? 0
    return Finding(
      .feedback, cause: Mending.start.name, swings > 4 ? .whole : .partial,
      evidence:
        "The \(features.mover) reverses \(seen >= fewestSwings ? seen : swings) times while the keyboard moves one way: "
        + "it is set from a measurement that it changes itself and that is late.",
      fix: noMeasuring)
  }

  /// The reversals of a bar that count as swinging.
  private static let fewestSwings = 3

  /// K24 without swings: each frame's step takes the same share of the measured distance.
  private static func dampedFeedback(_ features: Features) -> Finding? {
    guard let share = features.episodes.compactMap({ TickSteps(of: $0)?.share }).first else {
      return nil
    }
    return Finding(
      .feedback, cause: Mending.start.name, .whole,
      evidence:
        "The \(features.mover) moves from frame to frame, and each step takes the same "
        + "\((share * 100).rounded().shortest) % of the distance that is left: it is set from a "
        + "measurement that it changes itself, and lags behind the keyboard.",
      fix: noMeasuring)
  }

  private static let noMeasuring = """
    // stop measuring the screen: the notification says where the keyboard goes
    displayLink.invalidate()
    \(Fix.overlap)
    UIView.animate(withDuration: duration, …, options: curve << 16) {
      bar.transform = CGAffineTransform(translationX: 0, y: -height)
    }
    """
}

extension LogEntry {
  /// Whether it is a block of the app's whose own timing goes back and forth.
  fileprivate var swings: Bool {
    guard case .block(let block) = action, !block.isKeyboards, let timing = block.timing else {
      return false
    }
    let places = (0...200).map {
      timing.progress(at: timing.begin + Double($0) / 200 * timing.duration)
    }
    return places.turningPoints(beyond: 0.005).count > 1
  }
}

extension Episode {
  /// How often the bar reverses by more than a point while the keyboard does not.
  fileprivate func swings(of samples: [Sample]) -> Int {
    samples.map(\.barBottom).turningPoints(beyond: 1).count
      - samples.map(\.keyboardTop).turningPoints(beyond: 1).count
  }
}
