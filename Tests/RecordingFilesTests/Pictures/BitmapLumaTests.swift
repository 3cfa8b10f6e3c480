import Imaging
import Recordings
import Testing

@testable import RecordingFiles

@Suite struct BitmapLumaTests {
  @Test func columnsAreMeansOfTheirAreas() {
    var values: [UInt8] = []
    ColumnReduction.append([0, 30, 60, 90, 120].map { $0 * 256 }, reducedTo: 2, to: &values)
    // Two and a half pixels each: 0, 30 and half of 60; half of 60, 90 and 120.
    #expect(values == [24, 96])
  }

  @Test func greyStaysAndClearIsWhite() throws {
    let grey = try #require(Bitmap(width: 3, height: 1, pixels: [0xFF80_8080, 0, 0xFFFF_FFFF]))
    let part = PixelPart(x: 0, y: 0, width: 3, height: 1)
    #expect(grey.luma(of: part, columns: 3, at: 0).pixels == [0x80, 0xFF, 0xFF])
  }
}
