import Stage
import Testing

@testable import Recordings

@Suite struct ScreenPartsTests {
  private let measure = ScreenMeasure(
    rows: 844, scale: RecordingScale(pixelsPerPoint: 1, uncertainty: 0, basis: .given))

  private func picture(_ screen: DrawnScreen, keyboard: Double, bar: Double) -> ColumnPicture {
    ColumnPicture(screen.frame(at: 0, keyboard: keyboard, bar: bar))
  }

  @Test func rowsOfKeysAreFoundByTheirPitch() throws {
    let keys = try #require(
      KeyRows(in: picture(DrawnScreen(), keyboard: 508, bar: 464), measure: measure))
    #expect(abs(keys.pitch - 54) <= 1)
    // The gap above the first row, which begins at 508 + 53.
    #expect((508 + 40...508 + 62).contains(keys.first))
  }

  @Test func aListHasNone() {
    #expect(KeyRows(in: picture(DrawnScreen(), keyboard: 844, bar: 766), measure: measure) == nil)
    #expect(KeyRows(in: picture(DrawnScreen(), keyboard: 844, bar: 844), measure: measure) == nil)
    let flat = ColumnPicture(height: 844, values: [Float](repeating: 90, count: 64 * 844))
    #expect(KeyRows(in: flat, measure: measure) == nil)
  }

  @Test(arguments: [464.0, 464.25, 464.5, 464.9]) func stepsAreFoundBetweenRows(bar: Double) throws
  {
    var screen = DrawnScreen()
    screen.safeBottom = 0
    let steps = RowStep.all(
      in: picture(screen, keyboard: 844, bar: bar), rows: 440..<468, reach: 1)
    // The line on the bar's top is a point high: its upper edge.
    #expect(steps.contains { abs($0.place - bar) < 0.3 && $0.coverage > 0.9 })
  }

  @Test func theHomeIndicatorIsBridged() {
    let shown = picture(DrawnScreen(), keyboard: 508, bar: 464)
    let hidden = picture(DrawnScreen(), keyboard: 844, bar: 766)
    let bridged = StaticMarks(in: shown, and: hidden, measure: measure).bridged(shown)
    for row in 831..<836 {
      for column in 21..<43 {
        #expect(shown[row, column] < 50)
        #expect(abs(bridged[row, column] - 211) < 3)
      }
    }
    // Without a mark a picture stays as it is.
    #expect(StaticMarks().bridged(shown).values == shown.values)
  }

  @Test func aFilteredPictureHasNoMeanAndKeepsEdges() {
    var values: [Float] = []
    for row in 0..<100 { values += [Float](repeating: row < 50 ? 20 : 60, count: 64) }
    let filtered = ColumnPicture(height: 100, values: values).highPassed(reach: 10)
    #expect(filtered[20, 5] == 0)
    #expect(filtered[80, 5] == 0)
    #expect(abs(filtered[50, 5] - filtered[49, 5] - 40) < 4)
    let coarse = ColumnPicture(height: 100, values: values).reduced(rows: 3)
    #expect(coarse.width == 32)
    #expect(coarse.height == 33)
    #expect(coarse[32, 0] == 60)
  }

  @Test func heightsOfADeviceAreItsOwn() {
    let own = KeyboardHeights(of: nil, measure: measure)
    #expect(own.all.map(\.points).contains(336))
    // No keyboard of a phone of 375 × 667.
    #expect(!own.all.map(\.points).contains(260))
    #expect(own.bottomInsets == [0, 34])
    // A tablet's home indicator takes more from iPadOS 26 on.
    let tablet = KeyboardHeights(
      of: Device(named: "iPad Pro 13 (M4)"),
      measure: ScreenMeasure(
        rows: 1376, scale: RecordingScale(pixelsPerPoint: 1, uncertainty: 0, basis: .given)))
    #expect(tablet.bottomInsets == [0, 20, 25])
  }
}
