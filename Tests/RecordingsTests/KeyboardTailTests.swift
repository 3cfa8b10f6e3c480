import Testing

@testable import Recordings

@Suite struct KeyboardTailTests {
  private let measure = ScreenMeasure(
    rows: 844, scale: RecordingScale(pixelsPerPoint: 1, uncertainty: 0, basis: .given))

  /// A screen of one brightness, with a keyboard of another from a row on, between rows too.
  private func picture(keyboardFrom top: Double, brightness: Float = 60) -> ColumnPicture {
    ColumnPicture(
      height: 844,
      values: (0..<844).flatMap { row in
        let part = Float(min(1, max(0, Double(row + 1) - top)))
        return [Float](
          repeating: 120 + part * (brightness - 120), count: ColumnPicture.columns)
      })
  }

  private func tail(brightness: Float = 60) -> KeyboardTail? {
    var template = KeyboardTemplate(
      picture(keyboardFrom: 508, brightness: brightness), firstRow: 508,
      without: picture(keyboardFrom: 844), filter: ScreenFilter(measure))
    template.top = 508
    return KeyboardTail(of: template, without: picture(keyboardFrom: 844), measure: measure)
  }

  @Test(arguments: [0.0, 0.4, 1, 2.25, 5.5, 9])
  func whatShowsOfAKeyboardIsMeasured(height: Double) throws {
    let seen = try #require(self.tail()?.height(in: picture(keyboardFrom: 844 - height)))
    #expect(abs(seen.value - height) <= seen.uncertainty)
    #expect(seen.uncertainty < 0.5)
  }

  /// More than is looked for, and what is like neither, say nothing.
  @Test func whatIsNoTailSaysNothing() throws {
    let tail = try #require(self.tail())
    #expect(tail.height(in: picture(keyboardFrom: 780)) == nil)
    #expect(tail.height(in: picture(keyboardFrom: 838, brightness: 250)) == nil)
  }

  /// What hardly differs from the screen without it is left by codecs where it was.
  @Test func aKeyboardThatLooksLikeTheScreenHasNone() {
    #expect(tail(brightness: 126) == nil)
    #expect(tail(brightness: 150) != nil)
  }
}
