import Easing
import TestSupport
import Testing

struct CubicBezierTests {
  /// How far doubles may take the output of a gentle curve from the true one; the contract allows
  /// 1e-12, measured were 9e-15.
  private static let accuracy = 2e-14

  /// Two outputs that differ only by the rounding of the last digit.
  private static func agree(_ found: Double, _ expected: Double) -> Bool {
    abs(found - expected) <= expected.ulp
  }

  @Test func refusesWhatIsNotACurve() {
    for wrong in [
      -0.1, 1.1, -.infinity, .infinity, .nan, 1.0.nextUp, -Double.leastNonzeroMagnitude,
    ] {
      #expect(CubicBezier(x1: wrong, y1: 0, x2: 1, y2: 1) == nil, "x1 \(wrong)")
      #expect(CubicBezier(x1: 0, y1: 0, x2: wrong, y2: 1) == nil, "x2 \(wrong)")
    }
    for wrong in [Double.infinity, -.infinity, .nan] {
      #expect(CubicBezier(x1: 0, y1: wrong, x2: 1, y2: 1) == nil)
      #expect(CubicBezier(x1: 0, y1: 0, x2: 1, y2: wrong) == nil)
    }
    #expect(CubicBezier(x1: 0, y1: -1e308, x2: 1, y2: 1e308) != nil)
  }

  @Test func figuresAtFiftyDigits() throws {
    for (points, outputs) in BezierFigures.rows {
      let (x1, y1, x2, y2) = points
      let curve = try #require(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
      for (input, expected) in zip(BezierFigures.inputs, outputs) {
        let found = curve.value(at: input)
        // Where the slope is 10⁴ or more, the output may be that of a neighbouring input.
        let slack =
          abs(curve.slope(at: input)) < 1e4
          ? Self.accuracy : abs(curve.value(at: input.nextUp) - curve.value(at: input.nextDown))
        #expect(
          Self.agree(found, expected) || abs(found - expected) <= slack,
          "\(points) at \(input): \(found), expected \(expected)")
      }
    }
  }

  @Test func bothEndsAreExact() throws {
    var random = SeededGenerator(1)
    for _ in 0..<500 {
      let curve = try #require(Self.random(&random, outputs: -1e6...1e6))
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
    }
  }

  @Test func valueIsTheInverseOfTheParametricForm() throws {
    var random = SeededGenerator(2)
    for _ in 0..<2000 {
      let curve = try #require(Self.random(&random, outputs: -2...3))
      let t = Double.random(in: 0...1, using: &random)
      let input = Self.coordinate(curve.x1, curve.x2, t)
      let output = Self.coordinate(curve.y1, curve.y2, t)
      // The input above is rounded; the slope carries that rounding to the output.
      let slope = curve.slope(at: input)
      let tolerance = 1e-14 + (slope.isFinite ? abs(slope) * 4 * input.ulp : 1)
      #expect(abs(curve.value(at: input) - output) <= tolerance)
    }
  }

  @Test func slopeIsTheDifferenceQuotient() throws {
    var random = SeededGenerator(3)
    let step = 1e-6
    for _ in 0..<1000 {
      let curve = try #require(Self.random(&random, outputs: -2...3))
      let input = Double.random(in: 0.05...0.95, using: &random)
      let slope = curve.slope(at: input)
      let before = curve.slope(at: input - step)
      let after = curve.slope(at: input + step)
      let quotient = (curve.value(at: input + step) - curve.value(at: input - step)) / (2 * step)
      let bounds = (min(slope, before, after) - 1e-6)...(max(slope, before, after) + 1e-6)
      // The mean slope lies between the slopes around, unless they turn within the step.
      #expect(bounds.contains(quotient) || abs(quotient - slope) <= 1e-5 * max(1, abs(slope)))
    }
  }

  @Test func monotoneControlPointsGiveAMonotoneCurve() throws {
    var random = SeededGenerator(4)
    for _ in 0..<200 {
      let curve = try #require(Self.random(&random, outputs: 0...1))
      var last = 0.0
      for index in 0...200 {
        let output = curve.value(at: Double(index) / 200)
        #expect(output >= last && output <= 1)
        last = output
      }
    }
  }

  @Test func reversedMirrorsBothAxes() throws {
    for curve in [CubicBezier.ease, .easeIn, .easeOut, .easeInOut] {
      for index in 1..<100 {
        let input = Double(index) / 100
        let mirrored = 1 - curve.reversed.value(at: 1 - input)
        #expect(abs(curve.value(at: input) - mirrored) <= 1e-15)
      }
    }
    // Source: material-motion/motion-interchange-objc, CAMediaTimingFunctionTests.swift at commit
    // 835474053336d2004c079f7d6580f582a7a2b85a (Apache-2.0), tolerance 0.001.
    let reversed = try #require(CubicBezier(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4)).reversed
    let found = [reversed.x1, reversed.y1, reversed.x2, reversed.y2]
    for (number, expected) in zip(found, [0.7, 0.6, 0.9, 0.8]) {
      #expect(abs(number - expected) <= 0.001)
    }
  }

  @Test func diagonalControlPointsGiveTheIdentity() throws {
    let curve = try #require(CubicBezier(x1: 0.3, y1: 0.3, x2: 0.9, y2: 0.9))
    for input in [0, 1e-300, 0.1, 0.5, 0.999, 1, 1.5, -2] {
      #expect(curve.value(at: input) == input)
    }
    #expect(curve.slope(at: 0.4) == 1)
  }

  @Test func verticalTangentInTheMiddle() throws {
    // x = 1/2 + 4 (t − 1/2)³ and y = 3t² − 2t³: at x = 1/2 + 4 · 2⁻⁵⁰ t is 1/2 + ∛2 · 2⁻¹⁷.
    let curve = try #require(CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1))
    #expect(curve.value(at: 0.5) == 0.5)
    #expect(curve.slope(at: 0.5) == .infinity)
    let offset = 0x1p-48
    let shift = 1.259_921_049_894_873_2 * 0x1p-17
    let output = 0.5 + 1.5 * shift - 2 * shift * shift * shift
    #expect(Self.agree(curve.value(at: 0.5 + offset), output))
    #expect(Self.agree(curve.value(at: 0.5 - offset), 1 - output))
  }

  @Test func tinyInputs() throws {
    let steep = try #require(CubicBezier(x1: 0, y1: 0, x2: 0, y2: 0))
    #expect(Self.agree(steep.value(at: 0x1p-1050), 0x1p-1050))
    let root = try #require(CubicBezier(x1: 0, y1: 1, x2: 1, y2: 1))
    // x = 3t² and y = 3t to the first order, so y = √(3x).
    #expect(Self.agree(root.value(at: 0x1p-1074), 1.7320508075688772 * 0x1p-537))
    let line = try #require(CubicBezier(x1: 0.5, y1: 1, x2: 0.5, y2: 1))
    #expect(line.value(at: 0x1p-1000) == 0x1p-999)
    #expect(line.slope(at: 0x1p-1000) == 2)
    #expect(line.value(at: .leastNonzeroMagnitude) == 2 * .leastNonzeroMagnitude)
  }

  @Test func outputsNearTheGreatestNumber() throws {
    let greatest = Double.greatestFiniteMagnitude
    let curve = try #require(CubicBezier(x1: 0.5, y1: greatest, x2: 0.5, y2: -greatest))
    for index in 0...100 { #expect(curve.value(at: Double(index) / 100).isFinite) }
    #expect(curve.value(at: 0x1p-700).isFinite)
  }

  @Test func extensionsFollowTheEndTangents() throws {
    // The near control point is apart from the end.
    let plain = try #require(CubicBezier(x1: 0.5, y1: 1, x2: 0.75, y2: 0.5))
    #expect(plain.value(at: -1) == -2)
    #expect(plain.value(at: 2) == 3)
    // It is the end itself: the tangent goes to the far one.
    let atEnds = try #require(CubicBezier(x1: 0, y1: 0, x2: 0.5, y2: 2))
    #expect(atEnds.value(at: -1) == -4)
    let atEnd = try #require(CubicBezier(x1: 0.5, y1: -1, x2: 1, y2: 1))
    #expect(atEnd.value(at: 2) == 5)
  }

  /// w3c/csswg-drafts, issue 4046: the output holds rather than going to infinity, or along a line that is no tangent.
  @Test func whereAnEndTangentIsVerticalTheOutputHolds() throws {
    let both = try #require(CubicBezier(x1: 0, y1: 0.5, x2: 1, y2: 0.5))
    #expect(both.value(at: -1) == 0)
    #expect(both.value(at: 2) == 1)
    #expect(both.slope(at: 0) == .infinity)
    #expect(both.slope(at: 1) == .infinity)
    #expect(both.slope(at: -1) == 0)
    #expect(both.slope(at: 2) == 0)
    let atStart = try #require(CubicBezier(x1: 0, y1: 5, x2: 0, y2: 5))
    #expect(atStart.value(at: -7) == 0)
    let atEnd = try #require(CubicBezier(x1: 1, y1: 5, x2: 1, y2: 5))
    #expect(atEnd.value(at: 7) == 1)
    #expect(atEnd.slope(at: 1) == -.infinity)
    let coincident = try #require(CubicBezier(x1: 0, y1: 0, x2: 0, y2: 1))
    #expect(coincident.value(at: -1) == 0)
  }

  @Test func notANumberStaysSo() {
    #expect(CubicBezier.ease.value(at: .nan).isNaN)
    #expect(CubicBezier.easeIn.value(at: -.infinity) == 0)
    #expect(CubicBezier.easeOut.value(at: .infinity) == 1)
  }

  private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func random(
    _ random: inout SeededGenerator, outputs: ClosedRange<Double>
  ) -> CubicBezier? {
    CubicBezier(
      x1: .random(in: 0...1, using: &random), y1: .random(in: outputs, using: &random),
      x2: .random(in: 0...1, using: &random), y2: .random(in: outputs, using: &random))
  }
}
