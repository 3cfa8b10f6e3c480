/// The certainty of a fit.
public enum FitCertainty: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Something else may be near it, or the readings are unsteady.
  case possible
  /// Nothing else is near it.
  case likely
  /// Nothing else is anywhere near, many frames show it, and residuals are within the errors.
  case certain

  /// By certainty.
  public static func < (first: FitCertainty, second: FitCertainty) -> Bool {
    allCases.firstIndex(of: first) ?? 0 < allCases.firstIndex(of: second) ?? 0
  }
}

/// Why a motion is undecided.
public enum FitDoubt: Sendable, Hashable {
  /// Too few frames show it moving; `rateNeeded` per second would do.
  case tooFewFrames(count: Int, rateNeeded: Int)
  /// Two motions are equally near; a higher rate, of `rateNeeded`, may separate them.
  case alike(MotionShape, MotionShape, rateNeeded: Int?)
  /// Like no spring and no curve, by `rms` in the film's unit: perhaps held by a finger.
  case unlikeAny(rms: Double)
  /// As slow as a finger, or a recording in slow motion; in seconds.
  case slow(duration: Double)
  /// It fades in place.
  case fades
  /// Too few of the frames show it.
  case notSeen
  /// It does not move.
  case still
  /// At a rest it is read at two places: two things were taken for it.
  case severalBars
}
