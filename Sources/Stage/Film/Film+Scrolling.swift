/// A change of a scroll view's inset.
struct InsetChange: Sendable, Hashable, Codable {
  /// Seconds; −∞ before the film's start.
  let time: Double
  let inset: Insets
}

extension Film {
  /// A scroll view's content inset as set last, not animated; nil for other or missing layers.
  package func contentInset(of layer: Int, at moment: Moment) -> Insets? {
    guard let history = insets[layer], layers[layer].lifetime.contains(moment) else { return nil }
    return history.last { moment.includesTurn(at: $0.time) }?.inset
  }

  /// A scroll view's presented content offset, in points; nil for other or missing layers.
  package func contentOffset(of layer: Int, at moment: Moment) -> Point? {
    guard insets[layer] != nil, let x = value(of: .originX, in: layer, at: moment),
      let y = value(of: .originY, in: layer, at: moment)
    else { return nil }
    return Point(x: x, y: y)
  }

  /// A layer's presented number at a moment; nil while the layer, or one around it, does not exist.
  package func value(of property: Property, in layer: Int, at moment: Moment) -> Double? {
    guard layers[layer].lifetime.contains(moment) else { return nil }
    var sampler = Sampler(at: moment)
    return value(of: layers[layer][property], &sampler)
  }
}
