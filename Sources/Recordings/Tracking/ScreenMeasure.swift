/// What a recording's rows are in points, as far as that is known.
struct ScreenMeasure: Sendable, Hashable {
  /// The screen's rows.
  let rows: Int
  /// Rows a point; where that is not known, what it would be on a screen of 844 points, which is near enough to say
  /// how far up to look, and never used to say a length.
  let rowsPerPoint: Double
  /// Whether that is known.
  let isKnown: Bool

  init(rows: Int, scale: RecordingScale?) {
    self.rows = rows
    isKnown = scale != nil
    rowsPerPoint = scale?.pixelsPerPoint ?? Double(rows) / 844
  }

  /// So many points, in whole rows: at least `least` of them.
  func rows(_ points: Double, atLeast least: Int = 1) -> Int {
    max(least, Int((points * rowsPerPoint).rounded()))
  }

  /// A length in rows, in the film's unit: points where their size is known, else pixels.
  func unit(_ rows: Double) -> Double { isKnown ? rows / rowsPerPoint : rows }
}
