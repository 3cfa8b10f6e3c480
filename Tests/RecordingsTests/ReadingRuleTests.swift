import Testing

@testable import Recordings

private typealias NumberRule = ReadingRule<Int, String>

extension NumberRule {
  fileprivate static var even: Self { Self { $0.isMultiple(of: 2) ? "even" : nil } }
  fileprivate static var small: Self { Self { $0 < 10 ? "small" : nil } }
}

struct ReadingRuleTests {
  @Test func theFirstThatAppliesSaysIt() {
    let rules: [NumberRule] = [.even, .small]
    #expect(rules.first(for: 4) == "even")
    #expect(rules.first(for: 5) == "small")
    #expect(rules.first(for: 15) == nil)
  }

  @Test func aRuleIsCalledAsItIsDeclared() {
    #expect(NumberRule.even.name == "even")
    #expect(BarRule.byPrecedence.first?.name == "withoutRests")
  }
}
