import Testing

@testable import Geometry

struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func edgesAndMiddlesFollowFromOriginAndSize() {
    #expect(rect.minX == 10 && rect.maxX == 40 && rect.midX == 25)
    #expect(rect.minY == 20 && rect.maxY == 60 && rect.midY == 40)
  }

  @Test func whatLiesInBothIsTheSameFromEitherSide() {
    let other = Rect(x: 35, y: 0, width: 30, height: 25)
    #expect(rect.intersection(other) == Rect(x: 35, y: 20, width: 5, height: 5))
    #expect(rect.intersection(other) == other.intersection(rect))
    #expect(rect.intersection(rect) == rect)
  }

  @Test func rectanglesThatOnlyTouchShareNothing() {
    #expect(rect.intersection(Rect(x: 40, y: 20, width: 5, height: 5)) == .zero)
  }

  @Test func insetsNeverMakeANegativeSize() {
    let inset = rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inset == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: Insets(left: 20, right: 20)).width == 0)
    #expect(rect.inset(by: Insets(top: 30, bottom: 30)).isEmpty)
  }

  @Test func offsetKeepsTheSize() {
    #expect(rect.offset(x: -10, y: 5) == Rect(x: 0, y: 25, width: 30, height: 40))
  }
}
