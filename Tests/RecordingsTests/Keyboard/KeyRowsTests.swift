import Testing

@testable import Recordings

@Suite struct KeyRowsTests {
  /// A keyboard's brightness in the style of a system, or of another maker.
  struct Style: Sendable {
    var tray, key, special, ink: UInt8
    /// A key's height as a part of the pitch, and the gap beside it as a part of the screen's width.
    var height, gap: Double

    static let all = [
      Style(tray: 210, key: 255, special: 172, ink: 0, height: 0.8, gap: 0.016),
      Style(tray: 44, key: 108, special: 70, ink: 255, height: 0.8, gap: 0.016),
      Style(tray: 235, key: 250, special: 220, ink: 40, height: 0.86, gap: 0.02),
    ]
  }

  /// A screen's lower part holds rows of so many keys, whose letters differ from key to key.
  ///
  /// - Parameter others: Draws what else is there, with the keys' top in points.
  private func picture(
    _ counts: [Int], _ style: Style, below: Double = 75,
    others: (inout DrawnPhone, Double) -> Void = { _, _ in }
  ) -> ColumnPicture {
    var drawn = DrawnPhone(width: 390, height: 844, level: 245)
    let top = 844 - below - 4 * 54
    drawn.fill(0, top - 45, 390, 844 - top + 45, style.tray)
    for (row, count) in counts.enumerated() {
      let width = 390 / Double(count)
      let height = 54 * style.height
      let y = top + 54 * Double(row) + (54 - height) / 2
      for column in 0..<count {
        let isSpecial = row == 2 && (column == 0 || column == count - 1)
        let x = width * Double(column)
        let gap = 390 * style.gap
        drawn.fill(
          x + gap / 2, y, width - gap, height, isSpecial ? style.special : style.key)
        let letter = 4 + Double((7 * row + 3 * column) % 5)
        drawn.fill(x + width / 2 - letter / 2, y + height / 2 - 8, letter / 2, 16, style.ink)
        drawn.fill(x + width / 2, y + height / 2 - 8 + letter, letter / 2 + 2, 4, style.ink)
      }
    }
    others(&drawn, top)
    return ColumnPicture(drawn.columns)
  }

  private func rows(
    _ picture: ColumnPicture, pitches: ClosedRange<Double>? = nil
  ) -> KeyRows? {
    KeyRows(
      in: picture,
      measure: ScreenMeasure(
        rows: 844, scale: RecordingScale(pixelsPerPoint: 1, uncertainty: 0, basis: .given),
        rowPitches: pitches))
  }

  /// Rows nearer to each other than the keys of this screen, or farther, are something else.
  @Test func rowsAtAnotherPitchAreRefused() throws {
    for style in Style.all {
      let picture = picture([10, 9, 9, 3], style)
      #expect(try #require(rows(picture, pitches: 52...56), "\(style)").pitch == 54)
      #expect(rows(picture, pitches: 36...48) == nil, "\(style)")
      #expect(rows(picture, pitches: 60...66) == nil, "\(style)")
    }
  }

  /// A bar's pill or words that stand a row above the keys, or what stands a row below them, are no row of keys.
  @Test(arguments: [0.0, 3, 20, 75])
  func whatStandsBesideTheKeysIsNoRow(below: Double) throws {
    for style in Style.all {
      for isPill in [true, false] {
        let found = try #require(
          rows(
            picture([10, 9, 9, 3], style, below: below) { drawn, top in
              for third in 0..<3 {
                let x = 130 * Double(third)
                drawn.fill(x + 30, top - 33, 8, 13, style.ink)
                drawn.fill(x + 46, top - 33, 14, 6, style.ink)
                drawn.fill(x + 66, top - 30, 10, 10, style.ink)
                drawn.fill(x, top - 40, 1, 26, style.special)
              }
              if isPill { drawn.fill(20, top - 48, 350, 42, style.key) }
              if below > 70 {
                for x in [24.0, 342] { drawn.fill(x, top + 4 * 54 + 17, 24, 24, style.ink) }
              }
            }), "\(style)")
        #expect(
          abs(Double(found.first) - (844 - below - 4 * 54)) <= 8, "\(found) \(style) \(isPill)")
      }
    }
  }

  /// Words as long as the row, in a list that shines through above the keys, are no keys.
  @Test func wordsAboveTheKeysAreNoRow() throws {
    for style in Style.all {
      let found = try #require(
        rows(
          picture([10, 9, 9, 3], style, below: 20) { drawn, top in
            for word in 0..<11 {
              drawn.fill(6 + 35 * Double(word), top - 48, 12, 42, style.ink)
            }
          }), "\(style)")
      #expect(abs(Double(found.first) - (844 - 20 - 4 * 54)) <= 8, "\(found) \(style)")
    }
  }

  /// Two lines of a list have as many words as rows of keys have letters, and a picture stands below them: no keys.
  @Test func linesOfAListAreNoKeys() {
    var drawn = DrawnPhone(width: 390, height: 844, level: 250)
    for row in 0..<4 {
      let y = 560 + 54 * Double(row)
      drawn.fill(16, y + 53, 374, 1, 200)
      drawn.fill(340, y + 14, 26, 26, 120)
      for word in 0..<(row < 2 ? 10 : 2) {
        drawn.fill(6 + 33 * Double(word), y + 6, 27, 40, 60)
      }
    }
    #expect(rows(ColumnPicture(drawn.columns)) == nil)
  }

  /// A pad's keys have letters below their digits, and the lowest row has one key.
  @Test func aPadWithLettersBelowItsDigitsIsFound() throws {
    for style in Style.all {
      let found = try #require(
        rows(
          picture([3, 3, 3, 3], style) { drawn, top in
            drawn.fill(0, top + 3 * 54, 130, 54, style.tray)
            drawn.fill(260, top + 3 * 54, 130, 54, style.tray)
            for row in 0..<3 {
              for column in 0..<3 {
                let x = 65 + 130 * Double(column)
                for stroke in -2...2 {
                  drawn.fill(x + 11 * Double(stroke), top + 54 * Double(row) + 38, 6, 7, style.ink)
                }
                drawn.fill(x - 6, top + 54 * Double(row) + 10, 12, 9, style.ink)
              }
            }
          }), "\(style)")
      #expect(abs(found.pitch - 54) <= 1)
      #expect(abs(Double(found.first) - (844 - 75 - 4 * 54)) <= 8, "\(found) \(style)")
    }
  }

  /// Pictures in a grid have edges all over, between their sides, too.
  @Test func picturesInAGridAreRefused() {
    var drawn = DrawnPhone(width: 390, height: 844, level: 250)
    for row in 0..<4 {
      for column in 0..<3 {
        let (x, y) = (130 * Double(column), 553 + 54 * Double(row))
        for part in 0..<21 {
          let shade = UInt8(60 + 8 * part)
          drawn.fill(x + 2 + 6 * Double(part), y + 2, 6, 50, shade)
        }
      }
    }
    #expect(rows(ColumnPicture(drawn.columns)) == nil)
  }

  /// Letters, eleven a row, kana, calculators, digits.
  @Test(arguments: [[10, 9, 9, 3], [11, 11, 11, 3], [5, 5, 5, 5], [4, 4, 4, 4], [3, 3, 3, 3]])
  func rowsOfKeysAreFound(counts: [Int]) throws {
    for style in Style.all {
      let found = try #require(rows(picture(counts, style)), "\(style)")
      #expect(abs(found.pitch - 54) <= 1)
      // The gap's middle above the first row, or about it.
      #expect(abs(Double(found.first) - (844 - 75 - 4 * 54)) <= 8, "\(found) \(style)")
    }
  }
}

extension DrawnPhone {
  /// The picture as a tracker takes it: 64 columns, each the mean of its area.
  var columns: LumaFrame {
    let whole = frame
    let pixels = (0..<whole.height).flatMap { row in
      (0..<64).map { column -> UInt8 in
        let (first, last) = (column * whole.width / 64, (column + 1) * whole.width / 64)
        let sum = (first..<last).reduce(0) { $0 + Int(whole.pixels[row * whole.width + $1]) }
        return UInt8(sum / (last - first))
      }
    }
    return LumaFrame(width: 64, height: whole.height, time: 0, pixels: pixels)
  }
}
