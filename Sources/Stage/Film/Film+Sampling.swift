extension Film {
  /// Reads numbers at one moment, working out each clock that is asked for once.
  final class Sampler {
    let film: Film
    let moment: Moment
    /// By clock; NaN where it was not asked for yet.
    private var known: [Double]

    init(_ film: Film, at moment: Moment) {
      self.film = film
      self.moment = moment
      known = Array(repeating: .nan, count: film.clocks.count)
    }

    private func progress(of clock: Int) -> Double {
      if known[clock].isNaN {
        known[clock] = Grid.snap(progress: film.clocks[clock].progress(at: moment.time))
      }
      return known[clock]
    }

    func number(_ property: Property, of layer: Int) -> Double {
      let layer = film.layers[layer]
      let track = layer.tracks[property.rawValue]
      guard track >= 0 else { return layer.constants[property.rawValue] }
      return film.tracks[track].value(at: moment) { progress(of: $0) }
    }

    /// A layer's placement: what its own coordinates become in its parent's.
    func placement(of layer: Int) -> Placement {
      Placement(
        center: Point(x: number(.centerX, of: layer), y: number(.centerY, of: layer)),
        bounds: Rect(
          x: number(.originX, of: layer), y: number(.originY, of: layer),
          width: number(.width, of: layer), height: number(.height, of: layer)),
        transform: Transform(
          translation: Point(
            x: number(.translationX, of: layer), y: number(.translationY, of: layer)),
          scale: Size(width: number(.scaleX, of: layer), height: number(.scaleY, of: layer))))
    }

    /// A rectangle of a layer's own coordinates, on the screen; its edges are on the grid unless that is not asked for.
    func screenRect(of rect: Rect, in layer: Int, isSnapped: Bool = true) -> Rect {
      var rect = rect
      var current: Int? = layer
      while let index = current {
        rect = placement(of: index).toSuperview(rect)
        current = film.layers[index].parent
      }
      return isSnapped ? rect.snappedEdges : rect
    }
  }

  /// Where a layer is drawn at a moment, in screen coordinates after every transform and scroll, unclipped.
  ///
  /// Nil while it, or a layer it lies in, does not exist. Edges are multiples of 2⁻²⁰ pt.
  public func rect(of layer: Int, at moment: Moment) -> Rect? {
    guard exists(layer, at: moment) else { return nil }
    let sampler = Sampler(self, at: moment)
    return sampler.screenRect(of: sampler.placement(of: layer).bounds, in: layer)
  }

  /// Where a landmark is drawn at a moment, in screen coordinates; nil when the film has none then.
  public func rect(of landmark: Landmark, at moment: Moment) -> Rect? {
    layer(of: landmark, at: moment).flatMap { rect(of: $0, at: moment) }
  }

  /// The layer that is a landmark at a moment; nil when the film has none then.
  public func layer(of landmark: Landmark, at moment: Moment) -> Int? {
    landmarks[landmark]?.last { exists($0, at: moment) }
  }

  /// Whether a layer and everything it lies in exists at a moment.
  func exists(_ layer: Int, at moment: Moment) -> Bool {
    var current: Int? = layer
    while let index = current {
      guard layers[index].exists(at: moment) else { return false }
      current = layers[index].parent
    }
    return true
  }

  /// The last row's rectangle on the screen, drawn or not; nil without rows.
  public func lastRowRect(at moment: Moment) -> Rect? {
    guard let table = layer(of: .table, at: moment), let row = rows(at: moment).last else {
      return nil
    }
    if let layer = row.layer, let rect = rect(of: layer, at: moment) { return rect }
    let sampler = Sampler(self, at: moment)
    let width = sampler.number(.width, of: table)
    return sampler.screenRect(
      of: Rect(x: 0, y: row.minY, width: width, height: row.height), in: table)
  }

  /// The table's rows at a moment; none without a table.
  ///
  /// Complexity: logarithmic in the number of snapshots.
  public func rows(at moment: Moment) -> RowSnapshot {
    let later = rowHistory.partitioningIndex {
      moment.isBeforeTurns ? $0.time >= moment.time : $0.time > moment.time
    }
    return later > 0
      ? rowHistory[later - 1] : RowSnapshot(time: -.infinity, edges: [0], layers: [:])
  }

  /// What is drawn at a time, back to front: every layer that exists and is not wholly clear.
  public func layers(at time: Double) -> [LayerState] {
    let moment = Moment.at(time)
    let sampler = Sampler(self, at: moment)
    var states: [LayerState] = []
    var surroundings: [Surroundings?] = []
    surroundings.reserveCapacity(layers.count)
    for (index, layer) in layers.enumerated() {
      let outer: Surroundings?
      if let parent = layer.parent {
        outer = surroundings[parent]
      } else {
        outer = Surroundings(placements: [], clip: screen(at: time), alpha: 1)
      }
      guard let outer, layer.exists(at: moment) else {
        surroundings.append(nil)
        continue
      }
      let placement = sampler.placement(of: index)
      let placements = [placement] + outer.placements
      let rect = placements.reduce(placement.bounds) { $1.toSuperview($0) }.snappedEdges
      let alpha = outer.alpha * sampler.number(.alpha, of: index)
      let clip = layer.clips ? outer.clip.intersection(rect) : outer.clip
      surroundings.append(
        alpha > 0 ? Surroundings(placements: placements, clip: clip, alpha: alpha) : nil)
      if alpha > 0 {
        states.append(
          LayerState(
            index: index, rect: rect, size: placement.bounds.size, clip: outer.clip, alpha: alpha))
      }
    }
    return states
  }

  private struct Surroundings {
    /// From the layer itself outwards.
    var placements: [Placement]
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
    let left = Grid.snap(length: minX)
    let top = Grid.snap(length: minY)
    return Rect(
      x: left, y: top, width: Grid.snap(length: maxX) - left,
      height: Grid.snap(length: maxY) - top)
  }
}
