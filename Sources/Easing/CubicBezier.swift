#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A cubic Bézier curve from (0, 0) to (1, 1) that gives an output progress for an input progress.
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
/// Guarantees: `x1` and `x2` lie in 0…1, so that every input has one output; `y1` and `y2` are
/// finite; 0 gives 0 and 1 gives 1, exactly.
///
/// Source: CSS Easing Functions Level 2, "Cubic Bézier easing functions".
public struct CubicBezier: Sendable, Hashable {
  /// The horizontal position of the first control point, 0…1.
  public let x1: Double
  /// The vertical position of the first control point, any finite number.
  public let y1: Double
  /// The horizontal position of the second control point, 0…1.
  public let x2: Double
  /// The vertical position of the second control point, any finite number.
  public let y2: Double

  /// Creates a curve; `nil` unless all four are finite and `x1` and `x2` lie in 0…1.
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
  /// Within 0…1 the result is the curve's own value, rounded, for an input that differs from the
  /// given one by less than one unit in its last place; where the slope is below 10⁴ that is
  /// closer than 1e-9 (relative to the output where it is greater than 1). Outside 0…1 the curve
  /// goes on along its end tangents. Not a number gives not a number.
  ///
  /// Source: CSS Easing Functions Level 2, "Output of a cubic Bézier easing function".
  public func value(at input: Double) -> Double {
    if input > 0, input < 1 {
      if isIdentity { return input }
      if input < CubicBezier.tinyInput { return start(at: input).output }
      return output(at: parameter(at: input))
    }
    if input == 0 { return 0 }
    if input == 1 { return 1 }
    if input < 0 { return extended(from: 0, by: input, slope: slopeBeforeStart) }
    if input > 1 { return extended(from: 1, by: input - 1, slope: slopeAfterEnd) }
    return input
  }

  /// The change of output for a unit of input; infinite where the tangent is vertical, with the
  /// sign of the way the curve goes there.
  ///
  /// At 0 and 1 it is the slope of the curve itself, outside 0…1 that of the straight extension;
  /// the two differ where a control point stands right above or below an end.
  public func slope(at input: Double) -> Double {
    if input > 0, input < 1 {
      if isIdentity { return 1 }
      if input < CubicBezier.tinyInput { return start(at: input).slope }
      return ratio(at: parameter(at: input))
    }
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
    // The tangent points to the first of: near control point, far control point, other end, that
    // does not coincide with this end.
    for point in [near, far] where point.x != 0 || point.y != 0 {
      return point.x == 0 ? (point.y < 0 ? -.infinity : .infinity) : point.y / point.x
    }
    return 1
  }

  /// The slope of the extension before 0.
  private var slopeBeforeStart: Double {
    // For input progress values less than zero:
    // 1. If the x value of P1 is greater than zero, the line through P1 and P0.
    if x1 > 0 { return y1 / x1 }
    // 2. Otherwise, if the x value of P2 is greater than zero, the line through P2 and P0.
    if x2 > 0 { return y2 / x2 }
    // 3. Otherwise zero.
    return 0
  }

  /// The slope of the extension after 1.
  private var slopeAfterEnd: Double {
    // For input progress values greater than one:
    // 1. If the x value of P2 is less than one, the line through P2 and P3.
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    // 2. Otherwise, if the x value of P1 is less than one, the line through P1 and P3.
    if x1 < 1 { return (1 - y1) / (1 - x1) }
    // 3. Otherwise one.
    return 0
  }

  private func extended(from end: Double, by distance: Double, slope: Double) -> Double {
    slope == 0 ? end : end + distance * slope
  }
}

// MARK: - Inside 0…1

extension CubicBezier {
  /// Below this input the curve is replaced by its leading terms, which are then exact.
  ///
  /// The parameter is under 2⁻²⁰⁰ there, so that 1 − t is 1 to more than the precision of `Wide`,
  /// whose products would underflow.
  private static let tinyInput = 0x1p-600

  /// How far the curve's x may stay from the input, relative to it: 1/64 of the last place.
  private static let inputTolerance = 0x1p-58

  /// More steps than bisection of the widest bracket takes; a guard, not a budget.
  private static let mostSteps = 200

  /// Above this a product with a control point could overflow, and y is scaled down by 2⁵.
  private static let greatOutput = 0x1p1000

  private var outputScale: Double {
    max(abs(y1), abs(y2)) > CubicBezier.greatOutput ? 0x1p-5 : 1
  }

  /// 3 (1 − t)² t first + 3 (1 − t) t² second + t³ last.
  private static func coordinate(
    _ first: Double, _ second: Double, _ last: Double, at t: Wide
  ) -> Wide {
    let rest = Wide(1) - t
    return t * (rest * (rest * first + t * second) * 3 + t * t * last)
  }

  /// A third of the derivative of `coordinate` by t.
  private static func derivative(
    _ first: Double, _ second: Double, _ last: Double, at t: Wide
  ) -> Wide {
    let rest = Wide(1) - t
    let middle = Wide(sumOf: second, -first)
    return rest * (rest * first + t * middle * 2) + t * t * Wide(sumOf: last, -second)
  }

  /// The parameter at which the curve's x is the input, for inputs from `tinyInput` to 1.
  private func parameter(at input: Double) -> Wide {
    // With all weights positive, t³ ≤ x(t) ≤ 3t, which brackets the parameter; the factors cover
    // the rounding of the cube root and of the product.
    var low = input * 0.333
    var high = min(1, cbrt(input) * (1 + 0x1p-50))
    var t = Wide(guess(at: input, between: low, and: high))
    for _ in 0..<CubicBezier.mostSteps {
      let excess = CubicBezier.coordinate(x1, x2, 1, at: t) - Wide(input)
      if excess.high > 0 { high = min(high, t.high.nextUp) } else { low = max(low, t.high.nextDown) }
      let speed = 3 * CubicBezier.derivative(x1, x2, 1, at: t).high
      let next = t - Wide(excess.high / speed)
      let isClose = abs(excess.high) <= input * CubicBezier.inputTolerance
      if next.high >= low, next.high <= high {
        t = next
      } else if isClose {
        break
      } else if low * 4 < high {
        // The bracket spans orders of magnitude: halve the exponent.
        t = Wide((low * high).squareRoot())
      } else {
        t = Wide((low + high) / 2)
      }
      // The step just taken was the last one needed, and it doubled the digits.
      if isClose { break }
    }
    return t
  }

  /// A parameter near the one sought, in plain doubles; right to about 1e-15 on an ordinary curve.
  private func guess(at input: Double, between low: Double, and high: Double) -> Double {
    var t = min(max(input, low), high)
    for _ in 0..<5 {
      let rest = 1 - t
      let excess = t * (3 * rest * (rest * x1 + t * x2) + t * t) - input
      let speed = 3 * (rest * (rest * x1 + 2 * t * (x2 - x1)) + t * t * (1 - x2))
      let next = t - excess / speed
      guard next >= low, next <= high else { break }
      if next == t { break }
      t = next
    }
    return t
  }

  private func output(at t: Wide) -> Double {
    let scale = outputScale
    return CubicBezier.coordinate(y1 * scale, y2 * scale, scale, at: t).high / scale
  }

  private func ratio(at t: Wide) -> Double {
    let scale = outputScale
    let rise = CubicBezier.derivative(y1 * scale, y2 * scale, scale, at: t).high
    let run = CubicBezier.derivative(x1, x2, 1, at: t).high
    // x never goes back, so what is not positive is a vertical tangent.
    guard run > 0 else { return rise < 0 ? -.infinity : .infinity }
    return rise / run / scale
  }

  /// The curve close to 0, where 1 − t is 1: x = 3 x1 t + 3 x2 t² + t³, and likewise y.
  ///
  /// t = unit · u, with the power of two `unit` near the cube root of the input, keeps every
  /// intermediate number away from underflow.
  private func start(at input: Double) -> (output: Double, slope: Double) {
    let power = -Int(input.exponent) / 3
    let unit = Double(sign: .plus, exponent: -power, significand: 1)
    let target = input / unit / unit / unit
    let linear = Wide(productOf: 3, x1 / unit / unit)
    let square = Wide(productOf: 3, x2 / unit)
    let rough = start(target, linear.high, square.high)
    let run = linear.high + rough * (2 * square.high + 3 * rough)
    // One more step in doubled precision, since the first ones left an error of a few last places.
    let wide = Wide(rough)
    let excess = wide * (linear + wide * (square + wide)) - Wide(target)
    let u = wide - Wide(excess.high / run)
    let scale = outputScale
    let first = Wide(productOf: 3, y1 * scale)
    let second = Wide(productOf: 3, y2 * scale)
    let t = u * unit
    // The unit comes last: t itself may be too small to hold all its digits.
    let output = u * (first + t * (second + t * scale))
    let rise = first.high + t.high * (2 * second.high + 3 * t.high * scale)
    return (output.high * unit / scale, rise / unit / unit / run / scale)
  }

  /// The root of a convex cubic, u³ + square · u² + linear · u = target, to a few last places.
  private func start(_ target: Double, _ linear: Double, _ square: Double) -> Double {
    // Each term alone gives an upper bound of u; Newton's method on a convex function descends
    // from an upper bound to the root.
    var u = cbrt(target)
    if square > 0 { u = min(u, (target / square).squareRoot()) }
    if linear > 0 { u = min(u, target / linear) }
    while true {
      let excess = u * (linear + u * (square + u)) - target
      let next = u - excess / (linear + u * (2 * square + 3 * u))
      guard next < u, next > 0 else { return u }
      u = next
    }
  }
}
