/// The keyboard's own animation, copied so that it can be asked for any time of it.
struct KeyboardFlight {
  /// Where it goes from and to: the keyboard's heights, in points.
  let from, to: Double
  let motion: Motion
  /// Seconds.
  let duration: Double

  /// The height after so many seconds, in points.
  func value(at time: Double) -> Double {
    let progress =
      switch motion {
      case .spring(let spring): spring.value(at: time)
      case .curve(let curve): duration > 0 ? curve.value(at: min(time / duration, 1)) : 1
      }
    return from + (to - from) * progress
  }

  /// How near a time that is searched for is found, in seconds, and the longest there is.
  private static let (precision, longest) = (0.00001, 1.0)

  /// When the height is reached, in seconds, by halving intervals.
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
