extension Rule {
  /// How near two lengths must be to be the same, in points.
  static let nearness = 0.5

  /// How much longer than a tick at 60 Hz a delay may be and still be one frame, in seconds: half a tick.
  static let oneFrame = 1.5 / 60

  /// How far rows may be out of position and not count, in points.
  static let rowTolerance = 4.0
}
