/// Core Animation's timing functions by name: `CAMediaTimingFunction(name:)`.
///
/// The raw value is the name Core Animation uses. Note `easeInEaseOut`, which UIKit and CSS call
/// easeInOut, and `default`, which is CSS `ease` and not what a `UIView` animation uses.
///
/// Source: Apple, `CAMediaTimingFunctionName`.
public enum MediaTimingFunction: String, Sendable, CaseIterable {
  /// An even pace.
  case linear
  /// (0.42, 0, 1, 1).
  case easeIn
  /// (0, 0, 0.58, 1).
  case easeOut
  /// (0.42, 0, 0.58, 1).
  case easeInEaseOut
  /// (0.25, 0.1, 0.25, 1): CSS `ease`.
  case `default`

  /// The curve behind the name.
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
