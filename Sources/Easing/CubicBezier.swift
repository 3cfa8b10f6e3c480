/// A cubic Bézier curve from (0, 0) to (1, 1) that maps input progress to output progress.
///
/// ```
/// 1 ┤            ╭──  P2 (x2, y2) pulls the end
///   │         ╭──╯
///   │      ╭──╯
///   │   ╭──╯
/// 0 ┼───╯             P1 (x1, y1) pulls the start
///   0               1
/// ```
///
/// Guarantees: `x1` and `x2` are in 0…1, so that every input has one output; `y1` and `y2` are finite; 0 gives 0 and 1
/// gives 1, exactly. Source: CSS Easing Functions Level 2, "Cubic Bézier easing functions".
public struct CubicBezier: Sendable, Hashable, Codable {
  /// The horizontal position of the first control point, 0…1.
  public let x1: Double
  /// The vertical position of the first control point, any finite number.
  public let y1: Double
  /// The horizontal position of the second control point, 0…1.
  public let x2: Double
  /// The vertical position of the second control point, any finite number.
  public let y2: Double

  /// Creates a curve; `nil` unless all four are finite and `x1` and `x2` are in 0…1.
  public init?(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else { return nil }
    self.init(unchecked: x1, y1, x2, y2)
  }

  init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// CSS `ease` and Core Animation's default curve: (0.25, 0.1, 0.25, 1).
  ///
  /// Source: CSS Easing Functions Level 2; Apple, `CAMediaTimingFunctionName.default`.
  public static let ease = CubicBezier(unchecked: 0.25, 0.1, 0.25, 1)
  /// CSS `ease-in` and UIKit's `curveEaseIn`: (0.42, 0, 1, 1).
  ///
  /// Source: CSS Easing Functions Level 2; Apple, `CAMediaTimingFunctionName.easeIn`.
  public static let easeIn = CubicBezier(unchecked: 0.42, 0, 1, 1)
  /// CSS `ease-out` and UIKit's `curveEaseOut`: (0, 0, 0.58, 1).
  ///
  /// Source: CSS Easing Functions Level 2; Apple, `CAMediaTimingFunctionName.easeOut`.
  public static let easeOut = CubicBezier(unchecked: 0, 0, 0.58, 1)
  /// CSS `ease-in-out` and UIKit's `curveEaseInOut`: (0.42, 0, 0.58, 1).
  ///
  /// Source: CSS Easing Functions Level 2; Apple, `CAMediaTimingFunctionName.easeInEaseOut`.
  public static let easeInOut = CubicBezier(unchecked: 0.42, 0, 0.58, 1)

  /// The curve run backwards: reversed in both axes.
  public var reversed: CubicBezier {
    CubicBezier(unchecked: 1 - x2, 1 - y2, 1 - x1, 1 - y1)
  }

  /// The output progress at an input progress.
  ///
  /// Within 0…1 the error is below 1e-12, relative to the output where that is greater than 1. Where the slope is 10⁴
  /// or more, so that the input's own last place matters more, the result is the curve's value for an input within one
  /// unit in the last place. Outside 0…1 the curve continues along its end tangents; where such a tangent is vertical,
  /// the end's output holds. NaN gives NaN.
  ///
  /// Source: CSS Easing Functions Level 2, "Output of a cubic Bézier easing function". Where the near control point is
  /// right above or below the end, its text takes the line to the far one, which is not a tangent; and for (0, 0, 0, 0)
  /// and (1, 1, 1, 1), whose tangents are the diagonal, it holds one end. The working group has left both open
  /// (w3c/csswg-drafts, issue 4046); here they are as in the web platform tests and Chromium.
  public func value(at input: Double) -> Double {
    if input > 0, input < 1 { return isIdentity ? input : inside(at: input).output() }
    if input == 0 { return 0 }
    if input == 1 { return 1 }
    if input < 0 { return extended(from: 0, by: input, slope: slopeBeforeStart) }
    if input > 1 { return extended(from: 1, by: input - 1, slope: slopeAfterEnd) }
    return input
  }

  /// The change of output per unit of input.
  ///
  /// Infinite where the tangent is vertical, with the sign of the curve's direction there. At 0 and 1 it is the slope
  /// of the curve itself, outside 0…1 that of the straight extension; the two differ where a control point is right
  /// above or below an end.
  public func slope(at input: Double) -> Double {
    if input > 0, input < 1 { return isIdentity ? 1 : inside(at: input).slope() }
    if input < 0 { return slopeBeforeStart }
    if input > 1 { return slopeAfterEnd }
    if input == 0 { return CubicBezier.endSlope((x1, y1), (x2, y2)) }
    if input == 1 { return CubicBezier.endSlope((1 - x2, 1 - y2), (1 - x1, 1 - y1)) }
    return input
  }

  private var isIdentity: Bool { x1 == y1 && x2 == y2 }
}

// MARK: - Ends and extensions

extension CubicBezier {
  /// The slope at an end, for control points given relative to it.
  private static func endSlope(
    _ near: (x: Double, y: Double), _ far: (x: Double, y: Double)
  ) -> Double {
    // The tangent points to the first of near control point, far control point and other end that does not coincide
    // with this end.
    for point in [near, far] where point.x != 0 || point.y != 0 {
      return point.x == 0 ? (point.y < 0 ? -.infinity : .infinity) : point.y / point.x
    }
    return 1
  }

  /// The slope of the extension before 0.
  private var slopeBeforeStart: Double {
    CubicBezier.extensionSlope(CubicBezier.endSlope((x1, y1), (x2, y2)))
  }

  /// The slope of the extension after 1.
  private var slopeAfterEnd: Double {
    CubicBezier.extensionSlope(CubicBezier.endSlope((1 - x2, 1 - y2), (1 - x1, 1 - y1)))
  }

  /// The slope of an extension along a tangent: 0 for a vertical one.
  ///
  /// Source: web-platform-tests, css/css-easing/cubic-bezier-timing-functions-output.html.
  private static func extensionSlope(_ slope: Double) -> Double { slope.isFinite ? slope : 0 }

  private func extended(from end: Double, by distance: Double, slope: Double) -> Double {
    slope == 0 ? end : end + distance * slope
  }
}

extension CubicBezier: CustomStringConvertible {
  /// Its CSS, for example “cubic-bezier(0.42, 0, 1, 1)”.
  public var description: String { UnitCurve.cubicBezier(self).css }
}
