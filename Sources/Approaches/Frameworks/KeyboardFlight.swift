/// The keyboard's own animation, copied so that it can be sampled at any time.
struct KeyboardFlight {
  /// The keyboard's heights at the beginning and at the end, in points.
  let from, to: Double
  let motion: Motion
  /// In seconds.
  let duration: Double

  func value(at time: Double) -> Double {
    let progress =
      switch motion {
      case .spring(let spring): spring.value(at: time)
      case .curve(let curve): duration > 0 ? curve.value(at: min(time / duration, 1)) : 1
      }
    return from + (to - from) * progress
  }

  /// The precision of a time found by search, in seconds, and the longest one.
  private static let (precision, longest) = (0.00001, 1.0)

  /// The time at which a height is reached, in seconds, by bisection.
  func time(of height: Double) -> Double {
    var (low, high) = (0.0, KeyboardFlight.longest)
    while high - low > KeyboardFlight.precision {
      let middle = (low + high) / 2
      let isBefore = from < to ? value(at: middle) < height : value(at: middle) > height
      if isBefore { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
