/// A check's verdict on one baseline; reports use the raw values, so they never change.
public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable {
  /// The same bytes.
  case identical
  /// The same pixels or the same numbers, in different bytes.
  case samePixels = "same-pixels"
  /// Different numbers or pixels, all within their tolerance.
  case withinTolerance = "within-tolerance"
  /// Different pixels, while every feature of the film is unchanged.
  case otherPixels = "other-pixels"
  /// A feature has moved, appeared or disappeared; or a picture has a different size.
  case otherLayout = "other-layout"
  /// A different number of frames, a different rate, or different times.
  case otherFrames = "other-frames"
  /// Different pixels, drawn with other fonts or libraries than the approved ones.
  case otherEnvironment = "other-environment"
  /// A film in other settings of the phone's owner that is worse than in its scenario's own.
  case breaks
  /// Nothing is approved yet.
  case missing
  /// A baseline that no scenario makes any more.
  case orphaned
  /// An orphaned baseline, where the check allows that.
  case allowedOrphan = "allowed-orphan"
  /// A baseline that is unreadable or another scenario's, and so was not compared.
  case notCompared = "not-compared"

  /// Whether a check passes with this verdict.
  public var passes: Bool {
    switch self {
    case .identical, .samePixels, .withinTolerance, .allowedOrphan: true
    case .otherPixels, .otherLayout, .otherFrames, .otherEnvironment, .breaks, .missing, .orphaned,
      .notCompared:
      false
    }
  }

  /// Whether a comparison took place.
  public var isComparison: Bool {
    switch self {
    case .identical, .samePixels, .withinTolerance, .otherPixels, .otherLayout, .otherFrames,
      .otherEnvironment, .breaks:
      true
    case .missing, .orphaned, .allowedOrphan, .notCompared: false
    }
  }

  package var isOrphan: Bool { self == .orphaned || self == .allowedOrphan }
}
