import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct CurveFamilyTests {
  @Test(arguments: Sweep.rates, Sweep.devices) func curve(fps: Double, device: String) throws {
    let move = BarMove(.transform, curve: .named(.easeInOut))
    let explanation = try scene("", device: device, fps: fps).explanation(of: { move })
    let first = try #require(explanation.findings.first)
    #expect(first.family == .curve)
    #expect(first.cause == "curve")
    #expect(first.certainty == .certain)
    #expect(first.fix.contains("<< 16"))
    #expect(explanation.counterfactuals.first?.change == .curve)
    #expect(explanation.counterfactuals.first?.fault == 0)
    #expect(explanation.together == nil)
  }
}
