extension JSONReader {
  /// The longest number, in bytes; those that Filmstrip writes have fewer than 25.
  static let numberLimit = 64

  /// A number within a range; `what` names it, with its unit.
  package mutating func number(
    _ what: String, in range: ClosedRange<Double>
  ) throws(FileError) -> Double {
    begin()
    guard let end = endOfNumber(), end - offset <= JSONReader.numberLimit,
      let number = number(to: end), range.contains(number)
    else {
      throw expected("\(what) of \(range.lowerBound.shortest) to \(range.upperBound.shortest)")
    }
    offset = end
    return number
  }

  /// A number up to ±`limit` in whole thousandths, rounded; `what` names it, with its unit.
  package mutating func thousandths(_ what: String, limit: Double) throws(FileError) -> Int {
    begin()
    // Filmstrip writes three decimals: its digits are the thousandths.
    if let end = endOfNumber(), let decimal = decimal(to: end), decimal.power == 1000,
      decimal.digits.magnitude <= UInt(limit) * 1000
    {
      offset = end
      return decimal.digits
    }
    return Int((try number(what, in: -limit...limit) * 1000).rounded())
  }

  /// The double nearest to the number up to an offset; nil where there is none.
  private func number(to end: Int) -> Double? {
    // Both parts of the quotient are exact, so it is the double nearest to the number.
    if let decimal = decimal(to: end) { return Double(decimal.digits) / Double(decimal.power) }
    return Double(String(decoding: bytes[offset..<end], as: UTF8.self))
  }

  package mutating func integer(_ what: String, in range: ClosedRange<Int>) throws(FileError) -> Int
  {
    begin()
    let before = offset
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let number = try number("a whole number of \(what)", in: bounds)
    guard let whole = Int(exactly: number) else {
      offset = before
      throw expected("a whole number of \(what)")
    }
    return whole
  }

  /// The end of the number that begins here, by the grammar of RFC 8259, section 6; nil without one.
  private func endOfNumber() -> Int? {
    var end = offset
    func byte() -> UInt8? { end < bytes.count ? bytes[end] : nil }
    func digits() -> Bool {
      let before = end
      while let next = byte(), JSONReader.digits.contains(next) { end += 1 }
      return end > before
    }
    if byte() == UInt8(ascii: "-") { end += 1 }
    if byte() == UInt8(ascii: "0") { end += 1 } else if !digits() { return nil }
    if byte() == UInt8(ascii: ".") {
      end += 1
      guard digits() else { return nil }
    }
    if byte() == UInt8(ascii: "e") || byte() == UInt8(ascii: "E") {
      end += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { end += 1 }
      guard digits() else { return nil }
    }
    return end
  }

  /// A number of at most fifteen digits and decimals as a quotient; nil for others.
  private func decimal(to end: Int) -> (digits: Int, power: Int)? {
    var first = offset
    if bytes[first] == UInt8(ascii: "-") { first += 1 }
    guard end - first <= 16 else { return nil }
    var digits = 0
    var power = 1
    var isPastPoint = false
    for byte in bytes[first..<end] {
      if byte == UInt8(ascii: ".") {
        isPastPoint = true
      } else if JSONReader.digits.contains(byte) {
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        if isPastPoint { power *= 10 }
      } else {
        return nil
      }
    }
    guard digits < 1_000_000_000_000_000 else { return nil }
    return (first > offset ? -digits : digits, power)
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
