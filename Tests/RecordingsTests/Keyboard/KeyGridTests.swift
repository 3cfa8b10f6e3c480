import Testing

@testable import Recordings

@Suite struct KeyGridTests {
  private let screen = DrawnPhone.screen(393, 852)

  private func rows(
    _ scale: Double, look: DrawnPhone.Look, columns: Int,
    over: (inout DrawnPhone) -> Void = { _ in }
  ) -> [KeyGrid] {
    let area = PixelArea(x: 0, y: 0, width: 393 * scale, height: 852 * scale)
    var picture = DrawnPhone(
      width: Int(area.width.rounded()), height: Int(area.height.rounded()), level: 0)
    picture.phone(screen, in: area, raised: 1, look: look, columns: columns)
    over(&picture)
    return KeyGrid.all(in: picture.frame, edge: FlatStrip.edges[0])
  }

  /// The upper edge of a row of keys at a pixel a point.
  private func top(ofRow row: Int) -> Double {
    852 - screen.belowKeys + 3 - 54 * Double(4 - row) + 9
  }

  /// Letters of several languages, kana and digits: rows of ten, eleven, twelve, five and three keys.
  @Test(arguments: [10, 11, 12, 5, 3], [0.5, 1.5])
  func thePitchIsMeasured(columns: Int, scale: Double) throws {
    for look in [DrawnPhone.Look.light, .dark] {
      let found = rows(scale, look: look, columns: columns)
      let keys = try #require(found.first)
      #expect(found.count == 1)
      #expect(abs(keys.rows.pitch - 54 * scale) < 0.15, "\(keys)")
      // The lowest keys end three points above what is below them.
      #expect(abs(keys.rows.bottom - (852 - screen.belowKeys) * scale) < 1, "\(keys)")
    }
  }

  /// Ten letters abreast show how wide the screen is; others show nothing, or as five kana may, the same.
  @Test(arguments: [10, 5, 11, 12, 3], [0.5, 0.9, 1.5])
  func lettersShowTheWidth(columns: Int, scale: Double) throws {
    for look in [DrawnPhone.Look.light, .dark] {
      let keys = try #require(rows(scale, look: look, columns: columns).first)
      for near in [0.95, 0.97, 1] {
        let width = keys.sides.screenWidth(near: near * 393 * scale)
        #expect(columns != 10 || width != nil, "\(near)")
        #expect(abs((width ?? 393 * scale) / (393 * scale) - 1) < 0.004, "\(near)")
      }
    }
  }

  /// An arrow over the lowest gap breaks its strip, and the row below it is still a row.
  @Test(arguments: [1, 2.0]) func aGapUnderAnArrowIsFound(scale: Double) throws {
    for look in [DrawnPhone.Look.light, .dark] {
      let found = rows(scale, look: look, columns: 10) { picture in
        // Suggestions end right above the keys.
        picture.fill(0, (top(ofRow: 0) - 50) * scale, 393 * scale, 38 * scale, 120)
        for x in stride(from: 40.0, to: 360, by: 50) {
          picture.fill(x * scale, (top(ofRow: 3) - 12) * scale, 4 * scale, 12 * scale, 150)
        }
      }
      let keys = try #require(found.first)
      #expect(keys.rows.gaps.count == 4 && abs(keys.rows.pitch - 54 * scale) < 0.15, "\(keys)")
      #expect(abs(keys.rows.bottom - (852 - screen.belowKeys) * scale) < 1, "\(keys)")
    }
  }

  /// Words above the keys may be nearly as high as a row, with gaps like those between keys: the rows below are even.
  @Test(arguments: [1, 2.0]) func wordsAreNotARow(scale: Double) throws {
    for look in [DrawnPhone.Look.light, .dark] {
      let found = rows(scale, look: look, columns: 10) { picture in
        let words = top(ofRow: 0) - 49.4
        picture.fill(0, (words - 40) * scale, 393 * scale, 28 * scale, 120)
        picture.fill(0, (words - 12) * scale, 393 * scale, 49.4 * scale, look.tray)
        for word in 0..<3 {
          let x = 3 + 131 * Double(word)
          picture.fill(x * scale, words * scale, 125 * scale, 37.4 * scale, look.key)
          for stroke in 0..<4 {
            picture.fill(
              (x + 40 + 8 * Double(stroke)) * scale, words * scale, 3 * scale, 37 * scale, look.ink)
          }
        }
      }
      let keys = try #require(found.first)
      #expect(keys.rows.gaps.count == 4 && abs(keys.rows.pitch - 54 * scale) < 0.15, "\(keys)")
      #expect(abs(keys.rows.gaps[0].upperBound - top(ofRow: 0) * scale) < 1, "\(keys)")
    }
  }

  /// A phone with a home button ends half a gap below its keys: its border is not a row of them.
  @Test(arguments: [1, 2.0]) func aPhonesBorderIsNotARow(scale: Double) throws {
    let found = rows(scale, look: .light, columns: 10) { picture in
      picture.fill(0, (top(ofRow: 3) + 42 + 6) * scale, 393 * scale, 200 * scale, 20)
    }
    let keys = try #require(found.first)
    #expect(abs(keys.rows.bottom - (852 - screen.belowKeys) * scale) < 1, "\(keys)")
  }

  /// A keyboard that ends close above its keys has an uppermost gap that is thinner than the others.
  @Test(arguments: [7.0, 8, 10]) func aThinUppermostGapLeavesThePitch(thickness: Double) throws {
    let found = rows(1, look: .light, columns: 10) { picture in
      let end = top(ofRow: 0) - thickness
      picture.fill(0, end - 60, 393, 60, 120)
    }
    let keys = try #require(found.first)
    #expect(abs(keys.rows.pitch - 54) < 0.15, "\(keys)")
  }

  /// The lowest row of a pad of digits is one key wide.
  @Test func aPadEndsWithOneKey() throws {
    let look = DrawnPhone.Look.light
    let found = rows(1, look: look, columns: 3) { picture in
      for x in [0.0, 262] { picture.fill(x, top(ofRow: 3), 131, 42, look.tray) }
    }
    let keys = try #require(found.first)
    #expect(abs(keys.rows.bottom - (852 - screen.belowKeys)) < 1, "\(keys)")
  }

  /// An arrow over a gap of a pad, which has few others: it counts up to the arrow, and no second one does.
  @Test(arguments: [1, 2.0]) func anArrowHidesNoPad(scale: Double) throws {
    let look = DrawnPhone.Look.light
    func found(arrowsOver rows: [Int]) -> [KeyGrid] {
      self.rows(scale, look: look, columns: 3) { picture in
        for x in [0.0, 262] {
          picture.fill(x * scale, top(ofRow: 3) * scale, 131 * scale, 42 * scale, look.tray)
        }
        // The page ends right above the keys.
        picture.fill(0, (top(ofRow: 0) - 72) * scale, 393 * scale, 60 * scale, 120)
        for row in rows {
          picture.fill(376 * scale, (top(ofRow: row) - 14) * scale, 8 * scale, 16 * scale, 20)
        }
      }
    }
    let keys = try #require(found(arrowsOver: [1]).first)
    #expect(keys.isBroken && keys.rows.gaps.count == 4, "\(keys)")
    #expect(abs(keys.rows.pitch - 54 * scale) < 0.15, "\(keys)")
    #expect(found(arrowsOver: []).allSatisfy { !$0.isBroken })
    #expect(found(arrowsOver: [1, 2]).isEmpty)
  }

  /// A keyboard rests where it is highest, with all of its rows or one less.
  @Test func theHighestKeyboardRests() throws {
    let whole = try #require(rows(1, look: .light, columns: 10).first)
    var (fewer, lower) = (whole, whole)
    fewer.rows.gaps.removeLast()
    lower.rows.gaps = whole.rows.gaps.map { $0.lowerBound + 60...$0.upperBound + 60 }
    #expect(fewer.rows.bottom < whole.rows.bottom)
    for keys in [[lower, whole, fewer], [whole, fewer], [fewer, lower, lower, whole]] {
      #expect(ScreenEdges.resting(keys).map(\.rows) == [whole.rows, fewer.rows])
    }
    #expect(ScreenEdges.resting([lower, whole]).map(\.rows) == [whole.rows])
    #expect(ScreenEdges.resting([fewer, fewer, whole]).map(\.rows) == [fewer.rows])
    #expect(ScreenEdges.resting([]).isEmpty)
  }

  @Test func linesOfTextAreNoKeys() {
    var text = DrawnPhone(width: 400, height: 800, level: 255)
    for row in 0..<16 {
      for letter in 0..<30 {
        text.fill(20 + 12 * Double(letter), 50 * Double(row) + 12, 4, 22, 20)
      }
    }
    for edge in FlatStrip.edges { #expect(KeyGrid.all(in: text.frame, edge: edge).isEmpty) }
  }
}
