import Stage
import Testing

@testable import Painting

struct SheetRoomTests {
  private func windows(_ count: Int, width: Double = 300, height: Double = 300) -> [Rect] {
    (0..<count).map { _ in Rect(x: 0, y: 0, width: width, height: height) }
  }

  /// Height, width and the largest size each limit cells.
  @Test func theLeastRoomDecides() {
    let room = SheetRoom(width: 1000, height: 150, gap: 20, sizes: 1...2)
    #expect(room.fit(windows(2), usual: 1).magnification == 0.5)
    #expect(room.fit(windows(6), usual: 1).magnification == 900.0 / 1800)
    #expect(room.fit(windows(9), usual: 1).magnification == 840.0 / 2700)
    #expect(room.fit(windows(2), usual: 0.2).magnification == 0.4)
  }

  /// Cells are roomy until there are so many that the width makes them smaller than they should be.
  @Test func tooManyColumnsAreNotRoomy() {
    let room = SheetRoom(width: 1000, height: .infinity, gap: 20, sizes: 0.9...2)
    #expect(room.fit(windows(3), usual: 1).isRoomy)
    #expect(!room.fit(windows(4), usual: 1).isRoomy)
    // What is low for want of height would be no larger with fewer columns.
    let low = SheetRoom(width: 1000, height: 60, gap: 20, sizes: 0.9...2)
    #expect(low.fit(windows(12), usual: 1).isRoomy)
  }

  /// Cells and the room around them are as wide as the room: from edge to edge, or each in its share.
  @Test(arguments: 2...12, [40.0, 150, 400])
  func theWidthIsFilled(count: Int, height: Double) {
    let room = SheetRoom(width: 1000, height: height, gap: 16, sizes: 0.1...9)
    let fit = room.fit(windows(count), usual: 1)
    let width =
      300 * fit.magnification * Double(count) + fit.gap * Double(count - 1) + 2 * fit.inset
    #expect(abs(width - 1000) < 1e-9)
    #expect(fit.gap >= 16 && (fit.inset == 0 || fit.inset == fit.gap / 2))
  }
}
