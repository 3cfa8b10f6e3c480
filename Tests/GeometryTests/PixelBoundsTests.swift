import Testing

@testable import Geometry

struct PixelBoundsTests {
  @Test func edgesAreOnTheNearestPixels() {
    let bounds = PixelBounds(Rect(x: 0.2, y: 10.3, width: 5, height: 1.2), scale: 3)
    #expect(bounds.left == 1 && bounds.right == 16 && bounds.top == 31 && bounds.bottom == 35)
  }

  @Test(arguments: [(0.5, 1.0), (-0.5, 0), (1.49, 1), (-1.5, -1), (2, 2)])
  func halvesGoUpEverywhere(value: Double, nearest: Double) {
    #expect(PixelBounds.nearest(value) == nearest)
  }

  @Test(arguments: [Double.infinity, -.infinity, 1e300])
  func whatNoIntegerHoldsIsHeld(value: Double) {
    let bounds = PixelBounds(Rect(x: value, y: 0, width: 1, height: 1), scale: 1)
    #expect(bounds.left.magnitude == 1_000_000_000)
  }

  @Test func movingChangesNoSize() {
    let bounds = PixelBounds(left: 1, top: 2, right: 4, bottom: 7).moved(x: -3, y: 5)
    #expect(bounds == PixelBounds(left: -2, top: 7, right: 1, bottom: 12))
    #expect(bounds.width == 3 && bounds.height == 5)
  }

  @Test func theIntersectionIsEmptyWhereTheyDoNotMeet() {
    let bounds = PixelBounds(left: 0, top: 0, right: 4, bottom: 4)
    #expect(
      bounds.intersection(PixelBounds(left: 2, top: -1, right: 9, bottom: 3))
        == PixelBounds(left: 2, top: 0, right: 4, bottom: 3))
    #expect(bounds.intersection(PixelBounds(left: 5, top: 0, right: 9, bottom: 4)).isEmpty)
  }
}
