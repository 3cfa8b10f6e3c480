/// A curve from input progress, 0…1, to output progress: a CSS easing function.
///
/// The words are those of CSS; UIKit's `curveEaseInOut` is `easeInOut`. Source: CSS Easing Functions Level 2.
public enum UnitCurve: Sendable, Hashable, Codable {
  case linear
  /// (0.25, 0.1, 0.25, 1).
  case ease
  /// (0.42, 0, 1, 1): starts slowly.
  case easeIn
  /// (0, 0, 0.58, 1): ends slowly.
  case easeOut
  /// (0.42, 0, 0.58, 1): starts and ends slowly.
  case easeInOut
  case cubicBezier(CubicBezier)
  case steps(Steps)
  case piecewiseLinear(PiecewiseLinear)

  /// The output progress at an input progress; outside 0…1 the curve is extended as in CSS.
  ///
  /// `before` matters only to steps: see ``Steps/value(at:before:)``.
  public func value(at input: Double, before: Bool = false) -> Double {
    switch self {
    case .linear: input
    case .steps(let steps): steps.value(at: input, before: before)
    case .piecewiseLinear(let line): line.value(at: input)
    case .ease, .easeIn, .easeOut, .easeInOut, .cubicBezier:
      bezier?.value(at: input) ?? input
    }
  }

  /// The change of output per unit of input; 0 for steps, infinite at a vertical tangent.
  public func slope(at input: Double) -> Double {
    switch self {
    case .linear: 1
    case .steps: 0
    case .piecewiseLinear(let line): line.slope(at: input)
    case .ease, .easeIn, .easeOut, .easeInOut, .cubicBezier:
      bezier?.slope(at: input) ?? 1
    }
  }

  /// The Bézier curve of a keyword or `cubicBezier`; `nil` for the other kinds.
  public var bezier: CubicBezier? {
    switch self {
    case .ease: .ease
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .cubicBezier(let curve): curve
    case .linear, .steps, .piecewiseLinear: nil
    }
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The same as ``css``.
  public var description: String { css }
}
