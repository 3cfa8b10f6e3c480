extension Family {
  /// A bar that rests on another bar is lifted by the keyboard's height.
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
  /// K2: the bar rests too high or too low by another bar's height, or is covered by the height of the parts above or below
  /// its view.
  static let barHeight = Rule(.rest) { features in
    guard let rest = features.restFaults.first,
      features.restFaults.allSatisfy({ abs($0 - rest) < nearness })
    else { return nil }
    let inset = features.film.safeArea(at: -.infinity).bottom
    let match = features.film.otherBarHeights.first { height in
      [height, height + inset, height - inset].contains {
        $0 > features.tolerance && abs($0 - abs(rest)) < nearness
      }
    }
    guard let match else { return rest < 0 ? covered(by: -rest, in: features) : nil }
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

  /// A bar that the keyboard covers at every rest by the part above its view, or by its distance from the bottom.
  private static func covered(by amount: Double, in features: Features) -> Finding? {
    let film = features.film
    // The keyboard may cover padding; without it the bar is off by all of the height.
    let offs = zip(film.frameTimes, film.offBy).reversed()
    let faults = features.episodes.compactMap { episode in
      offs.first { $0.0 < episode.end || episode.end == film.duration }?.1
    }
    func isOf(_ height: Double) -> Bool {
      height > 1 && ([-amount] + faults).contains { abs($0 + height) < nearness }
    }
    let bar = film.rect(of: .toolbar, at: .first)
    let top = film.extent(of: .navigationBar, at: .first)?.end ?? film.device.safeArea.top
    let isTop = isOf(top)
    guard isTop || isOf(film.screen(at: 0).maxY - (bar?.maxY ?? 0)) else { return nil }
    return Finding(
      .barHeight, cause: Mending.height.name, isTop ? .partial : .faint,
      evidence: "The keyboard covers \(amount.points) of the bar at every rest, "
        + (isTop
          ? "which is where the bars at the top end: its view begins there, and the sum takes it to begin at the "
            + "screen's top."
          : "its distance from the bottom without a keyboard: that was left out of the sum, or counted twice."),
      fix: Fix.overlap)
  }
}
