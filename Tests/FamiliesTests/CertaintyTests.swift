import Scenarios
import Testing

@testable import Diagnosis

/// How sure a finding is says what mending its cause does.
struct CertaintyTests {
  /// Of every approach that a scenario compares.
  @Test(arguments: Scenario.builtInNames) func wordsAgreeWithFixes(name: String) throws {
    let scenario = try Scenario.named(name)
    for approach in scenario.approaches {
      let explanation = try scenario.explanation(of: approach)
      for finding in explanation.findings {
        try expectCertainty(of: finding, explanation, scenario, approach)
      }
    }
  }

  private func expectCertainty(
    of finding: Finding, _ explanation: Explanation, _ scenario: Scenario,
    _ approach: NamedApproach
  ) throws {
    let other = explanation.counterfactuals.first { $0.change == finding.mending }
    let fault = explanation.asItIs.fault
    // Of the events that it is told of.
    func sum(_ faults: [Double]) -> Double {
      (finding.events ?? Array(faults.indices)).map { faults[$0] }.reduce(0, +)
    }
    let told = sum(explanation.asItIs.faults)
    switch finding.certainty {
    case .certain:
      // The cause alone, mended: nothing is left that can be seen, and nothing else is found.
      let mending = try #require(finding.mending)
      #expect(finding.cause == mending.name && Mending.allCases.contains(mending))
      #expect(fault > explanation.tolerance)
      #expect(try #require(other).fault <= explanation.tolerance)
      let mended = try Explanation { more throws(PlayError) in
        try scenario.film(of: approach, mending: mending.union(more))
      }
      #expect(mended.findings.isEmpty, "\(approach.name): \(finding.title)")
    case .likely:
      let isSupported = other.map { sum($0.faults) < told } ?? finding.isUnambiguous
      #expect(isSupported, "\(approach.name): \(finding.title)")
    case .possible:
      let helps = other.map { 1 - sum($0.faults) / told > Certainty.leastSupport }
      #expect(told == 0 || helps != true, "\(approach.name): \(finding.title)")
      #expect(finding.mending != nil || !finding.isUnambiguous)
    }
  }

  /// A mend that takes nine tenths away leaves something that can be seen.
  @Test func aCureInPartIsLikely() throws {
    let scenario = try Scenario.named("keyboard-gap")
    let approach = try #require(scenario.approach(named: "constraints"))
    let first = try #require(try scenario.explanation(of: approach).findings.first)
    #expect(first.cause == "layout")
    #expect(first.certainty == .likely)
  }
}
