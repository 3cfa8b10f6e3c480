/// A scroll view's inset became another.
struct InsetChange: Sendable, Hashable {
  /// When, in seconds; −∞ before the film's start.
  let time: Double
  /// Points.
  let inset: Insets
}

extension Film {
  /// Room around the content of a scroll view's layer at a moment, in points; nil for other layers, and while it does
  /// not exist.
  ///
  /// An inset does not animate: this is what was set last.
  package func contentInset(of layer: Int, at moment: Moment) -> Insets? {
    guard let history = insets[layer], layers[layer].lifetime.contains(moment) else { return nil }
    return history.last {
      moment.isBeforeTurns ? $0.time < moment.time : $0.time <= moment.time
    }?.inset
  }

  /// Where the content of a scroll view's layer shows at its top left at a moment, in points, as it is drawn; nil for
  /// other layers, and while it does not exist.
  package func contentOffset(of layer: Int, at moment: Moment) -> Point? {
    guard insets[layer] != nil, let x = value(of: .originX, in: layer, at: moment),
      let y = value(of: .originY, in: layer, at: moment)
    else { return nil }
    return Point(x: x, y: y)
  }

  /// One number of a layer at a moment, as it is drawn; nil while the layer, or one that it lies in, does not exist.
  package func value(of property: Property, in layer: Int, at moment: Moment) -> Double? {
    guard layers[layer].lifetime.contains(moment) else { return nil }
    var sampler = Sampler(at: moment)
    return value(of: layers[layer][property], &sampler)
  }
}
