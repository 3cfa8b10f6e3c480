import Easing
import TestSupport
import Testing

/// Lines and Bézier curves that follow a motion.
struct CurveFittingTests {
  private static let motions: [Timing] =
    [
      KeyboardMotion.ios7, .ios26, .androidHide,
    ].compactMap { Timing(motion: $0.motion, duration: $0.duration) }
    + [Spring.coreAnimationDefault].compactMap {
      Timing(motion: .spring($0), duration: $0.settlingDuration)
    }

  @Test(arguments: motions)
  func aLineIsAsNearAsItSays(motion: Timing) throws {
    var stops = 0
    for tolerance in [0.01, 0.001] {
      let (line, error) = try #require(PiecewiseLinear.following(motion, within: tolerance))
      #expect(error <= tolerance)
      #expect(line.points.count > stops, "a nearer line has more stops")
      stops = line.points.count
      #expect(line.points.first?.output == 0)
      #expect(line.value(at: 1) == 1)
      // Moments that have nothing to do with those at which the line was made.
      var generator = SeededGenerator(7)
      for _ in 0..<2000 {
        let share = Double.random(in: 0..<1, using: &generator)
        let off = abs(line.value(at: share) - motion.progress(at: share * motion.duration))
        #expect(off <= error + 0.00001, "\(off) at \(share)")
      }
    }
  }

  /// A line within the strip with stops at any of many heights, by going through all of them.
  private static func fewest(_ motion: Timing, within tolerance: Double) -> Int {
    let count = 80
    let heights = (-4...4).map { Double($0) / 4 * tolerance }
    let values = (0...count).map {
      motion.progress(
        at: min(Double($0) / Double(count) * motion.duration, motion.duration.nextDown))
    }
    let jumps = abs(values[count] - 1) > tolerance
    func outputs(_ index: Int) -> [Double] {
      if index == 0 { return [0] }
      return index == count && !jumps ? [1] : heights.map { values[index] + $0 }
    }
    var stops = (0...count).map { outputs($0).map { _ in Int.max } }
    stops[0][0] = 1
    for end in 1...count {
      for (height, output) in outputs(end).enumerated() {
        // Back from the end, so that a line too far off at one place ends the search.
        var (least, most) = (-Double.infinity, Double.infinity)
        for start in (0..<end).reversed() {
          let steps = Double(end - start)
          for (other, before) in outputs(start).enumerated() where stops[start][other] < .max {
            let slope = (output - before) / steps
            if slope >= least, slope <= most {
              stops[end][height] = min(stops[end][height], stops[start][other] + 1)
            }
          }
          least = max(least, (output - values[start] - tolerance) / steps)
          most = min(most, (output - values[start] + tolerance) / steps)
          if least > most { break }
        }
      }
    }
    return (stops[count].min() ?? .max) + (jumps ? 1 : 0)
  }

  @Test(arguments: motions)
  func noLineOfMuchFewerStopsIsAsNear(motion: Timing) throws {
    for tolerance in [0.02, 0.005] {
      let (line, _) = try #require(PiecewiseLinear.following(motion, within: tolerance))
      #expect(line.points.count <= Self.fewest(motion, within: tolerance) + 1)
    }
  }

  @Test func exactLinesAreNotApproximated() throws {
    for text in [
      "linear", "linear(0, 0.3 20%, 1)", "steps(4)", "steps(3, jump-start)", "steps(2, jump-none)",
    ] {
      let curve = try UnitCurve(css: text)
      let timing = try #require(Timing(motion: .curve(curve), duration: 1))
      let (line, error) = try #require(PiecewiseLinear.following(timing, within: 0.001))
      #expect(error == 0)
      for index in 0...120 {
        let input = Double(index) / 120
        #expect(line.value(at: input) == curve.value(at: input), "\(text) at \(input)")
      }
    }
  }

  @Test func impossibleFitsAreNil() throws {
    let steep = try #require(CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1))
    let timing = try #require(Timing(motion: .curve(.cubicBezier(steep)), duration: 1))
    #expect(PiecewiseLinear.following(timing, within: 0.0001) == nil)
    let keyboard = Self.motions[0]
    for tolerance in [0, 0.2, -1, .nan] {
      #expect(PiecewiseLinear.following(keyboard, within: tolerance) == nil)
    }
    let still = try #require(Timing(motion: keyboard.motion, duration: 0))
    #expect(PiecewiseLinear.following(still, within: 0.001) == nil)
  }

  @Test func theNearestBezierCurveOfOneIsItself() throws {
    for curve in [
      UnitCurve.ease, .easeIn, .linear, try UnitCurve(css: "cubic-bezier(0.1, 2, 0.3, -1)"),
    ] {
      let timing = try #require(Timing(motion: .curve(curve), duration: 0.3))
      let (bezier, error) = CubicBezier.nearest(to: timing)
      #expect(error == 0)
      #expect(bezier == curve.bezierOrStraight)
    }
  }

  /// Known stand-ins of the keyboard's spring are farther off.
  @Test func aBezierCurveNearTheKeyboardIsFound() throws {
    let keyboard = Self.motions[0]
    let (bezier, error) = CubicBezier.nearest(to: keyboard)
    #expect(error < 0.016)
    for index in 0..<100 {
      let share = Double(index) / 100
      #expect(abs(bezier.value(at: share) - keyboard.progress(at: share * 0.5)) <= error + 0.001)
    }
  }
}
