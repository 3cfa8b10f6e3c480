import Basics
import Diagnosis
import Review
import Scenarios
import Stage
import Traces
import WholeFiles

extension CheckFinding {
  /// The finding with what `explain` and `log` report about the new film, if that is not as it should be.
  ///
  /// A film that cannot be explained is still reported.
  func explained(
    _ film: Film, _ approach: NamedApproach, of scenario: Scenario
  ) throws -> CheckFinding {
    guard [.otherLayout, .otherFrames, .breaks].contains(outcome.verdict) else { return self }
    try Interruption.check()
    var finding = self
    finding.outcome.why = (try? scenario.explanation(of: approach)).map {
      VisibleText.line($0.sentence)
    }
    finding.log = Array(film.log.map { "\($0)\n" }.joined().utf8)
    return finding
  }
}
