public import Traces

/// What a check found out, for those who were not there: the outcomes, and what they rest on.
///
/// Every kind of report is made of it; none looks at a file.
public struct Report: Sendable {
  /// The baselines' folder, as it was given.
  public var baseline: String
  /// The fonts and libraries that the check drew with, in a line; empty where no picture differs.
  public var environment: String
  /// What was found out, in the order of the plan.
  public var outcomes: [Outcome]

  /// A report of these outcomes.
  public init(baseline: String, environment: String, outcomes: [Outcome]) {
    self.baseline = baseline
    self.environment = environment
    self.outcomes = outcomes
  }
}

extension Outcome {
  /// The name of the approved file below the baselines' folder, such as `chat/frame.trace.json`.
  var file: String { name + (frame == nil ? ".trace.json" : ".png") }

  /// The name within its scenario: the approach's, and for pictures the frame's number and the scale.
  var nameInScenario: String {
    name.hasPrefix(scenario + "/") ? String(name.dropFirst(scenario.count + 1)) : name
  }
}
