import LibC

extension CubicBezier {
  /// A point of the curve.
  ///
  /// Found in doubles where the curve is gentle, in twice their precision where it is steep, and by its leading terms
  /// right at its start.
  enum Location {
    case plain(CubicBezier, Double)
    case wide(CubicBezier, DoubleDouble)
    case start(output: Double, slope: Double)

    func output() -> Double {
      switch self {
      case .plain(let curve, let t): curve.plainOutput(at: t)
      case .wide(let curve, let t): curve.output(at: t)
      case .start(let output, _): output
      }
    }

    func slope() -> Double {
      switch self {
      case .plain(let curve, let t):
        CubicBezier.derivative(curve.y1, curve.y2, at: t)
          / CubicBezier.derivative(curve.x1, curve.x2, at: t)
      case .wide(let curve, let t): curve.ratio(at: t)
      case .start(_, let slope): slope
      }
    }
  }

  /// The point of the curve at an input between 0 and 1.
  func inside(at input: Double) -> Location {
    if input < CubicBezier.tinyInput {
      let (output, slope) = start(at: input)
      return .start(output: output, slope: slope)
    }
    let (t, isGood) = plainParameter(at: input)
    return isGood ? .plain(self, t) : .wide(self, parameter(at: input, near: t))
  }
}

// MARK: - In doubles

extension CubicBezier {
  /// The least dx/dt at which doubles are enough.
  private static let gentleSpeed = 0x1p-6
  /// The greatest control point at which doubles are enough.
  ///
  /// With `gentleSpeed` the slope is then below 3 · 16 · 64 = 3072, and a rounding of a few units of 2⁻⁵² stays below
  /// 1e-12.
  private static let gentleOutput = 8.0
  /// The tolerance of x before the last step, relative to the input.
  private static let plainTolerance = 0x1p-47
  /// Newton's method takes four or five steps on an ordinary curve.
  private static let mostPlainSteps = 8

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return t * (3 * rest * (rest * first + t * second) + t * t)
  }

  fileprivate static func derivative(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * (rest * (rest * first + 2 * t * (second - first)) + t * t * (1 - second))
  }

  /// The parameter at an input, and whether it is accurate enough.
  private func plainParameter(at input: Double) -> (t: Double, isGood: Bool) {
    var t = input
    for _ in 0..<CubicBezier.mostPlainSteps {
      let excess = CubicBezier.coordinate(x1, x2, at: t) - input
      let speed = CubicBezier.derivative(x1, x2, at: t)
      let next = t - excess / speed
      guard next >= 0, next <= 1 else { return (t, false) }
      t = next
      if abs(excess) <= input * CubicBezier.plainTolerance {
        let isGentle = max(abs(y1), abs(y2)) <= CubicBezier.gentleOutput
        return (t, isGentle && speed >= CubicBezier.gentleSpeed)
      }
    }
    return (t, false)
  }

  fileprivate func plainOutput(at t: Double) -> Double {
    // The curve is in the hull of its points, and rounding must not push it outside.
    let output = CubicBezier.coordinate(y1, y2, at: t)
    return min(max(output, min(0, y1, y2)), max(1, y1, y2))
  }
}

// MARK: - In twice the precision

extension CubicBezier {
  /// Below this input the curve is replaced by its leading terms, which are then exact.
  ///
  /// The parameter is under 2⁻²⁰⁰ there, so that 1 − t is 1 to more than the precision of `DoubleDouble`,
  /// whose products would underflow.
  fileprivate static let tinyInput = 0x1p-600

  /// The tolerance of the curve's x, relative to the input: 1/64 of the last place.
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
    _ first: Double, _ second: Double, _ last: Double, at t: DoubleDouble
  ) -> DoubleDouble {
    let rest = DoubleDouble(1) - t
    return t * (rest * (rest * first + t * second) * 3 + t * t * last)
  }

  /// A third of the derivative of `coordinate` by t.
  private static func derivative(
    _ first: Double, _ second: Double, _ last: Double, at t: DoubleDouble
  ) -> DoubleDouble {
    let rest = DoubleDouble(1) - t
    let middle = DoubleDouble(sumOf: second, -first)
    return rest * (rest * first + t * middle * 2) + t * t * DoubleDouble(sumOf: last, -second)
  }

  /// The parameter whose x is the input, from `tinyInput` to 1, from a guess that may be poor.
  private func parameter(at input: Double, near guess: Double) -> DoubleDouble {
    // With all weights positive, t³ ≤ x(t) ≤ 3t, which brackets the parameter; the factors cover
    // the rounding of the cube root and of the product.
    var low = input * 0.333
    var high = min(1, cbrt(input) * (1 + 0x1p-50))
    var t = DoubleDouble(min(max(guess, low), high))
    for _ in 0..<CubicBezier.mostSteps {
      let excess = CubicBezier.coordinate(x1, x2, 1, at: t) - DoubleDouble(input)
      if excess.high > 0 {
        high = min(high, t.high.nextUp)
      } else {
        low = max(low, t.high.nextDown)
      }
      let speed = 3 * CubicBezier.derivative(x1, x2, 1, at: t).high
      let next = t - DoubleDouble(excess.high / speed)
      let isClose = abs(excess.high) <= input * CubicBezier.inputTolerance
      if next.high >= low, next.high <= high {
        t = next
      } else if isClose {
        break
      } else if low * 4 < high {
        // The bracket spans orders of magnitude: halve the exponent.
        t = DoubleDouble((low * high).squareRoot())
      } else {
        t = DoubleDouble((low + high) / 2)
      }
      // The step just taken was the last one needed, and it doubled the digits.
      if isClose { break }
    }
    return t
  }

  fileprivate func output(at t: DoubleDouble) -> Double {
    let scale = outputScale
    return CubicBezier.coordinate(y1 * scale, y2 * scale, scale, at: t).high / scale
  }

  fileprivate func ratio(at t: DoubleDouble) -> Double {
    let scale = outputScale
    let rise = CubicBezier.derivative(y1 * scale, y2 * scale, scale, at: t).high
    let run = CubicBezier.derivative(x1, x2, 1, at: t).high
    // x never decreases, so a run that is not positive is a vertical tangent.
    guard run > 0 else { return rise < 0 ? -.infinity : .infinity }
    return rise / run / scale
  }
}

// MARK: - Right at the start

extension CubicBezier {
  /// The curve close to 0, where 1 − t is 1: x = 3 x1 t + 3 x2 t² + t³, and likewise y.
  ///
  /// t = unit · u, with the power of two `unit` near the cube root of the input, keeps every
  /// intermediate number away from underflow.
  private func start(at input: Double) -> (output: Double, slope: Double) {
    let power = -Int(input.exponent) / 3
    let unit = Double(sign: .plus, exponent: -power, significand: 1)
    let target = input / unit / unit / unit
    let linear = DoubleDouble(productOf: 3, x1 / unit / unit)
    let square = DoubleDouble(productOf: 3, x2 / unit)
    let rough = start(target, linear.high, square.high)
    let run = linear.high + rough * (2 * square.high + 3 * rough)
    // One more step in doubled precision, since the first ones left an error of a few last places.
    let wide = DoubleDouble(rough)
    let excess = wide * (linear + wide * (square + wide)) - DoubleDouble(target)
    let u = wide - DoubleDouble(excess.high / run)
    let scale = outputScale
    let first = DoubleDouble(productOf: 3, y1 * scale)
    let second = DoubleDouble(productOf: 3, y2 * scale)
    let t = u * unit
    // The unit comes last: t itself may be too small for all its digits.
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
