/// Random choices that a number determines: SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number
/// generators", OOPSLA 2014).
final class Chance {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  private var generator: Generator

  /// The choices of one case of a seed.
  init(seed: UInt64, case number: Int) {
    generator = Generator(state: seed)
    generator.state ^= generator.next() &* UInt64(truncatingIfNeeded: number &+ 1)
  }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  func share() -> Double { Double.random(in: 0...1, using: &generator) }

  func byte() -> UInt8 { UInt8.random(in: .min ... .max, using: &generator) }

  /// Whether something happens that does once in so many times.
  func once(in count: Int) -> Bool { number(1...count) == 1 }

  /// One of a list that is not empty.
  func pick<Element>(_ list: [Element]) -> Element { list[number(0...(list.count - 1))] }

  /// A number of which small ones are likely and huge ones possible.
  func heavyTailed(most: Int) -> Int {
    number(0...max(1, most >> number(0...(64 - most.leadingZeroBitCount))))
  }
}
