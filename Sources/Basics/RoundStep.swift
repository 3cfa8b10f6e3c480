import LibC

/// A distance between ticks that people count in: 1, 2 or 5 times a power of ten.
package struct RoundStep: Sendable, Hashable {
  /// 1, 2 or 5.
  package let mantissa: Int
  /// The power of ten.
  let exponent: Int

  /// The step itself.
  package var value: Double { multiple(1) }

  /// The smallest step of which a stretch of `length` can never hold more than `mostTicks`
  /// multiples.
  ///
  /// A stretch holds at most ⌊length ÷ step⌋ + 1 multiples, so the step must be more than
  /// length ÷ `mostTicks`. The next larger one is at most 2.5 times as long.
  ///
  /// - Parameters:
  ///   - length: More than 0; the square of it and of its inverse must be finite.
  ///   - mostTicks: 1 or more.
  package init(length: Double, mostTicks: Int) {
    let least = length / Double(max(mostTicks, 1))
    self.init(near: least) { $0 > least }
  }

  /// The smallest step that is at least so long; more than 0, and finite with its inverse.
  package init(atLeast length: Double) { self.init(near: length) { $0 >= length } }

  /// The smallest step that is long enough; one ten times as long as `length` always is.
  private init(near length: Double, where isLongEnough: (Double) -> Bool) {
    // The logarithm is rounded, so the search starts a power of ten lower.
    let start = Int(log10(length).rounded(.down)) - 1
    let steps = (start...(start + 3)).flatMap { exponent in
      [1, 2, 5].map { RoundStep(mantissa: $0, exponent: exponent) }
    }
    self =
      steps.first { isLongEnough($0.value) } ?? RoundStep(mantissa: 1, exponent: start + 4)
  }

  package init(mantissa: Int, exponent: Int) {
    self.mantissa = mantissa
    self.exponent = exponent
  }

  /// A multiple, rounded once: whole numbers divided by a power of ten, so that 3 × 0.1 is 0.3.
  package func multiple(_ count: Int) -> Double {
    let whole = Double(count * mantissa)
    return exponent < 0 ? whole / pow(10, Double(-exponent)) : whole * pow(10, Double(exponent))
  }

  /// A multiple as a label gives it: as many decimals as the step has, and a true minus sign.
  ///
  /// Steps that would need more than six digits before or behind the point are given with their
  /// power of ten, such as `12e9`.
  package func text(ofMultiple count: Int) -> String {
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
