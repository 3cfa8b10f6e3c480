import Testing

@testable import attack

struct ChanceTests {
  private func numbers(_ seed: UInt64, _ number: Int) -> [Int] {
    let chance = Chance(seed: seed, case: number)
    return (0..<20).map { _ in chance.number(0...1_000_000) }
  }

  @Test func seedAndCaseDetermineAllThatIsChosen() {
    #expect(numbers(1, 2) == numbers(1, 2))
    #expect(Set([numbers(1, 2), numbers(1, 3), numbers(2, 2), numbers(2, 3)]).count == 4)
  }

  /// A case says the whole scenario and the whole picture.
  @Test func generatorsAreDetermined() {
    for number in 0..<50 {
      let texts = (0...1).map { _ in ScenarioText(Chance(seed: 5, case: number)).file() }
      #expect(texts[0] == texts[1])
      let pictures = (0...1).map { _ in
        PictureMaker(chance: Chance(seed: 5, case: number)).file().bytes
      }
      #expect(pictures[0] == pictures[1])
    }
  }

  @Test func smallNumbersAreLikelyAndNoneIsTooLarge() {
    let chance = Chance(seed: 1, case: 1)
    let numbers = (0..<2000).map { _ in chance.heavyTailed(most: 20_000) }
    #expect(numbers.allSatisfy { (0...20_000).contains($0) })
    #expect(numbers.count { $0 < 200 } > 600)
    #expect(numbers.contains { $0 > 10_000 })
  }
}
