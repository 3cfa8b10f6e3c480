enum CSSNumber {
  /// The shortest text that reads back as the same number; without a fraction when it is whole.
  ///
  /// Plain digits from 10⁻⁶ to 10²¹, an exponent beyond, as in ECMAScript. The number must be finite; −0 prints as 0,
  /// its equal.
  static func text(_ number: Double) -> String {
    text(number, shiftedBy: 0)
  }

  /// A fraction as a percentage, exactly: with the fraction's digits.
  static func percentage(_ number: Double) -> String {
    text(number, shiftedBy: 2) + "%"
  }

  /// Divides by 100 before rounding, so that the output of `percentage` reads back exactly.
  static func fraction(ofPercentage text: String) -> Double? {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "e" || $0 == "E"
    }
    guard parts.count == 2 else { return Double(text + "e-2") }
    // An exponent too long for an integer gives 0 or infinity all the same.
    guard let exponent = Int(parts[1]), exponent.magnitude < 1_000_000 else { return Double(text) }
    return Double("\(parts[0])e\(exponent - 2)")
  }

  private static func text(_ number: Double, shiftedBy shift: Int) -> String {
    guard number != 0 else { return "0" }
    let sign = number < 0 ? "-" : ""
    let (digits, point) = shortestDigits(of: abs(number))
    return sign + layOut(digits, point: point + shift)
  }

  /// The fewest digits that distinguish a number, and the decimal point's position.
  private static func shortestDigits(of number: Double) -> (digits: [Character], point: Int) {
    // Swift prints the shortest digits, as 0.00012, 120.0 or 1.2e-05.
    let parts = number.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let whole = mantissa[0]
    var digits = Array(whole + (mantissa.count > 1 ? mantissa[1] : ""))
    var point = whole.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    let zeros = digits.prefix { $0 == "0" }.count
    digits.removeFirst(zeros)
    point -= zeros
    while digits.last == "0" { digits.removeLast() }
    return (digits, point)
  }

  private static func layOut(_ digits: [Character], point: Int) -> String {
    let text = String(digits)
    switch point {
    case digits.count...21:
      return text + String(repeating: "0", count: point - digits.count)
    case 1...21:
      return String(digits[..<point]) + "." + String(digits[point...])
    case -5...0:
      return "0." + String(repeating: "0", count: -point) + text
    default:
      let rest = digits.count > 1 ? "." + String(digits[1...]) : ""
      return String(digits[..<1]) + rest + "e\(point - 1)"
    }
  }
}
