/// Numbers in decimal digits.
///
/// - `shortest` for numbers typed or from files: nothing is lost.
/// - `decimals(upTo:)` for measures in sentences: rounded, without trailing zeros.
/// - `fixed` for columns: always as many decimals, so that decimal points align.
/// - `DecimalText` itself for whole numbers of a decimal unit, such as thousandths or microseconds.
///
/// CSS has its own rules, in Easing's `CSSNumber`.
package enum DecimalText {
  package enum Minus: String, Sendable {
    case hyphen = "-"
    case sign = "−"
  }

  /// Units of 10^−`decimals` with exactly `decimals` decimals: 12500 thousandths are `12.500`.
  ///
  /// There is no negative zero.
  package static func fixed(_ units: Int, decimals: Int, minus: Minus = .hyphen) -> String {
    (units < 0 ? minus.rawValue : "") + unsigned(units.magnitude, decimals: decimals)
  }

  /// Units of 10^−`decimals`, without trailing zeros: 12500 thousandths are `12.5`.
  package static func trimmed(_ units: Int, decimals: Int, minus: Minus = .hyphen) -> String {
    var text = fixed(units, decimals: decimals, minus: minus)
    guard decimals > 0 else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// Milliseconds, to the tenth, without trailing zeros.
  package static func milliseconds(ofMicroseconds time: Int) -> String {
    trimmed(Int((Double(time) / 100).rounded()), decimals: 1)
  }

  fileprivate static func unsigned(_ units: UInt, decimals: Int) -> String {
    guard decimals > 0 else { return String(units) }
    // Written from the end, digit by digit: traces have thousands of numbers.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: decimals + 22) { text in
      var (rest, start) = (units, text.count)
      while rest > 0 || text.count - start < decimals + 2 {
        start -= 1
        if text.count - start == decimals + 1 {
          text[start] = UInt8(ascii: ".")
        } else {
          text[start] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        }
      }
      return String(decoding: text[start...], as: UTF8.self)
    }
  }

  fileprivate static func power(_ decimals: Int) -> Double {
    (0..<decimals).reduce(1.0) { power, _ in power * 10 }
  }
}

extension Double {
  /// Reads decimal digits, with or without an exponent; nil for hexadecimal, infinities and NaN.
  package init?(decimal text: some StringProtocol) {
    let signs = Set("0123456789+-.eE".utf8)
    guard text.utf8.allSatisfy(signs.contains) else { return nil }
    self.init(text)
  }

  /// The fewest digits that read back as the same number, without `.0` for whole ones.
  package var shortest: String {
    self == rounded() && magnitude < 1e15 ? String(Int64(self)) : String(describing: self)
  }

  /// At most `most` decimals, without trailing zeros; halves are rounded away from zero.
  ///
  /// A number too large to count in units of the last decimal is written as Swift prints it.
  package func decimals(upTo most: Int, minus: DecimalText.Minus = .hyphen) -> String {
    let units = (self * DecimalText.power(most)).rounded()
    guard let units = Int(exactly: units) else { return "\(self)" }
    return DecimalText.trimmed(units, decimals: most, minus: minus)
  }

  /// Exactly `decimals` decimals, 0…15, as `printf` writes them: the nearest, and of two the even one.
  ///
  /// But there is no negative zero, and 2⁶³ or more, or NaN, is written as Swift prints it.
  package func fixed(_ decimals: Int) -> String {
    let whole = magnitude.rounded(.down)
    guard whole < 0x1p63 else { return "\(self)" }
    let power = DecimalText.power(decimals)
    // The rest is exact, and its product is the sum of `scaled` and `error`.
    let rest = magnitude - whole
    let scaled = rest * power
    let error = (-scaled).addingProduct(rest, power)
    let below = scaled.rounded(.down)
    let isOdd = !(decimals == 0 ? UInt(whole) : UInt(below)).isMultiple(of: 2)
    let isUp = scaled - below == 0.5 ? error > 0 || (error == 0 && isOdd) : scaled - below > 0.5
    let units = UInt(below) + (isUp ? 1 : 0)
    let isCarried = units == UInt(power)
    let digits = DecimalText.unsigned(isCarried ? 0 : units, decimals: decimals).dropFirst()
    let isZero = whole == 0 && units == 0
    return (sign == .minus && !isZero ? "-" : "") + String(UInt(whole) + (isCarried ? 1 : 0))
      + digits
  }
}

extension Int {
  /// In groups of three digits, separated by narrow no-break spaces.
  package var grouped: String {
    var text = ""
    for (index, digit) in String(magnitude).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append("\u{202F}") }
      text.append(digit)
    }
    return (self < 0 ? DecimalText.Minus.sign.rawValue : "") + String(text.reversed())
  }
}
