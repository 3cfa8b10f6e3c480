extension Family {
  /// A bar that stands on another bar is lifted by the keyboard's height.
  ///
  /// `transform` (Approaches/Toolbar) measures.
  static let barHeight = Family(
    .barHeight, rules: [.barHeight],
    approaches: [
      NamedApproach(
        "full-height",
        summary:
          "Lifts the bar by the notified height, however much of the view the keyboard covers.",
        code: """
          animate(withDuration: duration,
                  options: curve << 16) {
            bar.transform = up(h)  // all of it
          }
          """
      ) { FullHeight() }
    ])
}

extension Rule {
  /// K2: the bar rests too high or too low by another bar's height, or is covered by a number that is nobody's.
  static let barHeight = Rule(.rest) { features in
    guard let rest = features.restFaults.first,
      features.restFaults.allSatisfy({ abs($0 - rest) < nearness })
    else { return nil }
    let inset = features.film.device.safeArea.bottom
    let match = features.film.otherBarHeights.first { height in
      [height, height + inset, height - inset].contains {
        $0 > features.tolerance && abs($0 - abs(rest)) < nearness
      }
    }
    guard let match else {
      return rest < 0
        ? coveredBy(-rest, under: features.film.extent(of: .navigationBar, at: .first)) : nil
    }
    let isInset = abs(abs(rest) - inset) < nearness
    // A tab bar's height is a part of the inset.
    let events = features.faultyRests
    let isPartOfInset =
      features.cured(by: .height, in: events) < 0.9 && features.cured(by: .inset, in: events) > 0.9
    return Finding(
      .barHeight, cause: (isPartOfInset ? Mending.inset : .height).name, isInset ? .faint : .whole,
      evidence:
        "The bar rests \(abs(rest).points) \(rest > 0 ? "above the keyboard" : "behind the keyboard"), "
        + "the height of the other bar at the bottom (\(match.points)): it was left out of the sum.",
      fix: Fix.overlap)
  }

  /// The greatest number that may stand for a bar and an inset in a sum, in points: the largest tab bar's, and a bit.
  private static let greatestNumber = 100.0

  /// What of a bar the keyboard covers at every rest: what is above its view, or else a number.
  private static func coveredBy(_ amount: Double, under navigation: Extent?) -> Finding? {
    if let navigation, abs(amount - navigation.end) < nearness {
      return Finding(
        .barHeight, cause: Mending.height.name, .partial,
        evidence:
          "The keyboard covers \(amount.points) of the bar at rest, which is where the navigation bar ends: its view "
          + "begins there, and the sum takes it to begin at the screen's top.",
        fix: Fix.overlap)
    }
    guard amount < greatestNumber else { return nil }
    return Finding(
      .barHeight, cause: Mending.height.name, .faint,
      evidence:
        "The keyboard covers \(amount.points) of the bar at every rest, which is the height of nothing here: a number "
        + "may stand for a bar or an inset in the sum.",
      fix: Fix.overlap)
  }
}
