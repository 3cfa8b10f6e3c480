import Basics

extension Film {
  @inline(__always)
  func value(of number: AnimatableValue, _ sampler: inout Sampler) -> Double {
    switch number {
    case .still(let value): value
    case .moving(let track): value(of: track, &sampler)
    }
  }

  private func value(of track: Int, _ sampler: inout Sampler) -> Double {
    // A closure that captured the film would copy all of it.
    let clocks = clocks
    return tracks.value(of: track, at: sampler.moment) { sampler.progress(of: $0, in: clocks) }
  }

  private func bounds(_ geometry: AxisGeometry, _ sampler: inout Sampler) -> Extent {
    Extent(
      origin: value(of: geometry.origin, &sampler), length: value(of: geometry.length, &sampler))
  }

  private func toParent(
    _ extent: Extent, _ geometry: AxisGeometry, _ sampler: inout Sampler
  ) -> Extent {
    let bounds = bounds(geometry, &sampler)
    let scale = value(of: geometry.scale, &sampler)
    let middle = bounds.origin + bounds.length / 2
    return Extent(
      origin: (extent.origin - middle) * scale + value(of: geometry.center, &sampler)
        + value(of: geometry.translation, &sampler),
      length: extent.length * scale)
  }

  /// Converts an interval of a layer to the screen; of negative length where it is reversed.
  private func toScreen(
    _ extent: Extent, in layer: Int, along axis: AxisGeometry.Axis, _ sampler: inout Sampler
  ) -> Extent {
    var extent = extent
    var isExact = true
    var current: Int? = layer
    while let index = current {
      let geometry = axis == .across ? layers[index].across : layers[index].down
      extent = toParent(extent, geometry, &sampler)
      isExact = isExact && geometry.isExact
      if isExact { extent.origin += geometry.shift }
      current = isExact ? geometry.outer : layers[index].parent
    }
    return extent
  }

  func screenRect(of rect: Rect, in layer: Int, _ sampler: inout Sampler) -> Rect {
    let (across, down) = screenExtents(of: rect, in: layer, &sampler)
    let (x, y) = (across.standardized, down.standardized)
    return Rect(x: x.origin, y: y.origin, width: x.length, height: y.length).snappedEdges
  }

  /// Converts a layer's rectangle to the screen along both axes, negative where it is reversed.
  func screenExtents(
    of rect: Rect, in layer: Int, _ sampler: inout Sampler
  ) -> (across: Extent, down: Extent) {
    (
      toScreen(Extent(origin: rect.minX, length: rect.width), in: layer, along: .across, &sampler),
      toScreen(Extent(origin: rect.minY, length: rect.height), in: layer, along: .down, &sampler)
    )
  }

  func bounds(of layer: Int, _ sampler: inout Sampler) -> Rect {
    let across = bounds(layers[layer].across, &sampler)
    let down = bounds(layers[layer].down, &sampler)
    return Rect(x: across.origin, y: down.origin, width: across.length, height: down.length)
  }

  func screenRect(of layer: Int, _ sampler: inout Sampler) -> Rect {
    let across = screenExtent(of: layer, along: .across, &sampler)
    let down = screenExtent(of: layer, along: .down, &sampler)
    return Rect(
      x: across.origin, y: down.origin, width: across.length, height: down.length
    ).snappedEdges
  }

  private func screenExtent(
    of layer: Int, along axis: AxisGeometry.Axis, _ sampler: inout Sampler
  ) -> Extent {
    // Copies only what is needed: most layers asked for are still.
    let still = axis == .across ? layers[layer].across.still : layers[layer].down.still
    guard let still else {
      let geometry = axis == .across ? layers[layer].across : layers[layer].down
      return toScreen(bounds(geometry, &sampler), in: layer, along: axis, &sampler).standardized
    }
    let outer = axis == .across ? layers[layer].across.outer : layers[layer].down.outer
    guard let outer else { return still }
    return toScreen(still, in: outer, along: axis, &sampler).standardized
  }

  /// A layer's rectangle on the screen, after every transform and scroll, unclipped.
  ///
  /// Nil while it, or a layer around it, does not exist. Edges are multiples of 2⁻²⁰ pt.
  package func rect(of layer: Int, at moment: Moment) -> Rect? {
    guard layers[layer].lifetime.contains(moment) else { return nil }
    var sampler = Sampler(at: moment)
    return screenRect(of: layer, &sampler)
  }

  /// A layer's own size at a moment, without transforms, in points; nil while it does not exist.
  package func size(of layer: Int, at moment: Moment) -> Size? {
    guard layers[layer].lifetime.contains(moment) else { return nil }
    var sampler = Sampler(at: moment)
    return bounds(of: layer, &sampler).size
  }

  /// A landmark's rectangle on screen at a moment; nil when the film has none then.
  public func rect(of landmark: Landmark, at moment: Moment) -> Rect? {
    layer(of: landmark, at: moment).flatMap { rect(of: $0, at: moment) }
  }

  /// A landmark's vertical extent, as in `rect(of:at:)` for half the work; nil when there is none.
  package func extent(of landmark: Landmark, at moment: Moment) -> Extent? {
    guard let layer = layer(of: landmark, at: moment) else { return nil }
    var sampler = Sampler(at: moment)
    return screenExtent(of: layer, along: .down, &sampler).snapped
  }

  package func layer(of landmark: Landmark, at moment: Moment) -> Int? {
    landmarks[landmark]?.last { layers[$0].lifetime.contains(moment) }
  }

  /// The rectangle on the screen of the lowest row, drawn or not; nil without rows.
  ///
  /// That is the last one, or the first where a negative scale turns the table over.
  package func lastRowRect(at moment: Moment) -> Rect? {
    guard let table = layer(of: .table, at: moment) else { return nil }
    var sampler = Sampler(at: moment)
    let unit = screenExtents(
      of: Rect(x: 0, y: 0, width: 1, height: 1), in: table, &sampler)
    let rows = rows(at: moment)
    guard let row = unit.down.length < 0 ? rows.first : rows.last else { return nil }
    if let layer = row.layer, let rect = rect(of: layer, at: moment) { return rect }
    let width = value(of: layers[table].across.length, &sampler)
    return screenRect(
      of: Rect(x: 0, y: row.minY, width: width, height: row.height), in: table, &sampler)
  }

  /// The table's rows at a moment, empty without a table; logarithmic in the number of snapshots.
  package func rows(at moment: Moment) -> RowSnapshot {
    let later = rowHistory.partitioningIndex { !moment.includesTurn(at: $0.time) }
    return later > 0
      ? rowHistory[later - 1] : RowSnapshot(time: -.infinity, edges: [0], drawn: [])
  }

  /// The layers drawn at a time, back to front: all that exist and are not wholly clear.
  package func layers(at time: Double) -> [LayerState] {
    let moment = Moment.at(time)
    var sampler = Sampler(at: moment)
    var states: [LayerState] = []
    let screen = screen(at: time)
    // Candidates for layers around the next one: a layer's own follow right behind it.
    var around: [InheritedClip] = []
    for index in layers.indices where layers[index].lifetime.contains(moment) {
      var outer = InheritedClip(layer: -1, clip: screen, alpha: 1)
      if let parent = layers[index].parent {
        while let last = around.last, last.layer > parent { around.removeLast() }
        guard let last = around.last, last.layer == parent else { continue }
        outer = last
      }
      let alpha = outer.alpha * value(of: layers[index].alpha, &sampler)
      guard alpha > 0 else { continue }
      let bounds = bounds(of: index, &sampler)
      let rect = screenRect(of: bounds, in: index, &sampler)
      let clip = layers[index].clips ? outer.clip.intersection(rect) : outer.clip
      around.append(InheritedClip(layer: index, clip: clip, alpha: alpha))
      states.append(
        LayerState(index: index, rect: rect, size: bounds.size, clip: outer.clip, alpha: alpha))
    }
    return states
  }

  /// A layer's opacity with those around it, 0…1; 0 while one of them does not exist.
  package func alpha(of layer: Int, at moment: Moment) -> Double {
    guard layers[layer].lifetime.contains(moment) else { return 0 }
    var chain = [layer]
    while let parent = layers[chain[chain.count - 1]].parent { chain.append(parent) }
    var sampler = Sampler(at: moment)
    return chain.reversed().reduce(1) { $0 * value(of: layers[$1].alpha, &sampler) }
  }

  /// The clip and opacity that a layer passes on to those inside it.
  private struct InheritedClip {
    let layer: Int
    var clip: Rect
    var alpha: Double
  }
}

extension Rect {
  var snappedEdges: Rect {
    let across = Extent(origin: minX, length: width).snapped
    let down = Extent(origin: minY, length: height).snapped
    return Rect(
      x: across.origin, y: down.origin, width: across.length, height: down.length)
  }
}
