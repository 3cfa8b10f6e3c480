import Testing

@testable import Painting

/// Cells are as large as the pixels allow, and never too small to be read.
struct ContactLayoutTests {
  private func placed(_ count: Int, _ picture: (Int, Int), most: Int) -> ContactLayout? {
    ContactLayout(count, of: picture, most: most) { _ in 60 }
  }

  @Test(arguments: [(1206, 2622), (1280, 720), (572, 596), (240, 520), (96, 96)])
  func thePixelsAreKept(width: Int, height: Int) throws {
    for most in [200_000, 500_000, 2_000_000, 10_000_000] {
      let room = ContactLayout.room(for: 300, of: (width, height), most: most) { _ in 60 }
      #expect((1...300).contains(room))
      for count in 1...room {
        guard let layout = placed(count, (width, height), most: most) else {
          #expect(count == 1)
          continue
        }
        #expect(layout.sheetWidth * (layout.rowsHeight + 60) <= most)
        #expect(layout.width >= 104 && max(layout.width, layout.height) >= 220)
        #expect(layout.columns <= count)
      }
      #expect(placed(room + 1, (width, height), most: most) == nil || room == 300)
    }
  }

  /// Smaller cells come before fewer.
  @Test func moreMomentsHaveSmallerCells() throws {
    let few = try #require(placed(4, (1206, 2622), most: 2_000_000))
    let many = try #require(placed(40, (1206, 2622), most: 2_000_000))
    #expect(many.width < few.width)
    #expect(few.width <= 1206 && few.height <= 900)
  }

  @Test func noTwoCellsOverlap() throws {
    let layout = try #require(placed(17, (1206, 2622), most: 2_000_000))
    let corners = (0..<17).map(layout.corner)
    for (index, one) in corners.enumerated() {
      #expect(one.x + layout.width <= layout.sheetWidth)
      #expect(one.y + layout.height + ContactLayout.captionHeight <= layout.rowsHeight)
      for other in corners[..<index] {
        #expect(
          abs(one.x - other.x) >= layout.width
            || abs(one.y - other.y) >= layout.height + ContactLayout.captionHeight)
      }
    }
  }
}
