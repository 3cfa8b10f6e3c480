/// The choices made for an approved film, kept when its numbers are recorded again.
package struct BaselineChoices: Sendable, Hashable {
  /// Relative to the baselines' folder, or `Baseline.builtIn`; nil where it is unknown.
  package var source: String?
  package var pictures: [FramePick]
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
  package var choices: BaselineChoices {
    BaselineChoices(source: source, pictures: pictures, tolerance: tolerance)
  }

  /// A baseline of a trace with another one's choices; picks of missing frames are dropped.
  package init(_ trace: Trace, _ choices: BaselineChoices) {
    self.init(
      trace, source: choices.source, pictures: choices.pictures, tolerance: choices.tolerance)
  }
}
