/// The length of a recording's rows in points, if known.
struct ScreenMeasure: Sendable, Hashable {
  let rows: Int
  /// If unknown, as on a screen of 844 points: to limit searches, never for lengths.
  let rowsPerPoint: Double
  let isKnown: Bool

  init(rows: Int, scale: RecordingScale?) {
    self.rows = rows
    isKnown = scale != nil
    rowsPerPoint = scale?.pixelsPerPoint ?? Double(rows) / 844
  }

  /// Points in whole rows, `least` or more.
  func rows(_ points: Double, atLeast least: Int = 1) -> Int {
    max(least, Int((points * rowsPerPoint).rounded()))
  }

  /// In the film's unit: points if their size is known, else pixels.
  func unit(_ rows: Double) -> Double { isKnown ? rows / rowsPerPoint : rows }
}
