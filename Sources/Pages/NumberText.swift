extension Double {
  /// The number with at most so many decimals and no more than it needs, and a true minus sign.
  func decimals(_ most: Int) -> String {
    let power = (0..<most).reduce(1.0) { power, _ in power * 10 }
    guard let whole = Int(exactly: (self * power).rounded()) else { return "\(self)" }
    let digits = String(whole.magnitude)
    let padded = String(repeating: "0", count: max(0, most + 1 - digits.count)) + digits
    var fraction = padded.suffix(most)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = whole < 0 ? "−" : ""
    return sign + padded.dropLast(most) + (fraction.isEmpty ? "" : "." + fraction)
  }
}

extension Int {
  /// The number with its digits in threes, parted by narrow spaces that do not break.
  var grouped: String {
    var text = ""
    for (place, digit) in String(magnitude).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text.append("\u{202F}") }
      text.append(digit)
    }
    return (self < 0 ? "−" : "") + String(text.reversed())
  }
}
