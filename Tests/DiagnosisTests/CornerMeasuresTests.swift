import Foundation
import Scenarios
import Testing

@testable import Diagnosis

struct CornerMeasuresTests {
  /// All of a corner is r²(1 − π/4).
  @Test(arguments: [1.0, 10, 26]) func aCornersArea(radius: Double) {
    let corner = RoundCorner(radius: radius)
    #expect(abs(corner.area - radius * radius * (1 - .pi / 4)) < 1e-9)
    #expect(corner.area(outside: []) == corner.area)
    #expect(corner.area(outside: [(0, radius)]) < 1e-9)
    #expect(corner.area(outside: [(-100, 200)]) < 1e-9)
    #expect(corner.area(outside: [(-100, 0), (radius, 100)]) == corner.area)
    #expect(RoundCorner(radius: 0).area == 0)
  }

  /// Against a sum of thin strips.
  @Test(arguments: [0.0, 3, 13, 25, 26]) func theRestBelowADepth(depth: Double) {
    let radius = 26.0
    let strips = 100_000
    let sum = (0..<strips).reduce(0.0) { sum, index in
      let y = (Double(index) + 0.5) / Double(strips) * radius
      let width = radius - (radius * radius - (radius - y) * (radius - y)).squareRoot()
      return sum + (y > depth ? width * radius / Double(strips) : 0)
    }
    #expect(abs(RoundCorner(radius: radius).area(outside: [(-1, depth)]) - sum) < 0.01)
  }

  /// Ranges that overlap count once.
  @Test func overlappingRanges() {
    let corner = RoundCorner(radius: 26)
    #expect(
      abs(corner.area(outside: [(0, 10), (5, 12), (2, 3)]) - corner.area(outside: [(0, 12)]))
        < 1e-9)
  }

  private func measures(_ profile: String, _ make: () -> any Approach<ChatScreen>) throws
    -> CornerMeasures?
  {
    let scenario = try Scenario(yaml: "name: t\nmessages: 0\nkeyboard: {profile: \(profile)}")
    func film<A: Approach<ChatScreen>>(_ approach: A) throws -> Film {
      try scenario.film(of: approach)
    }
    return try film(make()).measures.corners
  }

  /// Beside an app's window it is not the app that shows behind a corner, which is 26 points wide: one of two that a window
  /// reaches counts.
  @Test func cornersOutsideAWindowAreNotTheApps() throws {
    func bleed(_ window: String) throws -> Double? {
      let scenario = try Scenario(
        yaml: "name: t\nmessages: 0\ndevice: iPad (A16)\nsystem: 26\nwindow: \(window)")
      return try scenario.film(of: BarMove(.transform)).measures.corners?.bleedMax.value
    }
    let both = try #require(try bleed("[-40, 40, 900, 600]"))
    #expect(try bleed("[100, 40, 600, 1100]") == 0)
    #expect(try bleed("[100, 40, 720, 600]") == 0 && both == 0)
    let full = try #require(try bleed("[0, 0, 820, 1180]"))
    #expect(full > 0)
    let half = try #require(try bleed("[0, 0, 600, 1180]"))
    #expect(abs(2 * half - full) < 1e-6)
  }

  /// Beside a hardware keyboard's narrow bar all of the screen shows, not what its corners leave free.
  @Test func aNarrowBarIsNotMeasured() throws {
    for (mode, isMeasured) in [("docked", true), ("hardware", false)] {
      let scenario = try Scenario(
        yaml: "name: t\ndevice: iPad 9.7\nsystem: 26\nkeyboard: {profile: ios26, mode: \(mode)}")
      let film = try scenario.film(of: try #require(NamedApproach.named("transform")))
      #expect((film.measures.corners != nil) == isMeasured)
    }
  }

  /// On a screen without a home indicator the bar's background ends at the keyboard's top.
  @Test func aBarThatEndsAtTheKeyboardBleeds() throws {
    let corners = try #require(try measures("ios26") { BarMove(.transform) })
    let both = 2 * 26.0 * 26 * (1 - .pi / 4)
    #expect(abs(corners.bleedAtRest.value - both) < 0.01)
    #expect(corners.bleedAtRest.name == "corners.bleed")
    #expect(corners.bleedMax.value >= corners.bleedAtRest.value)
    #expect(corners.bleedMax.unit == "pt²")
    let cured = try #require(try measures("ios26") { BarBehindCorners() })
    #expect(cured.bleedAtRest.value < 1e-9)
  }

  @Test func squareCornersHaveNoMeasure() throws {
    #expect(try measures("ios7") { BarMove(.transform) } == nil)
  }
}
