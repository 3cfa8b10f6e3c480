extension Film {
  /// The bar's distance above the keyboard by design, in points: `RightBar.margin`.
  func margin(keptAtRests episodes: [Episode]) -> Double {
    let start = Moment.before(events.first?.time ?? 0)
    guard let bar = rect(of: .toolbar, at: start) else { return 0 }
    // The part below a sheet is not available to the bar.
    let floor = min(
      screen(at: start.time).maxY, extent(of: .sheet, at: start)?.end ?? .infinity)
    let rests = episodes.filter(\.isSettled).compactMap { episode in
      episode.after?.seam.map { (distance: $0, inset: safeArea(at: episode.begin).bottom) }
    }
    return margin(
      ofRests: rests.map(\.distance), clearance: floor - bar.maxY, over: Set(rests.map(\.inset)))
  }

  /// `RightBar.margin`, with the system's parts at the screen's bottom over these insets.
  func margin(
    ofRests distances: [Double], clearance: Double, over insets: Set<Double>
  ) -> Double {
    let systems = systemHeights(over: insets)
    return RightBar.margin(
      ofRests: distances, clearance: clearance, tolerance: Film.tolerance,
      isSystems: { distance in systems.contains { abs($0 - distance) < Film.tolerance } })
  }

  /// The largest difference of equal distances and heights, in points.
  static let tolerance = 0.5

  /// The heights of the system's parts at the bottom, in points: insets, bars, what the app's window leaves of the screen
  /// above and below it, sums, differences.
  private func systemHeights(over insets: Set<Double>) -> [Double] {
    let places =
      [window] + events.compactMap { if case .resize(let to) = $0.action { to } else { nil } }
    let beside = places.map { $0.frame(on: device) }.flatMap { [$0.minY, screen.maxY - $0.maxY] }
    let others = otherBarHeights + beside.filter { $0 > 0 }
    let heights = insets.flatMap { (inset: Double) -> [Double] in
      [inset]
        + others.flatMap { (other: Double) -> [Double] in [other, other + inset, other - inset] }
    }
    return heights.filter { $0 > 0 }
  }

  /// The heights of other bars at the screen's bottom: tab bars and accessories.
  package var otherBarHeights: [Double] {
    let moment = Moment.before(events.first?.time ?? 0)
    let screen = screen(at: moment.time)
    let own = Set(
      [Landmark.toolbar, .toolbarContent, .table, .view, .keyboard].flatMap { landmarks[$0] ?? [] })
    var heights: [Double] = []
    for index in layers.indices where !own.contains(index) && !isInside(index, own) {
      guard layers[index].background != nil,
        let rect = rect(of: index, at: .at(max(moment.time, layers[index].birth))),
        rect.width >= screen.width - 1, (20...140).contains(rect.height),
        rect.minY > screen.height / 2, !heights.contains(rect.height)
      else { continue }
      heights.append(rect.height)
    }
    return heights
  }

  private func isInside(_ layer: Int, _ others: Set<Int>) -> Bool {
    var outer = layers[layer].parent
    while let index = outer {
      if others.contains(index) { return true }
      outer = layers[index].parent
    }
    return false
  }
}
