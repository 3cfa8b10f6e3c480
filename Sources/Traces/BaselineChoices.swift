/// What somebody chose of an approved film, which stays when its numbers are recorded again.
package struct BaselineChoices: Sendable, Hashable {
  /// The scenario's file, relative to the baselines' folder, or `Baseline.builtIn`; nil where it is unknown.
  package var source: String?
  /// The frames that have pictures, in the order they were picked.
  package var pictures: [FramePick]
  /// How far a film may be from the numbers.
  package var tolerance: Tolerance

  package init(
    source: String? = nil, pictures: [FramePick] = [], tolerance: Tolerance = .exact
  ) {
    self.source = source
    self.pictures = pictures
    self.tolerance = tolerance
  }
}

extension Baseline {
  /// All but the numbers.
  package var choices: BaselineChoices {
    BaselineChoices(source: source, pictures: pictures, tolerance: tolerance)
  }

  /// A baseline of a trace with what was chosen of another one; picks of frames that it does not have are left out.
  package init(_ trace: Trace, _ choices: BaselineChoices) {
    self.init(
      trace, source: choices.source, pictures: choices.pictures, tolerance: choices.tolerance)
  }
}
