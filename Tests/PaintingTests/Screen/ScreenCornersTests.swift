import Geometry
import Graphics
import Testing

struct ScreenCornersTests {
  private let screen = Rect(x: 0, y: 0, width: 100, height: 200)

  /// A part has the screen's own corners, and straight ones where the screen goes on.
  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 100, height: 200), Corners.all),
    (Rect(x: 0, y: 100, width: 100, height: 100), .bottom),
    (Rect(x: 0, y: 0, width: 100, height: 100), .top),
    (Rect(x: 50, y: 100, width: 50, height: 100), .bottomRight),
    (Rect(x: 10, y: 10, width: 50, height: 50), Corners([])),
  ])
  func partsHaveTheScreensCorners(part: Rect, corners: Corners) {
    #expect(part.corners(of: screen) == corners)
  }
}
