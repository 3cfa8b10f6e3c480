/// Core Animation's timing functions by name: `CAMediaTimingFunction(name:)`.
///
/// The raw value is Core Animation's name. Note `easeInEaseOut`, which is easeInOut in UIKit and CSS, and `default`,
/// which is CSS `ease` and not the default of a `UIView` animation. Source: Apple, `CAMediaTimingFunctionName`.
public enum MediaTimingFunction: String, Sendable, CaseIterable {
  /// Constant speed.
  case linear
  /// (0.42, 0, 1, 1).
  case easeIn
  /// (0, 0, 0.58, 1).
  case easeOut
  /// (0.42, 0, 0.58, 1).
  case easeInEaseOut
  /// (0.25, 0.1, 0.25, 1): CSS `ease`.
  case `default`

  /// The function's curve.
  public var unitCurve: UnitCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInOut
    case .default: .ease
    }
  }
}
