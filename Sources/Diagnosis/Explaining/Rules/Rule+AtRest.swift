extension Rule {
  /// What is told by where the bar rests.
  static let atRest = [safeAreaTwice, barHeight, movingSheet]

  /// How near two lengths must be to be the same, in points.
  static let nearness = 0.5

  /// K1: the bar rests a bottom inset too high, or too low.
  static let safeAreaTwice = Rule { features in
    let rests = features.rests.filter { abs($0.seam) > features.tolerance }
    guard let first = rests.first else { return nil }
    let inset = features.film.device(at: first.episode.begin).safeArea.bottom
    guard inset > 0, rests.count == features.rests.count,
      rests.allSatisfy({ abs(abs($0.seam) - inset) < nearness && $0.seam.sign == first.seam.sign })
    else { return nil }
    let isHigh = first.seam > 0
    let amount = inset.points
    return Finding(
      .safeAreaTwice, cause: "inset",
      confidence: features.cured(by: .inset) > 0.5 || !isHigh ? 0.97 : 0.9,
      evidence: isHigh
        ? "The bar rests \(amount) above the keyboard, which is the safe area's bottom inset to the "
          + "point: the keyboard's height has it in it, and the bar's place adds it again."
        : "The keyboard covers \(amount) of the bar at rest, which is the safe area's bottom inset to "
          + "the point: it was taken off twice.",
      fix: Fix.overlap)
  }

  /// K2: the bar rests too high or too low by another bar's height.
  static let barHeight = Rule { features in
    guard let rest = features.restFaults.first,
      features.restFaults.allSatisfy({ abs($0 - rest) < nearness })
    else { return nil }
    let inset = features.film.device.safeArea.bottom
    let match = features.otherBars.first { height in
      [height, height + inset, height - inset].contains {
        $0 > features.tolerance && abs($0 - abs(rest)) < nearness
      }
    }
    guard let match else { return nil }
    let isInset = abs(abs(rest) - inset) < nearness
    return Finding(
      .barHeight, cause: "height", confidence: isInset ? 0.5 : 0.93,
      evidence:
        "The bar rests \(abs(rest).points) \(rest > 0 ? "above the keyboard" : "behind the keyboard"), "
        + "the height of the other bar at the bottom (\(match.points)): it was left out of the sum.",
      fix: Fix.overlap)
  }

  /// K19: the bar is lifted by the screen's measure in a sheet that does not fill the screen.
  static let movingSheet = Rule { features in
    guard features.sheet != nil,
      let (episode, rest) = features.rests.first(where: { abs($0.seam) > features.tolerance })
    else { return nil }
    let screen = features.film.device(at: episode.begin)
    let height = screen.size.height - (episode.after?.keyboardTop ?? 0)
    let lift = -features.ownMoves(from: .before(episode.begin), to: .before(episode.end))
      .reduce(0, +)
    let isScreens = [height, height - screen.safeArea.bottom].contains { abs($0 - lift) < 1 }
    let offset = features.sheetOffsets.first { abs($0 - abs(rest)) < 1 }
    return Finding(
      .movingSheet, cause: "height", confidence: isScreens || offset != nil ? 0.96 : 0.7,
      evidence:
        "The bar rests \(abs(rest).points) \(rest > 0 ? "above" : "behind") the keyboard, in a sheet that "
        + "does not fill the screen"
        + (isScreens
          ? ": it is lifted by the keyboard's \(lift.points), of which the sheet has less."
          : offset.map { ": the sheet is \($0.points) off the screen's edge, or moved so far." }
            ?? "."),
      fix: Fix.overlap)
  }
}
