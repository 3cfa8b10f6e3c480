import Testing

@testable import Recordings

/// The upper edge of a keyboard in one picture, of which nothing else is known.
struct StillTopTests {
  /// A point is two rows, on a screen of 667 points.
  private static let measure = ScreenMeasure(
    rows: 1334, scale: RecordingScale(pixelsPerPoint: 2, uncertainty: 0.0005, basis: .size))
  /// The top of the first row of keys, four rows of 54 points above the bottom.
  private static let start = 1334.0 - 2 * 216

  /// A page of one brightness, and from each height in points downwards another.
  ///
  /// - Parameter inset: The columns at each side that stay as above.
  private func tops(
    _ steps: [(height: Double, level: Float)], inset: Int = 0
  ) -> (tops: [StillTop], isSure: Bool) {
    let rows = StillTopTests.measure.rows
    var values = [Float](repeating: 250, count: ColumnPicture.columns * rows)
    for step in steps {
      for index in (rows - Int(2 * step.height)) * ColumnPicture.columns..<values.count
      where (inset..<ColumnPicture.columns - inset).contains(index % ColumnPicture.columns) {
        values[index] = step.level
      }
    }
    return StillTop.all(
      in: ColumnPicture(height: rows, values: values), above: StillTopTests.start,
      StillTopTests.measure,
      KeyboardHeights(of: nil, measure: StillTopTests.measure))
  }

  private func height(_ top: StillTop?) -> Double? { top.map { (1334 - $0.place) / 2 } }

  @Test func keysMayBeginTheKeyboard() throws {
    let found = tops([(216, 200)])
    #expect(found.isSure)
    #expect(abs(try #require(height(found.tops.first)) - 216) < 1)
    // An app's bar on it changes nothing.
    let barred = tops([(260, 240), (216, 200)])
    #expect(barred.isSure)
    #expect(abs(try #require(height(barred.tops.first)) - 216) < 1)
  }

  /// Words above the keys, as high as on such a screen.
  @Test func aHeightThatWasSeenBeforeIsTold() throws {
    let found = tops([(304, 240), (260, 200)])
    #expect(found.isSure)
    #expect(abs(try #require(height(found.tops.first)) - 260) < 1)
  }

  /// A keyboard without round corners reaches both of the screen's sides, which a bar's pill does not.
  @Test func anEdgeThatEndsBeforeTheSidesIsNone() {
    #expect(tops([(260, 200)]).isSure)
    #expect(!tops([(260, 200)], inset: 2).isSure)
  }

  @Test func whatMayBeABarIsNot() {
    #expect(!tops([(271, 200)]).isSure)
    #expect(!tops([(230, 200)]).isSure)
    #expect(!tops([]).isSure)
  }

  /// Two edges right above the keys: either may be the keyboard's.
  @Test func twoEdgesAreTwoHeights() {
    let found = tops([(226, 220), (216, 200)])
    #expect(!found.isSure)
    #expect(found.tops.compactMap(height).map { $0.rounded() } == [216, 226])
  }

  /// Up to iOS 12 words are on a darker ground, with an edge to the keys' that is as clear as the keyboard's own.
  @Test func wordsOnADarkerGroundMayBeTheKeyboards() {
    let found = tops([(304, 240), (260, 180), (216, 200)])
    #expect(!found.isSure)
    #expect(found.tops.compactMap(height).map { $0.rounded() } == [216, 260])
    // A bar of that height is brighter; words do not end elsewhere.
    #expect(tops([(304, 180), (260, 240), (216, 200)]).isSure)
    #expect(tops([(304, 240), (250, 180), (216, 200)]).isSure)
  }
}
