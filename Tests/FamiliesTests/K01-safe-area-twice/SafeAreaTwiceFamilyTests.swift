import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct SafeAreaTwiceFamilyTests {
  @Test(arguments: Sweep.rates) func safeAreaTwice(fps: Double) throws {
    let scenario = try Scenario.named(
      "safe-area-twice", overrides: Overrides(device: "iPhone 12 mini", framesPerSecond: fps))
    let bug = try #require(scenario.bug)
    let failing = try #require(scenario.approach(named: bug.failing))
    let explanation = try scenario.explanation(of: failing)
    let first = try #require(explanation.findings.first)
    #expect(first.family == .safeAreaTwice)
    #expect(first.evidence.contains("34 pt"))
    #expect(explanation.counterfactuals.first?.change == .inset)
  }

  /// The same code on a device without a home indicator has nothing to show.
  @Test func whereADeviceCannotShowItNothingIsWrong() throws {
    let text = try #require(Scenario.builtInText(named: "safe-area-twice"))
    let hasMessages = text.contains("messages:")
    let scenario = try Scenario(
      yaml: hasMessages ? text : text + "\nmessages: 0\n", overrides: Overrides(device: "iPhone 7"))
    let bug = try #require(scenario.bug)
    let failing = try #require(scenario.approach(named: bug.failing))
    #expect(
      try scenario.explanation(of: failing).findings.map(\.family).contains(.safeAreaTwice) == false
    )
  }
}
