import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct MissedGuideFamilyTests {
  private static let shows =
    "system: 26\nevents: [{at: 0, keyboard: show}, {at: 1, keyboard: hide}, {at: 2, keyboard: show}]\nuntil: 3"

  private func chat(
    _ lines: String = "assume: {layoutGuide: misses}", device: String = "iPhone 17",
    fps: Double = 60
  ) throws -> Scenario {
    try scene("\(lines)\n\(MissedGuideFamilyTests.shows)", device: device, fps: fps)
  }

  private static let figures = [
    Figure("guide-comes-late", "guide-late", "overlap", 874 - 34 - (874 - 335)),
    Figure("guide-comes-late", "guide-late", "overlap.max", 301),
    Figure("guide-comes-late", "guide-with-floor", "overlap.max", 0),
    Figure("guide-comes-late", "guide-with-floor", "gap.max", 0),
    Figure("guide-comes-late", "layout-guide", "off.max", 0),
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }

  /// It knows the next show, and every one if it is there from the start.
  @Test func itKnowsTheNextShow() throws {
    let film = try chat().film(of: try #require(NamedApproach.named("guide-late")))
    #expect(film.measures(in: 0...1).overlapMax.value == 301)
    #expect(film.measures(in: 1.6...3).overlapMax.value == 0)
  }

  @Test(arguments: Sweep.rates, ["iPhone 17", "iPhone 17 Pro Max"])
  func itIsReported(fps: Double, device: String) throws {
    let scenario = try chat(device: device, fps: fps)
    let explanation = try scenario.explanation(of: try #require(NamedApproach.named("guide-late")))
    #expect(explanation.findings.map(\.family) == [.missedGuide])
    #expect(explanation.findings.first?.certainty == .likely)
    #expect(try scenario.families(ofBuiltIn: "guide-with-floor").isEmpty)
    #expect(try scenario.families(ofBuiltIn: "layout-guide").isEmpty)
    #expect(try chat("", device: device, fps: fps).families(ofBuiltIn: "guide-late").isEmpty)
  }

  /// On iOS 27, by its assumption, none follows.
  @Test func oneThatStaysIsReported() throws {
    let scenario = try scene("system: 27\nassume: {layoutGuide: stays}", device: "iPhone 17")
    let explanation = try scenario.explanation(
      of: try #require(NamedApproach.named("layout-guide")))
    #expect(explanation.findings.map(\.family) == [.missedGuide])
    #expect(explanation.findings.first?.evidence.contains("does not follow this keyboard") == true)
    #expect(try scenario.families(ofBuiltIn: "transform").isEmpty)
  }

  /// A bar that never moves has no guide to blame.
  @Test func withoutAGuideNoneIsBlamed() throws {
    let families = try chat().families(of: { Handlers() })
    #expect(!families.contains(.missedGuide))
  }

  @Test func itIsKnownOfIOS26() throws {
    #expect(throws: (any Error).self) {
      try scene("system: 18\nassume: {layoutGuide: misses}", device: "iPhone 14 Pro")
    }
  }
}
