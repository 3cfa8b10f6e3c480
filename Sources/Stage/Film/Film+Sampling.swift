/// A moment that numbers are read at; the clock that was read last is not worked out again.
struct Reading {
  let moment: Moment
  private var clock = -1
  private var progress = 0.0

  init(at moment: Moment) {
    self.moment = moment
  }

  mutating func progress(of index: Int, in clocks: [Timing]) -> Double {
    if clock != index {
      clock = index
      progress = Grid.snap(progress: clocks[index].progress(at: moment.time))
    }
    return progress
  }
}

extension Film {
  @inline(__always)
  func value(of number: Number, _ reading: inout Reading) -> Double {
    switch number {
    case .still(let value): value
    case .moving(let track): value(of: track, &reading)
    }
  }

  private func value(of track: Int, _ reading: inout Reading) -> Double {
    tracks[track].value(at: reading.moment) { reading.progress(of: $0, in: clocks) }
  }

  /// The bounds of a layer along one axis, in its own coordinates.
  private func bounds(_ placing: Placing, _ reading: inout Reading) -> Extent {
    Extent(
      origin: value(of: placing.origin, &reading), length: value(of: placing.length, &reading))
  }

  /// What a stretch of a layer's coordinates becomes in its parent's, as `Placement.toSuperview` has it.
  private func toParent(
    _ extent: Extent, _ placing: Placing, _ reading: inout Reading
  ) -> Extent {
    let bounds = bounds(placing, &reading)
    let scale = value(of: placing.scale, &reading)
    let middle = bounds.origin + bounds.length / 2
    return Extent(
      origin: (extent.origin - middle) * scale + value(of: placing.center, &reading)
        + value(of: placing.translation, &reading),
      length: extent.length * scale)
  }

  /// A stretch of a layer's coordinates, on the screen.
  private func toScreen(
    _ extent: Extent, in layer: Int, along axis: Placing.Axis, _ reading: inout Reading
  ) -> Extent {
    var extent = extent
    var isExact = true
    var current: Int? = layer
    while let index = current {
      let placing = axis == .across ? layers[index].across : layers[index].down
      extent = toParent(extent, placing, &reading)
      isExact = isExact && placing.isExact
      if isExact { extent.origin += placing.shift }
      current = isExact ? placing.outer : layers[index].parent
    }
    return extent
  }

  /// A rectangle of a layer's own coordinates, on the screen; its edges are on the grid unless that is not asked for.
  func screenRect(
    of rect: Rect, in layer: Int, isSnapped: Bool = true, _ reading: inout Reading
  ) -> Rect {
    let across = toScreen(
      Extent(origin: rect.minX, length: rect.width), in: layer, along: .across, &reading)
    let down = toScreen(
      Extent(origin: rect.minY, length: rect.height), in: layer, along: .down, &reading)
    let rect = Rect(
      x: across.origin, y: down.origin, width: across.length, height: down.length)
    return isSnapped ? rect.snappedEdges : rect
  }

  /// A layer's bounds in its own coordinates.
  func bounds(of layer: Int, _ reading: inout Reading) -> Rect {
    let across = bounds(layers[layer].across, &reading)
    let down = bounds(layers[layer].down, &reading)
    return Rect(x: across.origin, y: down.origin, width: across.length, height: down.length)
  }

  /// Where a layer that exists is drawn on the screen.
  func screenRect(of layer: Int, _ reading: inout Reading) -> Rect {
    let across = screenExtent(of: layer, along: .across, &reading)
    let down = screenExtent(of: layer, along: .down, &reading)
    return Rect(
      x: across.origin, y: down.origin, width: across.length, height: down.length
    ).snappedEdges
  }

  /// Where the bounds of a layer that exists are drawn on the screen, along one axis.
  private func screenExtent(
    of layer: Int, along axis: Placing.Axis, _ reading: inout Reading
  ) -> Extent {
    let placing = axis == .across ? layers[layer].across : layers[layer].down
    guard let still = placing.still else {
      return toScreen(bounds(placing, &reading), in: layer, along: axis, &reading)
    }
    guard let outer = placing.outer else { return still }
    return toScreen(still, in: outer, along: axis, &reading)
  }

  /// Where a layer is drawn at a moment, in screen coordinates after every transform and scroll, unclipped.
  ///
  /// Nil while it, or a layer it lies in, does not exist. Edges are multiples of 2⁻²⁰ pt.
  public func rect(of layer: Int, at moment: Moment) -> Rect? {
    guard layers[layer].presence.contains(moment) else { return nil }
    var reading = Reading(at: moment)
    return screenRect(of: layer, &reading)
  }

  /// Where a landmark is drawn at a moment, in screen coordinates; nil when the film has none then.
  public func rect(of landmark: Landmark, at moment: Moment) -> Rect? {
    layer(of: landmark, at: moment).flatMap { rect(of: $0, at: moment) }
  }

  /// Where a landmark is drawn at a moment from top to bottom, in screen coordinates; nil when the film has none then.
  ///
  /// The edges are those of `rect(of:at:)`, for half the work.
  public func extent(of landmark: Landmark, at moment: Moment) -> Extent? {
    guard let layer = layer(of: landmark, at: moment) else { return nil }
    var reading = Reading(at: moment)
    return screenExtent(of: layer, along: .down, &reading).snapped
  }

  /// The layer that is a landmark at a moment; nil when the film has none then.
  public func layer(of landmark: Landmark, at moment: Moment) -> Int? {
    landmarks[landmark]?.last { layers[$0].presence.contains(moment) }
  }

  /// The last row's rectangle on the screen, drawn or not; nil without rows.
  public func lastRowRect(at moment: Moment) -> Rect? {
    guard let table = layer(of: .table, at: moment), let row = rows(at: moment).last else {
      return nil
    }
    if let layer = row.layer, let rect = rect(of: layer, at: moment) { return rect }
    var reading = Reading(at: moment)
    let width = value(of: layers[table].across.length, &reading)
    return screenRect(
      of: Rect(x: 0, y: row.minY, width: width, height: row.height), in: table, &reading)
  }

  /// The table's rows at a moment; none without a table.
  ///
  /// Complexity: logarithmic in the number of snapshots.
  public func rows(at moment: Moment) -> RowSnapshot {
    let later = rowHistory.partitioningIndex {
      moment.isBeforeTurns ? $0.time >= moment.time : $0.time > moment.time
    }
    return later > 0
      ? rowHistory[later - 1] : RowSnapshot(time: -.infinity, edges: [0], drawn: [])
  }

  /// What is drawn at a time, back to front: every layer that exists and is not wholly clear.
  public func layers(at time: Double) -> [LayerState] {
    let moment = Moment.at(time)
    var reading = Reading(at: moment)
    var states: [LayerState] = []
    var surroundings: [Surroundings?] = []
    surroundings.reserveCapacity(layers.count)
    for (index, layer) in layers.enumerated() {
      let outer =
        layer.parent.map { surroundings[$0] } ?? Surroundings(clip: screen(at: time), alpha: 1)
      guard let outer, layer.exists(at: moment) else {
        surroundings.append(nil)
        continue
      }
      let bounds = bounds(of: index, &reading)
      let rect = screenRect(of: bounds, in: index, &reading)
      let alpha = outer.alpha * value(of: layer.alpha, &reading)
      let clip = layer.clips ? outer.clip.intersection(rect) : outer.clip
      surroundings.append(alpha > 0 ? Surroundings(clip: clip, alpha: alpha) : nil)
      if alpha > 0 {
        states.append(
          LayerState(index: index, rect: rect, size: bounds.size, clip: outer.clip, alpha: alpha))
      }
    }
    return states
  }

  /// What a layer's surroundings leave of what lies in it.
  private struct Surroundings {
    var clip: Rect
    var alpha: Double
  }
}

/// How a view's own coordinates lie in its superview's.
struct Placement {
  var center: Point
  var bounds: Rect
  var transform: Transform

  /// A rectangle of the view's own coordinates, in its superview's.
  func toSuperview(_ rect: Rect) -> Rect {
    let scale = transform.scale
    return Rect(
      x: (rect.minX - bounds.midX) * scale.width + center.x + transform.translation.x,
      y: (rect.minY - bounds.midY) * scale.height + center.y + transform.translation.y,
      width: rect.width * scale.width, height: rect.height * scale.height)
  }

  /// A rectangle of the superview's coordinates, in the view's own; the view must not be scaled to nothing.
  func fromSuperview(_ rect: Rect) -> Rect {
    let scale = transform.scale
    return Rect(
      x: (rect.minX - center.x - transform.translation.x) / scale.width + bounds.midX,
      y: (rect.minY - center.y - transform.translation.y) / scale.height + bounds.midY,
      width: rect.width / scale.width, height: rect.height / scale.height)
  }
}

extension Rect {
  /// The rectangle with all four edges on the grid of lengths.
  var snappedEdges: Rect {
    let across = Extent(origin: minX, length: width).snapped
    let down = Extent(origin: minY, length: height).snapped
    return Rect(
      x: across.origin, y: down.origin, width: across.length, height: down.length)
  }
}
