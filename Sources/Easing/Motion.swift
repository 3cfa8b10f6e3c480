/// A motion from 0 to 1: along a curve stretched over a duration, or on a spring at its own pace.
public enum Motion: Sendable, Hashable, Codable {
  /// A curve over the unit interval, stretched over the duration.
  case curve(UnitCurve)
  /// A spring in seconds, cut at the duration, not stretched over it.
  case spring(Spring)
}

extension Motion: CustomStringConvertible {
  /// The curve's CSS, or the spring's numbers.
  public var description: String {
    switch self {
    case .curve(let curve): curve.description
    case .spring(let spring): spring.description
    }
  }
}
