import Testing

@testable import Imaging

struct ParseCostsTests {
  private let costs = ParseCosts(stride: 3511)

  /// The symbol of a distance is counted out; here it is looked up.
  @Test func everyDistanceHasItsExtraBits() {
    for (symbol, least) in DeflateSymbols.leastDistances.enumerated() where least > 4 {
      let extraBits = DeflateSymbols.distanceExtraBits[symbol]
      let bits: UInt32 = (3073...4096).contains(least) ? 3 : 6
      #expect(costs.distance(least) == bits + UInt32(extraBits))
      #expect(costs.distance(least + 1 << extraBits - 1) == bits + UInt32(extraBits))
    }
  }

  /// As many matches as `DeflateBlock` makes of it.
  @Test func manyBytesCostWhatTheirMatchesDo() {
    #expect(costs.matches(258, distance: 9) == costs.length(258) + 9)
    #expect(costs.matches(259, distance: 9) == costs.length(255) + costs.length(4) + 18)
    #expect(costs.matches(260, distance: 9) == costs.length(255) + costs.length(5) + 18)
    #expect(costs.matches(261, distance: 9) == costs.length(258) + costs.length(3) + 18)
    #expect(costs.matches(516, distance: 9) == 2 * costs.length(258) + 18)
    #expect(
      costs.matches(517, distance: 9)
        == costs.length(258) + costs.length(255) + costs.length(4) + 27)
  }

  @Test func noMatchIsShorterThanThree() {
    #expect(costs.length(1) > 3 * costs.literal(7) + costs.length(258))
    #expect(costs.length(2) > 3 * costs.literal(7) + costs.length(258))
  }
}
