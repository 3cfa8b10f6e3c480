import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct LostPresentationFamilyTests {
  private func chat(
    _ milliseconds: Int = 80, context: String = "deferred", device: String? = nil, fps: Double = 60,
    more: String = ""
  ) throws -> Scenario {
    let back = 1 + Double(milliseconds) / 1000
    return try scene(
      "context: \(context)\nevents: [{at: 0, keyboard: show}, {at: 1, keyboard: hide}, "
        + "{at: \(back), keyboard: show}]\nuntil: 2\n\(more)", device: device, fps: fps)
  }

  private static let figures = [
    // 80 ms into the hide; the frame 3 ms later is the first to show it.
    Figure("focus-returns-at-once", "animations-removed", "jumps.largest", 148.49),
    Figure("focus-returns-at-once", "animations-removed", "overlap.max", 143.18),
    Figure("focus-returns-at-once", "animations-removed", "gap.max", 0),
    Figure("focus-returns-at-once", "animations-rebased", "jumps.largest", 0),
    Figure("focus-returns-at-once", "animations-rebased", "overlap.max", 0),
    Figure("focus-returns-at-once", "transform", "off.max", 0),
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }

  /// An eighth of the keyboard's height, at most.
  @Test func aRebasedBarLosesItsSpeed() throws {
    let film = try chat().film(of: try #require(NamedApproach.named("animations-rebased")))
    let gap = film.measures.gapMax
    #expect(abs(gap.value - 0.125 * Figure.height) < 0.2)
    #expect(abs(try #require(gap.time) - 1.135) < 1.0 / 60)
  }

  @Test(arguments: [40, 80, 150, 250], ["deferred", "inherited"])
  func itIsReported(milliseconds: Int, context: String) throws {
    for (place, device) in Sweep.devices.enumerated() {
      let scenario = try chat(
        milliseconds, context: context, device: device, fps: Sweep.rates[place % Sweep.rates.count])
      for name in ["animations-removed", "animations-rebased"] {
        let explanation = try scenario.explanation(of: try #require(NamedApproach.named(name)))
        #expect(explanation.findings.map(\.family) == [.lostPresentation], "\(name) on \(device)")
        #expect(explanation.findings.first?.certainty == .likely)
      }
      #expect(try scenario.families(ofBuiltIn: "transform").isEmpty)
      #expect(try scenario.families(ofBuiltIn: "layout-guide").isEmpty)
    }
  }

  /// Nothing runs that could be removed once the keyboard rests.
  @Test func atRestNothingIsLost() throws {
    for name in ["animations-removed", "animations-rebased"] {
      #expect(try chat(600).families(ofBuiltIn: name).isEmpty)
    }
  }

  /// Up to iOS 7 the keyboard itself begins anew from where it is.
  @Test func upToIOS7TheKeyboardDoesTheSame() throws {
    let families = try chat(more: "system: 7").families(ofBuiltIn: "animations-rebased")
    #expect(!families.contains(.lostPresentation))
  }

  /// Who goes wrong by another motion, or jumps to the new end, has not lost it.
  @Test(arguments: [
    ("transform-no-curve", BugFamily.curve), ("no-animation", .noAnimation),
    ("late-start", .lateStart), ("display-link", .oneFrameBehind),
  ])
  func othersKeepTheirNames(name: String, family: BugFamily) throws {
    let families = try chat(150).families(ofBuiltIn: name)
    #expect(families.first == family)
    #expect(!families.contains(.lostPresentation))
  }
}
