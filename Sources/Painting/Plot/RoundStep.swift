import Basics
import LibC

/// A distance between ticks that people count in: 1, 2 or 5 times a power of ten.
struct RoundStep: Sendable, Hashable {
  /// 1, 2 or 5.
  let mantissa: Int
  /// The power of ten.
  let exponent: Int

  /// The step itself.
  var value: Double { multiple(1) }

  /// The smallest step of which a stretch of `length` can never hold more than `mostTicks`
  /// multiples.
  ///
  /// A stretch holds at most ⌊length ÷ step⌋ + 1 multiples, so the step must be more than
  /// length ÷ `mostTicks`. The next larger one is at most 2.5 times as long.
  ///
  /// - Parameters:
  ///   - length: More than 0; the square of it and of its inverse must be finite.
  ///   - mostTicks: 1 or more.
  init(length: Double, mostTicks: Int) {
    let least = length / Double(max(mostTicks, 1))
    // The logarithm is rounded, so the search starts a power of ten lower.
    let start = Int(log10(least).rounded(.down)) - 1
    for exponent in start...(start + 3) {
      for mantissa in [1, 2, 5] {
        let step = RoundStep(mantissa: mantissa, exponent: exponent)
        if step.value > least {
          self = step
          return
        }
      }
    }
    self = RoundStep(mantissa: 1, exponent: start + 4)
  }

  init(mantissa: Int, exponent: Int) {
    self.mantissa = mantissa
    self.exponent = exponent
  }

  /// A multiple, rounded once: whole numbers divided by a power of ten, so that 3 × 0.1 is 0.3.
  func multiple(_ count: Int) -> Double {
    let whole = Double(count * mantissa)
    return exponent < 0 ? whole / pow(10, Double(-exponent)) : whole * pow(10, Double(exponent))
  }

  /// A multiple as a label gives it: as many decimals as the step has, and a true minus sign.
  ///
  /// Steps that would need more than six digits before or behind the point are given with their
  /// power of ten, such as `12e9`.
  func text(ofMultiple count: Int) -> String {
    let whole = count * mantissa
    let sign = whole < 0 ? "−" : ""
    if whole == 0 { return "0" }
    if !RoundStep.plainExponents.contains(exponent) {
      var (digits, power) = (whole.magnitude, exponent)
      while digits.isMultiple(of: 10) { (digits, power) = (digits / 10, power + 1) }
      return "\(sign)\(digits)e\(power < 0 ? "−" : "")\(power.magnitude)"
    }
    if exponent >= 0 {
      return "\(sign)\(whole.magnitude)" + String(repeating: "0", count: exponent)
    }
    return DecimalText.fixed(whole, decimals: -exponent, minus: .sign)
  }

  /// The powers of ten that are written out.
  private static let plainExponents = -6...6
}
