import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct StalledFamilyTests {
  private func chat(
    _ stall: String, context: String = "deferred", device: String? = nil, fps: Double = 60
  ) throws -> Scenario {
    try scene(
      "context: \(context)\nevents: [{at: 0, keyboard: show}, \(stall)]\nuntil: 1",
      device: device, fps: fps)
  }

  private func approach(_ name: String) throws -> NamedApproach {
    try #require(NamedApproach.named(name))
  }

  @Test(arguments: Sweep.rates, Sweep.devices) func aFollowerStops(fps: Double, device: String)
    throws
  {
    let scenario = try chat("{at: 0.05, stall: 0.15}", device: device, fps: fps)
    let explanation = try scenario.explanation(of: try approach("display-link"))
    let first = try #require(explanation.findings.first)
    #expect(first.family == .stalled)
    #expect(first.cause == "stall")
    // It is one frame behind without the stall, too.
    #expect(explanation.findings.map(\.family) == [.stalled, .oneFrameBehind])
    #expect(first.certainty == .likely)
    // What that parts is less by far than the stall does.
    #expect(explanation.findings[1].evidence.hasPrefix("Whenever it is set, the bar is where"))
    #expect(explanation.findings[1].evidence.contains("without the stall"))
  }

  /// The stall is the cause only of what it parts: not of a late start, nor before or after the motion.
  @Test(arguments: [
    ("late-start", "{at: 0.05, stall: 0.1}", [BugFamily.lateStart]),
    ("did-show", "{at: 0.05, stall: 0.15}", [.lateStart]),
    ("transform-no-curve", "{at: 0.05, stall: 0.15}", [.curve]),
    ("display-link", "{at: 0.7, stall: 0.15}", [.oneFrameBehind]),
    ("transform", "{at: 0.05, stall: 0.15}", []),
    ("layout-guide", "{at: 0.05, stall: 0.15}", []),
    ("input-accessory", "{at: 0.05, stall: 0.15}", []),
  ])
  func notItsFault(name: String, stall: String, families: [BugFamily]) throws {
    let explanation = try chat(stall).explanation(of: try approach(name))
    #expect(explanation.findings.map(\.family) == families)
  }

  /// A handler that waits for its turn begins late, and would not have without the stall.
  @Test func aDeferredHandlerWaits() throws {
    let explanation = try chat("{at: 0, stall: 0.15}").explanation(of: try approach("transform"))
    #expect(explanation.findings.map(\.family) == [.stalled])
    #expect(explanation.findings.first?.certainty == .certain)
    let inherited = try chat("{at: 0, stall: 0.15}", context: "inherited")
    #expect(try inherited.explanation(of: try approach("transform")).findings.isEmpty)
  }

  /// One that begins after the fault is not its cause, however long.
  @Test func aLaterStallIsNotNamed() throws {
    let stalls = "{at: 0.05, stall: 0.1}, {at: 0.6, stall: 0.5}"
    let first = try chat(stalls).explanation(of: try approach("display-link")).findings.first
    #expect(first?.evidence.hasPrefix("The main thread stalls for 100 ms at 50 ms.") == true)
  }

  /// Without a stall, none is asked for.
  @Test func withoutAStallNothingIsFixed() throws {
    let explanation = try scene("").explanation(of: try approach("display-link"))
    #expect(!explanation.counterfactuals.contains { $0.change.contains(.stall) })
  }
}
