import Basics
import TestSupport
import Testing

@testable import Painting

struct PlotAxisTests {
  @Test(arguments: [
    (0.0...260.0, 5, ["0", "100", "200"]),
    (0.0...1600.0, 9, ["0", "200", "400", "600", "800", "1000", "1200", "1400", "1600"]),
    (-73.5...22.1, 5, ["−60", "−40", "−20", "0", "20"]),
    (0.0...0.3, 4, ["0", "0.1", "0.2", "0.3"]),
    (-336.0...0.0, 8, ["−300", "−250", "−200", "−150", "−100", "−50", "0"]),
    (0.02...0.05, 4, ["0.02", "0.03", "0.04", "0.05"]), (0.0...2e9, 3, ["0", "1e9", "2e9"]),
    (0.0...4e-9, 3, ["0", "2e−9", "4e−9"]),
  ])
  func ticksOfKnownRanges(domain: ClosedRange<Double>, most: Int, texts: [String]) {
    #expect(Axis(domain, mostTicks: most).ticks.map(\.text) == texts)
  }

  /// A side of zero that has values has a tick, and one that has none gets no more for it.
  @Test(arguments: [
    (-90.0...168.0, -70.0...145.0, ["−50", "0", "50", "100", "150"]),
    (-90.0...168.0, 0.0...145.0, ["0", "100"]),
    (-154.0...154.0, -143.0...143.0, ["−100", "0", "100"]),
    (-9.0...9.0, 0.0...0.0, ["−5", "0", "5"]),
  ])
  func eachSideWithValuesHasATick(
    domain: ClosedRange<Double>, values: ClosedRange<Double>, texts: [String]
  ) {
    #expect(Axis(domain, mostTicks: 5, telling: values).ticks.map(\.text) == texts)
  }

  /// As plots lay gaps out, in which either side is half of the other at least.
  @Test func aTickIsFoundOnEachSideOfEveryGap() {
    for step in 0..<400 {
      let above = 1 + Double(step) * 0.9
      for share in [0.5, 0.7, 1] {
        let domain = Axis.roomy(-above * share...above, by: 0.08)
        for values in [-above * share...above, -1...above] {
          let ticks = Axis(domain, mostTicks: 5, telling: values).ticks
          #expect(ticks.contains { $0.value < 0 } && ticks.contains { $0.value > 0 })
          #expect(ticks.count <= 8)
        }
      }
    }
  }

  /// Ranges of every size and place.
  private static func ranges() -> [ClosedRange<Double>] {
    var generator = SeededGenerator(11)
    return (0..<2000).map { _ in
      var scale = 1.0
      for _ in 0..<Int.random(in: 0...12, using: &generator) { scale *= 10 }
      if Bool.random(using: &generator) { scale = 1 / scale.squareRoot() }
      let lower = Double.random(in: -1...1, using: &generator) * scale
      return lower...(lower + Double.random(in: 0.001...1, using: &generator) * scale)
    }
  }

  @Test func stepsAreOneTwoOrFiveTimesAPowerOfTen() {
    for range in PlotAxisTests.ranges() {
      let step = Axis(range, mostTicks: 6).step
      #expect([1, 2, 5].contains(step.mantissa))
      #expect(step.value == step.multiple(1) && step.value > 0)
    }
  }

  /// Every multiple of the step that lies in the range is a tick, no other number is, and there are
  /// not too many.
  @Test func ticksCoverTheRange() {
    for (index, range) in PlotAxisTests.ranges().enumerated() {
      let most = 2 + index % 11
      let axis = Axis(range, mostTicks: most)
      #expect(axis.domain == range)
      #expect(axis.ticks.count <= most)
      let step = axis.step.value
      if let first = axis.ticks.first, let last = axis.ticks.last {
        #expect(range.contains(first.value) && range.contains(last.value))
        #expect(first.value - step < range.lowerBound && last.value + step > range.upperBound)
        #expect(axis.ticks.count == Int(((last.value - first.value) / step).rounded()) + 1)
      } else {
        #expect(range.upperBound - range.lowerBound < step)
      }
      for tick in axis.ticks {
        let multiple = tick.value / step
        #expect(abs(multiple - multiple.rounded()) < 1e-6)
        #expect(tick.text.replacing("−", with: "-").readBack(near: tick.value, step: step))
      }
    }
  }

  /// The next finer step could give more ticks than are allowed.
  @Test func stepsAreNoLongerThanTheyMustBe() {
    for range in PlotAxisTests.ranges() {
      let step = Axis(range, mostTicks: 7).step
      let finer = step.mantissa == 5 ? step.value / 2.5 : step.value / 2
      #expect(((range.upperBound - range.lowerBound) / finer + 1e-9).rounded(.down) + 1 > 7)
    }
  }

  @Test func noTickIsNegativeZero() {
    for range in PlotAxisTests.ranges() + [-1.0...1.0, -0.0...1.0, -1.0...(-0.0), -5e-3...5e-3] {
      for tick in Axis(range, mostTicks: 6).ticks where tick.value == 0 {
        #expect(tick.value.sign == .plus)
        #expect(tick.text == "0")
      }
    }
  }

  @Test func tenthsAreTenths() {
    #expect(
      Axis(0...1, mostTicks: 11).ticks.map(\.value) == [
        0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1,
      ])
  }

  @Test(arguments: [0.0, 336, -1e-300, 1e300, -5])
  func oneNumberIsWidened(number: Double) {
    let axis = Axis(number...number, mostTicks: 5)
    #expect(axis.domain.lowerBound < number && number < axis.domain.upperBound)
    #expect(axis.part(of: number) == 0.5)
    #expect(!axis.ticks.isEmpty)
  }

  @Test func boundlessRangesAreHeld() {
    for range in [-Double.infinity...Double.infinity, 0...1.7e308, -1.7e308...1.7e308] {
      let axis = Axis(Axis.roomy(range, by: 0.06), mostTicks: 5)
      #expect((axis.domain.upperBound - axis.domain.lowerBound).isFinite)
      #expect((2...5).contains(axis.ticks.count))
      #expect(axis.ticks.allSatisfy { $0.text.count < 8 })
    }
  }

  @Test func partsAreLinear() {
    let axis = Axis(-10...30, mostTicks: 5)
    #expect(axis.part(of: -10) == 0 && axis.part(of: 30) == 1 && axis.part(of: 0) == 0.25)
    #expect(axis.part(of: 70) == 2)
  }
}

extension String {
  /// Whether the text is the number, to the last digit that its step has.
  fileprivate func readBack(near value: Double, step: Double) -> Bool {
    Double(self).map { abs($0 - value) < step * 1e-3 } ?? false
  }
}
