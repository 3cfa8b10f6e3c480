/// The unevaluated sum of two doubles: about 31 significant digits.
///
/// Needed to invert steep Bézier curves: there one unit in the last place of the parameter moves the output by more
/// than its own precision. The sums and products are the error-free transformations of Knuth (The Art of Computer
/// Programming, volume 2, 4.2.2) and Dekker (Numerische Mathematik 18, 1971), with a fused multiply-add for the
/// product. The relative error of one operation is below 2⁻¹⁰⁰ as long as nothing overflows or falls under 2⁻⁹⁰⁰;
/// callers keep to that range.
struct DoubleDouble {
  var high: Double
  /// The remainder, at most half a unit in the last place of `high`.
  var low: Double

  init(_ value: Double) {
    high = value
    low = 0
  }

  init(sumOf first: Double, _ second: Double) {
    high = first + second
    let part = high - first
    low = (first - (high - part)) + (second - part)
  }

  init(productOf first: Double, _ second: Double) {
    high = first * second
    low = (-high).addingProduct(first, second)
  }

  /// A sum whose first term is known to be the greater.
  private init(greater: Double, smaller: Double) {
    high = greater + smaller
    low = smaller - (high - greater)
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let highs = DoubleDouble(sumOf: left.high, right.high)
    let lows = DoubleDouble(sumOf: left.low, right.low)
    let partial = DoubleDouble(greater: highs.high, smaller: highs.low + lows.high)
    return DoubleDouble(greater: partial.high, smaller: partial.low + lows.low)
  }

  static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    var opposite = right
    opposite.high.negate()
    opposite.low.negate()
    return left + opposite
  }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(productOf: left.high, right.high)
    let crossed = left.high * right.low + left.low * right.high
    return DoubleDouble(greater: product.high, smaller: product.low + crossed)
  }

  static func * (left: DoubleDouble, right: Double) -> DoubleDouble {
    let product = DoubleDouble(productOf: left.high, right)
    return DoubleDouble(greater: product.high, smaller: product.low + left.low * right)
  }
}
