import Stage
import Testing

@testable import Recordings

/// Number pads of iOS 7 to 10, whose keys have hairlines between them and no gaps.
@Suite struct LinedPadTests {
  /// A phone with a home button that shows a pad.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - gap: The lines' width, in points: wide ones are gaps between keys.
  private func picture(
    width: Double = 375, height: Double = 667, scale: Double, gap: Double = 0.5, rows: Int = 4,
    columns: Int = 3, page: UInt8 = 236, border: UInt8 = 190
  ) -> DrawnPhone {
    var drawn = DrawnPhone(
      width: Int((width * scale).rounded()), height: Int((height * scale).rounded()), level: page)
    func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ level: UInt8) {
      drawn.fill(x * scale, y * scale, width * scale, height * scale, level)
    }
    let (pitch, top) = (54.0, height - 216)
    let line = max(gap, 1 / scale)
    fill(0, top, width, height - top, 252)
    for row in 0..<rows {
      let y = top + Double(row) * 216 / Double(rows)
      for column in 0..<columns {
        let (x, key) = (Double(column) * width / Double(columns), width / Double(columns))
        if row == rows - 1, column != 1 { fill(x, y, key, pitch, 210) }
        fill(x + key / 2 - 5, y + 12, 9 - 2 * Double(column), 19, 20)
        fill(x + key / 2 - 12, y + 36, 24 - 4 * Double(row), 5, 90)
      }
      fill(0, y, width, line, row == 0 ? border : 190)
    }
    for column in 1..<columns {
      fill(Double(column) * width / Double(columns) - line / 2, top, line, height - top, 190)
    }
    return drawn
  }

  @Test(arguments: [0.8, 1, 1.5, 2]) func aPadIsFound(scale: Double) throws {
    for (width, height) in [(320.0, 568.0), (375, 667)] {
      let frame = picture(width: width, height: height, scale: scale).frame
      let plane = LumaPlane(frame)
      let keys = try #require(LinedPad(in: plane)).keys(factor: plane.factor)
      #expect(abs(keys.rows.pitch / scale - 54) < 1.2, "\(width), \(scale)")
      #expect(abs(keys.columns.lowerBound) <= 2)
      #expect(abs(keys.columns.upperBound - Double(frame.width)) <= 2)
      let top = try #require(keys.rows.gaps.first).middle
      #expect(abs(top / scale - (height - 216)) < 3, "\(width), \(scale)")
    }
  }

  /// Keys with gaps between them, other numbers of keys, and dithering.
  @Test(arguments: [0.7, 1, 2]) func othersAreNot(scale: Double) {
    let others = [
      picture(scale: scale, gap: 6), picture(scale: scale, rows: 6),
      picture(scale: scale, columns: 4), picture(scale: scale, rows: 2),
    ]
    for other in others { #expect(LinedPad(in: LumaPlane(other.frame)) == nil) }
    var dithered = DrawnPhone(width: 300, height: 600, level: 250)
    for y in stride(from: 300.0, to: 600, by: 4) {
      for x in stride(from: 0.0, to: 300, by: 4) {
        dithered.fill(x + (y.truncatingRemainder(dividingBy: 8) == 0 ? 2 : 0), y, 1, 1, 230)
      }
    }
    #expect(LinedPad(in: LumaPlane(dithered.frame)) == nil)
  }

  /// At rest a pad's rows are found by its lines, and end where the screen does.
  @Test(arguments: [0.8, 1, 2]) func aPadAtRestHasRows(scale: Double) throws {
    let picture = ColumnPicture(picture(scale: scale).columns)
    let measure = ScreenMeasure(
      rows: picture.height,
      scale: RecordingScale(pixelsPerPoint: scale, uncertainty: 0, basis: .given),
      rowPitches: 45 * scale...60 * scale)
    let found = KeyRows(linesIn: picture, measure: measure)
    let rows = try #require(found, "\(scale)")
    #expect(abs(rows.pitch / scale - 54) < 0.8)
    #expect(abs((rows.gaps[0].middle - Double(picture.height)) / scale + 216) < 2)
    let usual = KeyRows(in: picture, measure: measure)
    #expect(usual == rows)
    let keys = ColumnPicture(self.picture(scale: scale, gap: 6).columns)
    let none = KeyRows(linesIn: keys, measure: measure)
    #expect(none == nil, "\(scale)")
  }

  /// A wallpaper around a window may seem to prolong one of the lines between its keys.
  @Test(arguments: [1, 2.0], [1.0, 2]) func aWallpaperMayProlongALine(
    scale: Double, line: Double
  ) throws {
    let pad = picture(width: 320, height: 568, scale: scale).frame
    let left = Int(60 * scale)
    let width = pad.width + 2 * left
    var pixels = [UInt8](repeating: 236, count: width * pad.height)
    for y in 0..<pad.height {
      for x in 0..<pad.width { pixels[y * width + left + x] = pad.pixels[y * pad.width + x] }
    }
    let row = Int((568 - 216 + 54 * line) * scale)
    for x in left - Int(7 * scale)..<left { pixels[row * width + x] = 190 }
    let plane = LumaPlane(LumaFrame(width: width, height: pad.height, time: 0, pixels: pixels))
    let keys = try #require(LinedPad(in: plane)).keys(factor: plane.factor)
    #expect(abs(keys.columns.lowerBound - Double(left)) <= 2, "\(keys)")
    #expect(abs(keys.columns.upperBound - Double(left + pad.width)) <= 2)
  }

  /// A white pad on a white page, without a line above it: it begins where its own rows do.
  @Test(arguments: [0.8, 1, 2], [252, 236] as [UInt8])
  func aPadBeginsWhereItsRowsDo(scale: Double, page: UInt8) throws {
    let picture = ColumnPicture(self.picture(scale: scale, page: page, border: page).columns)
    let measure = ScreenMeasure(
      rows: picture.height,
      scale: RecordingScale(pixelsPerPoint: scale, uncertainty: 0, basis: .given),
      rowPitches: 45 * scale...60 * scale)
    let keys = try #require(KeyRows(in: picture, measure: measure))
    #expect(keys.isPad)
    let seen = RestingKeyboard(
      picture: picture, keys: keys, without: nil, moving: [], known: [],
      heights: KeyboardHeights(of: Device(named: "iPhone 7"), measure: measure), measure: measure)
    let top = try #require(seen.top)
    #expect(abs((Double(picture.height) - top.place) / scale - 216) < 1.5, "\(top)")
  }
}
