/// The length of a recording's rows in points, if known.
struct ScreenMeasure: Sendable, Hashable {
  let rows: Int
  /// If unknown, as on a screen of 844 points: to limit searches, never for lengths.
  let rowsPerPoint: Double
  let isKnown: Bool
  /// How far apart rows of keys may be, in rows.
  let rowPitches: ClosedRange<Double>

  /// Rows of keys are 38 to 88 points apart, from phones on their side to tablets on theirs (`KnownScreen`).
  private static let anyPitches = 34.0...92.0

  /// - Parameter rowPitches: How far apart rows of keys may be, in rows; nil if that is unknown.
  init(rows: Int, scale: RecordingScale?, rowPitches: ClosedRange<Double>? = nil) {
    self.rows = rows
    isKnown = scale != nil
    rowsPerPoint = scale?.pixelsPerPoint ?? Double(rows) / 844
    let any = ScreenMeasure.anyPitches
    self.rowPitches =
      rowPitches ?? any.lowerBound * rowsPerPoint...any.upperBound * rowsPerPoint
  }

  /// Points in whole rows, `least` or more.
  func rows(_ points: Double, atLeast least: Int = 1) -> Int {
    max(least, Int((points * rowsPerPoint).rounded()))
  }

  /// In the film's unit: points if their size is known, else pixels.
  func unit(_ rows: Double) -> Double { isKnown ? rows / rowsPerPoint : rows }
}
