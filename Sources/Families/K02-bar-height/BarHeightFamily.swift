extension BugFamily {
  /// K2.
  public static let barHeight = BugFamily(
    number: 2, title: "height of a tab bar or accessory left out")
}

extension Family {
  /// The bar stands on another bar and is lifted by the keyboard's height; `transform` (Approaches/Toolbar) measures.
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
  /// K2: the bar rests too high or too low by another bar's height.
  static let barHeight = Rule(.rest) { features in
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
    // A tab bar's height is a part of the inset.
    let isPartOfInset = features.cured(by: .height) < 0.9 && features.cured(by: .inset) > 0.9
    return Finding(
      .barHeight, cause: (isPartOfInset ? Mending.inset : .height).name, isInset ? .faint : .whole,
      evidence:
        "The bar rests \(abs(rest).points) \(rest > 0 ? "above the keyboard" : "behind the keyboard"), "
        + "the height of the other bar at the bottom (\(match.points)): it was left out of the sum.",
      fix: Fix.overlap)
  }
}

extension Features {
  /// The heights of bars at the screen's bottom other than the one that should ride on the keyboard: tab bars and
  /// accessories.
  fileprivate var otherBars: [Double] {
    let moment = Moment.before(film.events.first?.time ?? 0)
    let screen = film.screen(at: moment.time)
    let own = Set(
      [Landmark.toolbar, .toolbarContent, .table, .view, .keyboard]
        .flatMap { film.landmarks[$0] ?? [] })
    var heights: [Double] = []
    for index in film.layers.indices where !own.contains(index) && !isInside(index, own) {
      guard film.layers[index].background != nil,
        let rect = film.rect(of: index, at: .at(max(moment.time, film.layers[index].birth))),
        rect.width >= screen.width - 1, (20...140).contains(rect.height),
        rect.minY > screen.height / 2, !heights.contains(rect.height)
      else { continue }
      heights.append(rect.height)
    }
    return heights
  }

  private func isInside(_ layer: Int, _ others: Set<Int>) -> Bool {
    var outer = film.layers[layer].parent
    while let index = outer {
      if others.contains(index) { return true }
      outer = film.layers[index].parent
    }
    return false
  }
}
