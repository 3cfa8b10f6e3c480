import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct LateStartFamilyTests {
  /// The delay is read off the motion to within a device's tick.
  @Test(arguments: [0.03, 0.05, 0.2, 0.3], Sweep.rates) func lateStart(delay: Double, fps: Double)
    throws
  {
    let scenario = try scene("", fps: fps)
    let move = BarMove(.transform, delay: delay)
    let explanation = try scenario.explanation(of: { move })
    #expect(explanation.findings.first?.family == .lateStart)
    #expect(explanation.findings.first?.cause == "start")
    let features = Features(of: try scenario.film(of: move), mended: [:])
    let lag = try #require(features.clearestLag?.lag)
    #expect(abs(lag.delay - delay) < 1 / 240.0)
    #expect(!lag.isStepped)
  }

  @Test(arguments: Sweep.rates) func didShow(fps: Double) throws {
    let explanation = try scene("", fps: fps).explanation(of: { DidShow() })
    #expect(explanation.findings.first?.family == .lateStart)
    #expect(explanation.counterfactuals.first?.change == .start)
  }

  /// A delay and a wait for the display after it are one late start.
  @Test func aDelayAndALag() throws {
    let move = BarMove(.transform, delay: 0.1, lag: 3)
    let explanation = try scene("").explanation(of: { move })
    #expect(explanation.findings.map(\.family) == [.lateStart])
    #expect(explanation.counterfactuals.first?.change == .start)
    #expect(explanation.counterfactuals.first?.fault == 0)
    #expect(explanation.together == nil)
    let curve = BarMove(.transform, curve: .named(.easeInOut), delay: 0.1, lag: 3)
    let both = try scene("").explanation(of: { curve })
    #expect(both.together?.change == [.start, .curve])
    #expect(both.together?.fault == 0)
    #expect(both.findings.map(\.family) == [.lateStart, .curve])
    #expect(both.findings.allSatisfy { !$0.evidence.contains("start together") })
  }

  /// A bar that is late and has another curve is told by what helps more, and the code mends both; what becomes of the
  /// messages never leads, as no mend of the bar is a mend of theirs.
  @Test(arguments: [0, 0.05, 0.1, 0.2, 0.3], [0, 1, 3])
  func forALateBarWithoutACurveTheBetterFixLeads(
    delay: Double, lag: Int
  ) throws {
    for (device, messages) in [("iPhone 7", 30), ("iPhone 15", 30), ("iPhone 15", 1)] {
      for curve in [BarMove.Curve.named(.easeInOut), .named(.easeOut)] {
        let move = BarMove(.frame, curve: curve, delay: delay, lag: lag)
        let explanation = try scene("messages: \(messages)", device: device)
          .explanation(of: { move })
        let first = try #require(explanation.findings.first)
        let best = try #require(explanation.counterfactuals.first)
        #expect(!first.evidence.contains("the fault is gone") || best.fault < 1.5)
        if explanation.isSupported(best) {
          #expect(first.family == (best.change == Mending.start ? .lateStart : .curve), "\(device)")
          #expect(first.cause == best.change.name)
          #expect(first.certainty != Certainty.possible)
        } else {
          #expect(first.family == .curve, "\(device)")
        }
        #expect(first.fix.contains("<< 16"))
        let movesStart = first.fix.contains("no delay")
        #expect(movesStart || first.family != .lateStart)
        #expect(
          !movesStart || first.family == .lateStart
            || explanation.together?.change.contains(.start) == true)
        #expect(explanation.findings.dropFirst().allSatisfy { $0.cause != first.cause })
      }
    }
  }
}

extension Explanation {
  /// Whether a mend takes enough away to support its cause.
  fileprivate func isSupported(_ mended: Counterfactual) -> Bool {
    1 - mended.fault / asItIs.fault > Certainty.leastSupport
  }
}
