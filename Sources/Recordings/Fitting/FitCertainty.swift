/// How sure it is what a fit says.
public enum FitCertainty: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Something else may be near it, or the readings are unsteady.
  case possible
  /// Nothing else is near it.
  case likely
  /// Nothing else is anywhere near it, many frames show it, and what is left is as small as the readings are exact.
  case certain

  /// By how sure it is.
  public static func < (first: FitCertainty, second: FitCertainty) -> Bool {
    allCases.firstIndex(of: first) ?? 0 < allCases.firstIndex(of: second) ?? 0
  }
}

/// Why nothing is said of how something moves.
public enum FitDoubt: Sendable, Hashable {
  /// Too few frames show it moving; so many a second would do.
  case tooFewFrames(count: Int, rateNeeded: Int)
  /// Two motions are as near; so many frames a second may tell them apart, where there are fewer.
  case alike(MotionShape, MotionShape, rateNeeded: Int?)
  /// It goes as no spring and no curve does, so far off, in the film's unit: a finger holds it, or it is something
  /// else.
  case unlikeAny(rms: Double)
  /// It goes as slowly as a finger does, or the recording is slowed down; how long, in seconds.
  case slow(duration: Double)
  /// It fades in its place.
  case fades
  /// It is seen in too few of the frames.
  case notSeen
  /// It does not move.
  case still
}
