import Easing
import Testing

struct UnitCurveTests {
  static let keywords: [(UnitCurve, CubicBezier)] = [
    (.ease, .ease), (.easeIn, .easeIn), (.easeOut, .easeOut), (.easeInOut, .easeInOut),
  ]

  @Test func keywordsAreTheirBezierCurves() {
    for (keyword, curve) in Self.keywords {
      #expect(keyword.bezier == curve)
      for index in -2...12 {
        let input = Double(index) / 10
        #expect(keyword.value(at: input) == curve.value(at: input))
        #expect(keyword.slope(at: input) == curve.slope(at: input))
        #expect(UnitCurve.cubicBezier(curve).value(at: input) == keyword.value(at: input))
      }
    }
  }

  @Test func controlPointsOfTheKeywords() {
    #expect(CubicBezier.ease == CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
    #expect(CubicBezier.easeIn == CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    #expect(CubicBezier.easeOut == CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
    #expect(CubicBezier.easeInOut == CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  }

  @Test func linearIsTheIdentityEverywhere() {
    for input in [-5, 0, 0.3, 1, 1e300] {
      #expect(UnitCurve.linear.value(at: input) == input)
      #expect(UnitCurve.linear.slope(at: input) == 1)
    }
    #expect(UnitCurve.linear.bezier == nil)
  }

  @Test func stepsAndLinesArePassedOn() throws {
    let steps = try #require(Steps(count: 2, jump: .jumpStart))
    let curve = UnitCurve.steps(steps)
    #expect(curve.value(at: 0.5) == 1)
    #expect(curve.value(at: 0.5, before: true) == 0.5)
    #expect(curve.slope(at: 0.4) == 0)
    let line = try #require(PiecewiseLinear(stops: [.init(0), .init(3)]))
    #expect(UnitCurve.piecewiseLinear(line).value(at: 0.5) == 1.5)
    #expect(UnitCurve.piecewiseLinear(line).slope(at: 0.5) == 3)
  }

  @Test func trueSlopesAtTheEnds() {
    // SwiftUI reports 0 and 1 for these two; the tangent of the curve is 1 ÷ 0.58.
    #expect(abs(UnitCurve.easeIn.slope(at: 1) - 1 / 0.58) < 1e-15)
    #expect(UnitCurve.easeOut.slope(at: 0) == 1 / 0.58)
    #expect(UnitCurve.easeIn.slope(at: 0) == 0)
    #expect(UnitCurve.easeOut.slope(at: 1) == 0)
  }
}
