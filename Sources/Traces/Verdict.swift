/// What a check says of one baseline.
///
/// The raw values are the words of reports; they stay.
public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable {
  /// The same bytes.
  case identical
  /// The same pixels or the same numbers, in other bytes.
  case samePixels = "same-pixels"
  /// Other numbers or pixels, and none beyond its tolerance.
  case withinTolerance = "within-tolerance"
  /// Other pixels, while every feature of the film is where it was.
  case otherPixels = "other-pixels"
  /// A feature is elsewhere, or there is one more or one less; or a picture has another size.
  case otherLayout = "other-layout"
  /// Another number of frames, another rate, or other times.
  case otherFrames = "other-frames"
  /// Other pixels, drawn with other fonts or libraries than the approved ones.
  case otherEnvironment = "other-environment"
  /// Nothing is approved yet.
  case missing
  /// Something is approved that no scenario makes any more.
  case orphaned

  /// Whether a check passes with it.
  ///
  /// What is orphaned passes: it holds nothing, and is named so that it can be removed.
  public var passes: Bool {
    switch self {
    case .identical, .samePixels, .withinTolerance, .orphaned: true
    case .otherPixels, .otherLayout, .otherFrames, .otherEnvironment, .missing: false
    }
  }

  /// Whether something was compared with something.
  public var isComparison: Bool { self != .missing && self != .orphaned }
}
