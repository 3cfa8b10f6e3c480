/// Random numbers that are the same on every machine for a seed: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in a range, each equally likely.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let unit = Double(next() >> 11) / Double(1 << 53)
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }

  /// A whole number in a range, each equally likely.
  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int(number(Double(range.lowerBound)...(Double(range.upperBound) + 1)).rounded(.down))
      .clamped(to: range)
  }

  /// Whether something happens that does so in this share of cases.
  mutating func happens(_ share: Double) -> Bool { number(0...1) < share }

  /// One of several, each equally likely.
  mutating func one<Value>(of values: [Value]) -> Value { values[integer(0...values.count - 1)] }
}

extension Int {
  /// The number of the range that is nearest to it.
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
