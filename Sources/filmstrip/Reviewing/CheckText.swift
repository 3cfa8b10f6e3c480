import Review
import Traces

/// What a check prints: what differs, by cause, and what it comes to.
enum CheckText {
  /// The most outcomes that are told of one cause; the report has them all.
  static let mostOfOneCause = 10

  /// What is printed.
  ///
  /// - Parameters:
  ///   - results: The folder of the results.
  ///   - canPrune: Whether `prune` would remove what is orphaned.
  static func text(_ report: Report, _ results: String, canPrune: Bool) -> String {
    var lines: [String] = []
    let outcomes = report.outcomes
    if outcomes.contains(where: { $0.message.hasPrefix(FilmCheck.otherEnvironment) }) {
      lines += [
        "Pictures were approved in another environment. This one: \(report.environment)", "",
      ]
    }
    for group in OutcomeGroup.failing(in: outcomes) {
      lines.append("\(group.cause)  (\(group.places.count))")
      for place in group.places.prefix(mostOfOneCause) { lines.append(line(outcomes[place])) }
      if group.places.count > mostOfOneCause {
        lines.append("  and \(group.places.count - mostOfOneCause) more")
      }
      lines.append("")
    }
    let orphans = outcomes.filter { $0.verdict == .orphaned }
    if !orphans.isEmpty {
      lines.append("\(Verdict.orphaned.words)  (\(orphans.count))")
      lines += orphans.prefix(mostOfOneCause).map(line) + [""]
    }
    lines.append("\(Tally(outcomes).headline).")
    lines += next(report, results, canPrune: canPrune)
    return lines.joined(separator: "\n")
  }

  private static func line(_ outcome: Outcome) -> String {
    let message = outcome.message.isEmpty ? "" : " \(outcome.message)"
    return "  \(outcome.name): \(outcome.verdict.words).\(message)"
  }

  /// The commands that come next.
  private static func next(
    _ report: Report, _ results: String, canPrune: Bool
  ) -> [String] {
    let tally = Tally(report.outcomes)
    let place = results == CheckResults.usualFolder ? "" : " --results \(results)"
    let baseline = report.baseline == "Baselines" ? "" : " --baseline \(report.baseline)"
    var lines: [String] = []
    if tally[.missing] == report.outcomes.count {
      return ["Record what is there now: filmstrip record SCENARIO…\(baseline)"]
    }
    if tally.different + tally[.missing] > 0 {
      lines.append(
        "Look: filmstrip review\(place). Approve: filmstrip accept NAME\(place), with * for any name."
      )
    }
    if tally[.orphaned] > 0 {
      lines.append(
        canPrune
          ? "Remove orphans: filmstrip prune\(baseline)"
          : "Scenarios are where nobody finds them; bring them back.")
    }
    return lines
  }
}
