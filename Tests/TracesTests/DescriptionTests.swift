import Scenarios
import Testing

@testable import Traces

/// What is printed of a trace and of a comparison, in a line.
struct DescriptionTests {
  private func trace(_ bottom: [Double?]) -> Trace {
    Trace(
      scenario: "chat", approach: "frame", device: "iPhone 14", context: .deferred,
      framesPerSecond: 60, times: bottom.indices.map { $0 * 16_667 },
      features: [Trace.Feature(name: "toolbar.bottom", points: bottom)])
  }

  @Test func aTraceSaysWhatItIsOf() {
    let trace = trace([600, nil, 331.5])
    #expect(
      "\(trace)" == "frame in chat on iPhone 14, deferred: 1 series of 3 frames at 60 per second")
    #expect("\(trace.features[0])" == "toolbar.bottom: 2 of 3 values, 331.5 to 600 pt")
    #expect("\(Trace.Feature(name: "gap", points: [nil]))" == "gap: no values")
  }

  @Test func aComparisonSaysWhatDiffers() {
    let expected = trace([600, 500])
    #expect("\(Comparison(of: expected, with: expected))" == "identical")
    let found = Comparison(of: trace([600, 502.5]), with: expected)
    #expect("\(found)" == "different layout: \(found.message)")
    #expect(
      found.features.map(\.description)
        == ["toolbar.bottom: 500 → 502.5 from frame 1 on, in 1 frame, by up to 2.5 pt"])
  }

  @Test func aToleranceHasItsUnits() {
    #expect("\(Tolerance.exact)" == "exact")
    #expect(
      Tolerance(position: 0.5, time: 20).map { "\($0)" } == "position 0.5 pt, time 20 µs")
  }
}
