import Testing

@testable import accuracy

@Suite struct CanvasTests {
  @Test func halfAPixelIsCoveredByHalf() {
    var canvas = Canvas(width: 4, height: 1, colour: 0xFF00_0000)
    canvas.fill(Canvas.Area(0.5, 0, 2, 1), 0xFFFFFF)
    #expect(canvas.pixels.map { $0 & 0xFF } == [127, 255, 127, 0])
  }

  @Test func aHoleShowsWhatLiesBelow() {
    var canvas = Canvas(width: 6, height: 6, colour: 0xFF12_3456)
    canvas.cut(Canvas.Area(1, 1, 4, 4))
    #expect(canvas.pixels.count { $0 == 0 } == 16)
    #expect(canvas.bitmap.isOpaque == false)
  }

  @Test func keysReachFromTheirTopToTheScreensBottom() {
    let keys = KeyLayer(
      .eleven, width: 40, height: 30, hasIndicator: false, scale: 1, isDark: false, seed: 1)
    var canvas = Canvas(width: 40, height: 100, colour: 0xFF00_FF00)
    keys.draw(on: &canvas, top: 80.5)
    func row(_ y: Int) -> ArraySlice<UInt32> { canvas.pixels[y * 40..<(y + 1) * 40] }
    #expect(row(79).allSatisfy { $0 == 0xFF00_FF00 })
    #expect(row(80).allSatisfy { $0 != 0xFF00_FF00 })
    #expect(row(99).allSatisfy { $0 != 0xFF00_FF00 })
  }
}
