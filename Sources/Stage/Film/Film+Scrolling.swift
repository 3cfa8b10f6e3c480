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
  public func contentInset(of layer: Int, at moment: Moment) -> Insets? {
    guard let history = insets[layer], exists(layer, at: moment) else { return nil }
    return history.last {
      moment.isBeforeTurns ? $0.time < moment.time : $0.time <= moment.time
    }?.inset
  }

  /// Where the content of a scroll view's layer shows at its top left at a moment, in points, as it is drawn; nil for
  /// other layers, and while it does not exist.
  public func contentOffset(of layer: Int, at moment: Moment) -> Point? {
    guard insets[layer] != nil, exists(layer, at: moment) else { return nil }
    let sampler = Sampler(self, at: moment)
    return Point(x: sampler.number(.originX, of: layer), y: sampler.number(.originY, of: layer))
  }

  /// One number of a layer at a moment, as it is drawn; nil while the layer, or one that it lies in, does not exist.
  public func value(of property: Property, in layer: Int, at moment: Moment) -> Double? {
    exists(layer, at: moment) ? Sampler(self, at: moment).number(property, of: layer) : nil
  }
}
