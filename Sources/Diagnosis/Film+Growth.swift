import Stage

/// A view that an animation makes of nothing, across and down: its first layout is inside the animation.
package struct Growth: Sendable, Hashable {
  /// From the moment it has no size to the last frame in which it is smaller than it will be, in seconds.
  package let span: ClosedRange<Double>
  /// What it grows to, in points.
  package let size: Size
  /// How far its middle is from its place in the view around it as it begins, in points.
  package let distance: Double
}

extension Film {
  /// The largest of the app's drawn views that grow so, except those in a table: rows have their own measures.
  package var growth: Growth? {
    let drawn = layers.indices.filter { index in
      let layer = layers[index]
      return layer.resizes && (layer.background != nil || layer.contents != .none) && isApps(index)
    }
    return drawn.compactMap(growth)
      .max { $0.size.width * $0.size.height < $1.size.width * $1.size.height }
  }

  private func growth(of layer: Int) -> Growth? {
    let birth = max(layers[layer].birth, 0)
    let moments = [Moment.at(birth)] + frameTimes.filter { $0 > birth }.map { .at($0) }
    let shown = moments.compactMap { moment in
      size(of: layer, at: moment).map { (moment: moment, size: $0) }
    }
    guard
      let size = shown.map(\.size).max(by: { $0.width * $0.height < $1.width * $1.height }),
      size.width >= 1, size.height >= 1, let parent = layers[layer].parent
    else { return nil }
    func isEmpty(_ size: Size) -> Bool { size.width < device.pixel && size.height < device.pixel }
    // Views that get their size at once, a turn later, have none in between.
    let growing = shown.indices.filter { index in
      let now = shown[index].size
      return !isEmpty(now) && now.width < Film.grown * size.width
        && now.height < Film.grown * size.height
    }
    guard growing.count > 1, let first = growing.first, first > 0, let last = growing.last,
      isEmpty(shown[first - 1].size), let grown = shown[last...].first(where: { $0.size == size }),
      let from = middle(of: layer, in: parent, at: shown[first - 1].moment),
      let to = middle(of: layer, in: parent, at: grown.moment)
    else { return nil }
    let (x, y) = (to.x - from.x, to.y - from.y)
    return Growth(
      span: shown[first - 1].moment.time...shown[last].moment.time, size: size,
      distance: (x * x + y * y).squareRoot())
  }

  /// The share of its size from which on a view is as good as grown: a spring's end creeps.
  private static let grown = 0.98

  private func middle(of layer: Int, in parent: Int, at moment: Moment) -> Point? {
    guard let own = rect(of: layer, at: moment), let outer = rect(of: parent, at: moment) else {
      return nil
    }
    return Point(x: own.midX - outer.minX, y: own.midY - outer.minY)
  }

  /// Whether a layer is in the app's window and in no table.
  private func isApps(_ layer: Int) -> Bool {
    var root = layer
    while let outer = layers[root].parent {
      if landmarks[.table]?.contains(root) == true { return false }
      root = outer
    }
    return landmarks[.keyboard]?.contains { self.root(of: $0) == root } != true
  }

  private func root(of layer: Int) -> Int {
    var root = layer
    while let outer = layers[root].parent { root = outer }
    return root
  }
}
