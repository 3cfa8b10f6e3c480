import Testing

@testable import Geometry

struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func edgesAndMiddlesFollowFromOriginAndSize() {
    #expect(rect.minX == 10 && rect.maxX == 40 && rect.midX == 25)
    #expect(rect.minY == 20 && rect.maxY == 60 && rect.midY == 40)
  }

  @Test func theIntersectionIsTheSameFromEitherSide() {
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

  /// The rules of `CGRectContainsPoint`: the left and top edges belong to a rectangle, the others do not.
  @Test func pointsOnTheFirstEdgesAreInside() {
    #expect(rect.contains(Point(x: 10, y: 20)) && rect.contains(Point(x: 39.9, y: 59.9)))
    #expect(!rect.contains(Point(x: 40, y: 30)) && !rect.contains(Point(x: 20, y: 60)))
    #expect(!Rect(x: 1, y: 1, width: 0, height: 5).contains(Point(x: 1, y: 2)))
    #expect(!Rect.null.contains(Point.zero))
  }

  @Test func rectanglesInside() {
    #expect(rect.contains(rect) && rect.contains(Rect(x: 12, y: 22, width: 28, height: 38)))
    #expect(!rect.contains(Rect(x: 12, y: 22, width: 29, height: 38)))
    #expect(rect.contains(Rect.null) && !Rect.null.contains(rect))
    #expect(rect.intersects(Rect(x: 39, y: 59, width: 9, height: 9)))
    #expect(!rect.intersects(Rect(x: 40, y: 20, width: 9, height: 9)))
  }

  @Test func theUnionIsAroundBoth() {
    let other = Rect(x: -5, y: 50, width: 10, height: 30)
    #expect(rect.union(other) == Rect(x: -5, y: 20, width: 45, height: 60))
    #expect(rect.union(other).contains(rect) && rect.union(other).contains(other))
    #expect(rect.union(.null) == rect && Rect.null.union(rect) == rect)
  }

  @Test func nullIsNotAnEmptyRectangle() {
    #expect(Rect.null.isNull && Rect.null.isEmpty && !Rect.zero.isNull)
    #expect(rect.insetBy(dx: 16, dy: 0).isNull && !rect.insetBy(dx: 15, dy: 0).isNull)
  }

  @Test func insetsAndOffsetsByTwoNumbers() {
    #expect(rect.insetBy(dx: 5, dy: -10) == Rect(x: 15, y: 10, width: 20, height: 60))
    #expect(rect.offsetBy(dx: 1, dy: 2) == rect.offset(x: 1, y: 2))
  }

  @Test func aNegativeSizeIsStandardized() {
    let turned = Rect(x: 40, y: 60, width: -30, height: -40)
    #expect(turned.standardized == rect && rect.standardized == rect)
  }
}
