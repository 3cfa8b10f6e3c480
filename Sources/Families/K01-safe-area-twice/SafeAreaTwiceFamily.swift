extension Family {
  /// A bar on the safe area is lifted by the keyboard's height, which includes it.
  static let safeAreaTwice = Family(
    .safeAreaTwice, rules: [.safeAreaTwice],
    approaches: [
      NamedApproach(
        "safe-area-full-height",
        summary: "Pins the bar to the safe area and lifts it by the keyboard's full height.",
        code: """
          bottom = bar.bottomAnchor
            .constraint(equalTo: safeArea
              .bottomAnchor)
          // in the block
          bottom.constant = -h
          """
      ) { SafeAreaBar(subtractsInset: false) },
      NamedApproach(
        "safe-area-less-inset",
        summary: "Pins the bar to the safe area and lifts it by the height less the inset.",
        code: """
          bottom = bar.bottomAnchor
            .constraint(equalTo: safeArea
              .bottomAnchor)
          // in the block
          bottom.constant = -(h - inset)
          """
      ) { SafeAreaBar(subtractsInset: true) },
    ])
}

extension Rule {
  /// K1: the bar rests a bottom inset too high, or too low.
  static let safeAreaTwice = Rule(.rest) { features in
    let rests = features.rests.filter { abs($0.seam) > features.tolerance }
    guard let first = rests.first else { return nil }
    let inset = features.film.safeArea(at: first.episode.begin).bottom
    guard inset > 0, rests.count == features.rests.count,
      rests.allSatisfy({ abs(abs($0.seam) - inset) < nearness && $0.seam.sign == first.seam.sign })
    else { return nil }
    let isHigh = first.seam > 0
    let amount = inset.points
    guard isHigh else {
      // Notified frames less the inset would only make it worse.
      return Finding(
        .safeAreaTwice, cause: Mending.inset.name, .whole,
        evidence:
          "The keyboard covers \(amount) of the bar at rest, which is the safe area's bottom inset to "
          + "the point: it was subtracted twice.",
        fix: Fix.overlap)
    }
    return Finding(
      .safeAreaTwice, cause: .inset,
      features.cured(by: .inset, in: features.faultyRests) > 0.5 ? .whole : .partial,
      evidence:
        "The bar rests \(amount) above the keyboard, which is the safe area's bottom inset to the "
        + "point: the keyboard's height includes it, and the bar's position adds it again.",
      fix: Fix.overlap)
  }
}
