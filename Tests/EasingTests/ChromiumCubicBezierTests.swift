import Easing
import Testing

/// Figures that Chromium's own tests expect.
///
/// Source: Chromium, ui/gfx/geometry/cubic_bezier_unittest.cc at commit
/// 3e1a26c44c024d97dc9a4c09bbc6a2365398ca2c (BSD-3-Clause). Tolerance there and here: 0.00015.
struct ChromiumCubicBezierTests {
  static let tolerance = 0.00015

  /// Group Basic: (input, expected) of (0.25, 0, 0.75, 1).
  static let basic: [(Double, Double)] = [
    (0, 0), (0.05, 0.01136), (0.1, 0.03978), (0.15, 0.07978), (0.2, 0.12803), (0.25, 0.18235),
    (0.3, 0.24115), (0.35, 0.30323), (0.4, 0.36761), (0.45, 0.43345), (0.5, 0.5), (0.6, 0.63238),
    (0.65, 0.69676), (0.7, 0.75884), (0.75, 0.81764), (0.8, 0.87196), (0.85, 0.92021),
    (0.9, 0.96021), (0.95, 0.98863), (1, 1),
  ]

  /// Group UnclampedYValues: (input, expected) of (0.5, -1, 0.5, 2).
  static let unclamped: [(Double, Double)] = [
    (0, 0), (0.05, -0.08954), (0.1, -0.15613), (0.15, -0.19641), (0.2, -0.20651),
    (0.25, -0.18232), (0.3, -0.11992), (0.35, -0.01672), (0.4, 0.1266), (0.45, 0.30349),
    (0.5, 0.5), (0.55, 0.69651), (0.6, 0.8734), (0.65, 1.01672), (0.7, 1.11992), (0.75, 1.18232),
    (0.8, 1.20651), (0.85, 1.19641), (0.9, 1.15613), (0.95, 1.08954), (1, 1),
  ]

  /// Group Slope: (input, expected) of (0.25, 0, 0.75, 1).
  static let slope: [(Double, Double)] = [
    (-0.1, 0), (0, 0), (0.05, 0.4217), (0.1, 0.69778), (0.15, 0.89121), (0.2, 1.03184),
    (0.25, 1.13576), (0.3, 1.21239), (0.35, 1.26751), (0.4, 1.30474), (0.45, 1.32628),
    (0.5, 1.33333), (0.55, 1.32628), (0.6, 1.30474), (0.65, 1.26751), (0.7, 1.21239),
    (0.75, 1.13576), (0.8, 1.03184), (0.85, 0.89121), (0.9, 0.69778), (0.95, 0.4217), (1, 0),
    (1.1, 0),
  ]

  @Test func basicValues() throws {
    let curve = try #require(CubicBezier(x1: 0.25, y1: 0, x2: 0.75, y2: 1))
    for (input, expected) in Self.basic {
      #expect(abs(curve.value(at: input) - expected) <= Self.tolerance, "at \(input)")
    }
  }

  @Test func outputsOutsideTheUnitInterval() throws {
    let curve = try #require(CubicBezier(x1: 0.5, y1: -1, x2: 0.5, y2: 2))
    for (input, expected) in Self.unclamped {
      #expect(abs(curve.value(at: input) - expected) <= Self.tolerance, "at \(input)")
    }
  }

  @Test func slopes() throws {
    let curve = try #require(CubicBezier(x1: 0.25, y1: 0, x2: 0.75, y2: 1))
    for (input, expected) in Self.slope {
      #expect(abs(curve.slope(at: input) - expected) <= Self.tolerance, "at \(input)")
    }
  }

  /// Both control points in one corner: the curve goes on as the line through both ends.
  ///
  /// Source: Chromium, ui/gfx/geometry/cubic_bezier.cc at commit 4c58b9eda9c169c507a3bfb1b5bf9b1fa4e5d18a: the third of
  /// the four cases that it tells apart at the ends.
  @Test func bothControlPointsInOneCornerContinueAsTheDiagonal() throws {
    for corner in [0.0, 1] {
      let curve = try #require(CubicBezier(x1: corner, y1: corner, x2: corner, y2: corner))
      for input in [-2.5, -0.5, 1.5, 3] {
        #expect(curve.value(at: input) == input)
        #expect(curve.slope(at: input) == 1)
      }
    }
  }
}
