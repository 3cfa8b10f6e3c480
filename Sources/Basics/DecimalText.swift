/// How numbers are written in decimal digits.
///
/// - `shortest` for what a person typed or a file says: nothing is lost.
/// - `decimals(upTo:)` for measures in sentences: rounded, without zeros at the end.
/// - `fixed` for columns: always as many decimals, so that points stand below each other.
/// - `DecimalText` itself for whole numbers of a decimal unit, such as thousandths or microseconds.
///
/// The language of style sheets has rules of its own, which Easing's `CSSNumber` keeps.
package enum DecimalText {
  /// What stands before a negative number.
  package enum Minus: String, Sendable {
    /// The character of the keyboard, for what programs read.
    case hyphen = "-"
    /// The sign of mathematics, for what people read.
    case sign = "−"
  }

  /// A whole number of units, of which 10 to the power of `decimals` are 1, with exactly so many decimals.
  ///
  /// 12500 thousandths are `12.500`. There is no negative zero.
  package static func fixed(_ units: Int, decimals: Int, minus: Minus = .hyphen) -> String {
    (units < 0 ? minus.rawValue : "") + unsigned(units.magnitude, decimals: decimals)
  }

  /// A whole number of units, of which 10 to the power of `decimals` are 1, with no more decimals than it needs.
  ///
  /// 12500 thousandths are `12.5`.
  package static func trimmed(_ units: Int, decimals: Int, minus: Minus = .hyphen) -> String {
    var text = fixed(units, decimals: decimals, minus: minus)
    guard decimals > 0 else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// A time in microseconds as milliseconds, to the tenth, with no more decimals than it needs.
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
  /// The number that a text in decimal digits is, with an exponent or without; nil for all else that Swift reads as a
  /// number: hexadecimal digits, infinities, what is no number.
  package init?(decimal text: some StringProtocol) {
    let signs = Set("0123456789+-.eE".utf8)
    guard text.utf8.allSatisfy(signs.contains) else { return nil }
    self.init(text)
  }

  /// The number as people write it: the fewest digits that are read back as the same number, and no `.0` where it is
  /// whole.
  package var shortest: String {
    self == rounded() && magnitude < 1e15 ? String(Int64(self)) : String(describing: self)
  }

  /// The number with at most so many decimals and no more than it needs; halves are rounded away from zero.
  ///
  /// What is too large to be counted in units of the last decimal is given as Swift prints it.
  package func decimals(upTo most: Int, minus: DecimalText.Minus = .hyphen) -> String {
    let units = (self * DecimalText.power(most)).rounded()
    guard let units = Int(exactly: units) else { return "\(self)" }
    return DecimalText.trimmed(units, decimals: most, minus: minus)
  }

  /// The number with exactly so many decimals, 0…15, as `printf` writes it: the nearest to the number as it is stored,
  /// and of two as near the even one.
  ///
  /// But there is no negative zero: what is rounded to it has no minus.
  /// What is 2⁶³ or more, or no number, is given as Swift prints it.
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
  /// The number with its digits in threes, parted by narrow spaces that do not break.
  package var grouped: String {
    var text = ""
    for (index, digit) in String(magnitude).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append("\u{202F}") }
      text.append(digit)
    }
    return (self < 0 ? DecimalText.Minus.sign.rawValue : "") + String(text.reversed())
  }
}
