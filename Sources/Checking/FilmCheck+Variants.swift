package import Review
package import Scenarios
import Traces

extension FilmCheck {
  /// For a film that cannot be played in other settings.
  package func notVaried(_ reason: String, in folder: String) -> CheckFinding {
    var outcome = outcome(
      "\(name.scenario)/\(name.approach)+…", baseline: "\(folder)/\(name.trace)", frame: nil,
      .notCompared)
    outcome.message = reason
    return CheckFinding(outcome)
  }

  /// The finding of a film in other settings, of which nothing is approved.
  ///
  /// - Parameter strip: Draws it below the film in the scenario's own settings, if it breaks; nil if that cannot be drawn.
  package func finding(
    of varied: VariedFilm, in folder: String, strip: () throws -> [UInt8]?
  ) rethrows -> CheckFinding {
    var outcome = outcome(
      "\(name.scenario)/\(varied.approach.name)", baseline: "\(folder)/\(name.trace)", frame: nil,
      .identical)
    outcome.variant = varied.variant
    guard let breaks = varied.breaks else { return CheckFinding(outcome) }
    outcome.verdict = .breaks
    outcome.message = breaks.prefix(1).uppercased() + breaks.dropFirst()
    outcome.cause = varied.variant.map { "breaks in \($0)" } ?? ""
    return CheckFinding(outcome, difference: try strip())
  }
}
