extension Rule {
  /// The tolerance of equal lengths, in points.
  static let nearness = 0.5

  /// The longest delay that counts as one frame, in seconds: a tick at 60 Hz and a half.
  static let oneFrame = 1.5 / 60

  /// The displacement of rows that does not count, in points.
  static let rowTolerance = 4.0
}
