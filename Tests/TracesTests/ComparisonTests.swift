import Scenarios
import TestSupport
import Testing

@testable import Traces

struct ComparisonTests {
  /// A film of an approach at the default scenario.
  private func trace(_ approach: String = "transform", _ settings: String = "") throws -> Trace {
    let scenario = try Scenario(yaml: "name: s\nuntil: 0.9833\n\(settings)\n")
    let named = try #require(scenario.approach(named: approach))
    return Trace(of: try scenario.film(of: named), scenario: "s")
  }

  /// Six frames with two features.
  private func small(
    times: [Int] = [0, 16_667, 33_333, 50_000, 66_667, 83_333],
    bottom: [Double?] = [447, 447, 440, 430, 420, 410], gap: [Double?] = [nil, 0, 0, 0, 0, nil],
    more: [Trace.Feature] = [], fps: Double = 60, device: String = "iPhone 7"
  ) -> Trace {
    Trace(
      scenario: "s", approach: "a", device: device, context: .deferred, framesPerSecond: fps,
      times: times,
      features: [.init(name: "toolbar.bottom", points: bottom), .init(name: "gap", points: gap)]
        + more)
  }

  @Test func equalNumbersAreIdentical() throws {
    let comparison = Comparison(of: try trace(), with: try trace())
    #expect(comparison.verdict == .identical)
    #expect(comparison.features.isEmpty)
    #expect(comparison.message == "")
    #expect(comparison.cause == "")
  }

  @Test func aFeatureElsewhereIsReportedWithItsFrame() {
    let comparison = Comparison(
      of: small(bottom: [447, 447, 443.333, 430, 419, 410], gap: [nil, 0, 0, -3.5, 0, nil]),
      with: small())
    #expect(comparison.verdict == .otherLayout)
    #expect(
      comparison.message
        == "toolbar.bottom differs from frame 2 (33.3 ms) on: 443.333 pt instead of 440.000; by up to 3.333 pt in 2 of 6 "
        + "frames; 1 more feature differs.")
    #expect(comparison.cause == "toolbar.bottom, gap")
    #expect(
      comparison.features == [
        FeatureChange(
          feature: "toolbar.bottom", frame: 2, time: 33_333, expected: 440, actual: 443.333,
          largest: 3.333, frames: 2),
        FeatureChange(
          feature: "gap", frame: 3, time: 50_000, expected: 0, actual: -3.5, largest: 3.5,
          frames: 1),
      ])
  }

  /// The first to leave is named first; the cause keeps the order of features, so that like films are in one group.
  @Test func theFirstToLeaveIsFirst() {
    let comparison = Comparison(
      of: small(bottom: [447, 447, 440, 430, 420, 411], gap: [nil, 0, 0, 1, 0, nil]),
      with: small())
    #expect(comparison.features.map(\.feature) == ["gap", "toolbar.bottom"])
    #expect(comparison.cause == "toolbar.bottom, gap")
    #expect(
      comparison.message
        == "gap differs in frame 3 (50 ms): 1.000 pt instead of 0.000; 1 more feature differs.")
  }

  @Test func aValueThatComesOrGoesIsBeyondEveryTolerance() throws {
    let tolerance = try #require(
      Tolerance(position: Tolerance.lengthLimit, gap: Tolerance.lengthLimit, time: 9))
    let comes = Comparison(
      of: small(gap: [0, 0, 0, 0, 0, 0]), with: small(), tolerance: tolerance)
    #expect(
      comes.message
        == "gap differs from frame 0 (0 ms) on: 0.000 pt instead of nothing; in 2 of 6 frames."
    )
    #expect(comes.features.map(\.largest) == [nil])
    let goes = Comparison(
      of: small(gap: Array(repeating: nil, count: 6)), with: small(), tolerance: tolerance)
    #expect(
      goes.message
        == "gap differs from frame 1 (16.7 ms) on: nothing instead of 0.000; in 4 of 6 frames.")
  }

  @Test func aFeatureArrivesOrGoes() {
    let more = small(more: [.init(name: "view.top", values: Array(repeating: 20, count: 6))])
    let arrived = Comparison(of: more, with: small())
    #expect(arrived.verdict == .otherLayout)
    #expect(arrived.message == "view.top is new: the approved film has no such feature.")
    #expect(arrived.cause == "view.top added")
    #expect(
      arrived.features == [
        FeatureChange(
          feature: "view.top", frame: 0, time: 0, expected: nil, actual: 20, largest: nil, frames: 6
        )
      ])
    let gone = Comparison(of: small(), with: more)
    #expect(gone.message == "view.top is gone: the film has no such feature any more.")
    #expect(gone.cause == "view.top gone")
    #expect(gone.features.map(\.expected) == [20])
  }

  @Test func otherFramesAreReportedBeforeAnythingElse() throws {
    let shorter = small(times: [0, 16_667], bottom: [0, 0], gap: [0, 0], device: "iPhone 4")
    let count = Comparison(of: shorter, with: small())
    #expect(count.verdict == .otherFrames)
    #expect(
      count.message
        == "The film has 2 frames, the approved one 6. The device is iPhone 4, the approved one iPhone 7."
    )
    #expect(count.cause == "6 → 2 frames, device iPhone 7 → iPhone 4")
    #expect(count.features.isEmpty)
    let rate = Comparison(of: small(fps: 59.94), with: small())
    #expect(rate.verdict == .otherFrames)
    #expect(rate.message == "The film has 59.94 frames per second, the approved one 60.")
    #expect(rate.cause == "60 → 59.94 fps")
    let times = [0, 16_667, 33_337, 50_004, 66_667, 83_333]
    let later = Comparison(of: small(times: times), with: small())
    #expect(later.verdict == .otherFrames)
    #expect(
      later.message
        == "Frame 2 is at 33337 µs instead of 33333 µs; 2 of 6 frames have different times.")
    let allowed = try #require(Tolerance(time: 4))
    let within = Comparison(of: small(times: times), with: small(), tolerance: allowed)
    #expect(within.verdict == .withinTolerance)
    #expect(
      within.message == "The frames' times differ by up to 4 µs, within the tolerance of 4 µs.")
    let less = try #require(Tolerance(time: 3))
    #expect(
      Comparison(of: small(times: times), with: small(), tolerance: less).verdict == .otherFrames)
  }

  @Test func anotherDeviceIsReported() throws {
    let other = Comparison(of: small(device: "iPhone 4"), with: small())
    #expect(other.verdict == .otherLayout)
    #expect(other.message == "The device is iPhone 4, the approved one iPhone 7.")
    #expect(other.cause == "device iPhone 7 → iPhone 4")
    #expect(other.features.isEmpty)
    let inherited = Comparison(
      of: try trace("transform", "context: inherited"), with: try trace("frame"))
    #expect(inherited.verdict == .otherLayout)
    #expect(
      inherited.message.hasPrefix(
        "The approach is transform, the approved one frame. The context is inherited, the approved one deferred. "
      ))
    #expect(!inherited.features.isEmpty)
  }

  /// A distance equal to the tolerance is within it, and one thousandth more is not; edges and gaps each have theirs.
  @Test(arguments: [0.001, 0.5, 3, 250.125])
  func theBoundaryIsWithin(amount: Double) throws {
    let bottom: [Double?] = [447, 447, 440 + amount, 430, 420, 410 - amount]
    let gap: [Double?] = [nil, 0, -amount, 0, 0, nil]
    let less = amount - 0.001
    func verdict(_ actual: Trace, _ position: Double, _ gap: Double) throws -> Verdict {
      let tolerance = try #require(Tolerance(position: position, gap: gap))
      return Comparison(of: actual, with: small(), tolerance: tolerance).verdict
    }
    #expect(try verdict(small(bottom: bottom), amount, 0) == .withinTolerance)
    #expect(try verdict(small(bottom: bottom), less, 10_000) == .otherLayout)
    #expect(try verdict(small(gap: gap), 0, amount) == .withinTolerance)
    #expect(try verdict(small(gap: gap), 10_000, less) == .otherLayout)
    let text = try #require(TraceLength(points: amount)).description
    #expect(
      Comparison(
        of: small(bottom: bottom), with: small(),
        tolerance: try #require(Tolerance(position: amount))
      ).message
        == "toolbar.bottom is up to \(text) pt from where it was, within its tolerance of "
        + "\(text) pt.")
  }

  private func moved(_ trace: Trace, using generator: inout SeededGenerator) -> Trace {
    let most = Double.random(in: 0...3, using: &generator)
    let features = trace.features.map { feature in
      Trace.Feature(
        name: feature.name,
        points: feature.values.map { value in
          value.map { $0.points + Double.random(in: -most...most, using: &generator) }
        })
    }
    return Trace(
      scenario: trace.scenario, approach: trace.approach, device: trace.device,
      context: trace.context, framesPerSecond: trace.framesPerSecond, times: trace.times,
      features: features)
  }

  /// What is within a tolerance is so in both directions, and within every larger one.
  @Test func withinToleranceIsSymmetricAndMonotone() throws {
    var generator = SeededGenerator(53)
    let trace = try trace()
    var within = 0
    for _ in 0..<300 {
      let other = moved(trace, using: &generator)
      let position = Double.random(in: 0...3, using: &generator)
      let gap = Double.random(in: 0...3, using: &generator)
      let tolerance = try #require(Tolerance(position: position, gap: gap))
      let there = Comparison(of: other, with: trace, tolerance: tolerance)
      let back = Comparison(of: trace, with: other, tolerance: tolerance)
      #expect(there.verdict == back.verdict)
      #expect(there.cause == back.cause)
      #expect(there.features.map(\.largest) == back.features.map(\.largest))
      #expect(there.features.map(\.frames) == back.features.map(\.frames))
      let larger = try #require(Tolerance(position: position + 0.001, gap: gap + 1))
      let wider = Comparison(of: other, with: trace, tolerance: larger)
      #expect(wider.features.count <= there.features.count)
      if there.verdict.passes {
        within += 1
        #expect(wider.verdict.passes)
      }
    }
    #expect((1..<300).contains(within))
  }

  /// Any one number that is another, by as little as is written, is found and named with its frame.
  @Test func oneChangedNumberIsFound() throws {
    var generator = SeededGenerator(54)
    let trace = try trace("frame")
    for _ in 0..<300 {
      let number = Int.random(in: trace.features.indices, using: &generator)
      let frame = Int.random(in: trace.times.indices, using: &generator)
      var values = trace.features[number].values
      let before = values[frame]
      switch Int.random(in: 0..<3, using: &generator) {
      case 0 where before != nil: values[frame] = nil
      case 1: values[frame] = TraceLength(thousandths: (before ?? 0).thousandths - 1)
      default:
        values[frame] = TraceLength(
          points: (before ?? 0).points + Double.random(in: 0.001...500, using: &generator))
      }
      var features = trace.features
      features[number] = Trace.Feature(name: features[number].name, values: values)
      let other = Trace(
        scenario: trace.scenario, approach: trace.approach, device: trace.device,
        context: trace.context, framesPerSecond: trace.framesPerSecond, times: trace.times,
        features: features)
      let comparison = Baseline(trace).compared(with: other)
      #expect(comparison.verdict == .otherLayout)
      #expect(
        comparison.features == [
          FeatureChange(
            feature: features[number].name, frame: frame, time: trace.times[frame],
            expected: before, actual: features[number].values[frame],
            largest: comparison.features.first?.largest, frames: 1)
        ])
      #expect(comparison.cause == features[number].name)
      #expect(comparison.message.hasPrefix("\(features[number].name) differs in frame \(frame) ("))
    }
  }
}
