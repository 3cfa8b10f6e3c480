import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct RoundedKeyboardFamilyTests {
  /// How far a bar's background must go behind the keyboard for so much to be seen in both corners, in points.
  private func depth(leaving area: Double) -> Double {
    let corner = RoundCorner(radius: 26)
    var (shallow, deep) = (0.0, 26.0)
    for _ in 0..<60 {
      let middle = (shallow + deep) / 2
      if 2 * corner.area(outside: [(0, middle)]) > area { shallow = middle } else { deep = middle }
    }
    return deep
  }

  /// K22: more than a square point behind the corners.
  @Test(arguments: [(0.0, false), (0.99, false), (1.01, true), (2, true), (200, true)])
  func roundCorners(area: Double, isNamed: Bool) throws {
    let depth = area == 0 ? 26 : depth(leaving: area)
    let scenario = try scene("keyboard: {profile: ios26}")
    let film = try scenario.film(of: BarBehindCorners(depth: depth))
    #expect(abs(try #require(film.measures.corners).bleedAtRest.value - area) < 0.005)
    #expect(
      try scenario.families(of: { BarBehindCorners(depth: depth) })
        == (isNamed ? [.roundedKeyboard] : []))
  }

  @Test func squareCorners() throws {
    #expect(try scene("").families(of: { BarBehindCorners(depth: 1) }).isEmpty)
  }

  /// What geometry says it must come to.
  private static let figures = [
    // Two squares less the quarters of a circle in them.
    Figure("rounded-keyboard", "safe-area-less-inset", "corners.bleed", 2 * (1 - .pi / 4) * 26 * 26)
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
