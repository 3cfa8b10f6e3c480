extension Film {
  /// How far above the keyboard the bar stands by design, in points, from how episodes end: `RightBar.margin` of its film.
  func margin(keptAtRests episodes: [Episode]) -> Double {
    let start = Moment.before(events.first?.time ?? 0)
    guard let bar = rect(of: .toolbar, at: start) else { return 0 }
    // What lies below a sheet is no room of the bar's.
    let floor = min(
      screen(at: start.time).maxY, extent(of: .sheet, at: start)?.end ?? .infinity)
    let rests = episodes.filter(\.isSettled).compactMap { episode in
      episode.after?.seam.map { (distance: $0, inset: device(at: episode.begin).safeArea.bottom) }
    }
    let systems = systemHeights(over: Set(rests.map(\.inset)))
    return RightBar.margin(
      ofRests: rests.map(\.distance), clearance: floor - bar.maxY, tolerance: Film.tolerance,
      isSystems: { distance in systems.contains { abs($0 - distance) < Film.sameHeight } })
  }

  /// What two distances may differ by and be one, in points.
  private static let tolerance = 0.5

  /// What a distance may differ from a bar's height by and be it, in points.
  static let sameHeight = 0.5

  /// What the system has at the screen's bottom, in points: these insets, tab bars and accessories, and either without the
  /// other.
  func systemHeights(over insets: Set<Double>) -> [Double] {
    let others = otherBarHeights
    return insets.flatMap { inset in [inset] + others.flatMap { [$0, $0 + inset, $0 - inset] } }
      .filter { $0 > 0 }
  }

  /// The heights of bars at the screen's bottom other than the one that should ride on the keyboard: tab bars and
  /// accessories.
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
