import Checking
import Review
import Traces

/// What a check prints: what differs, by cause, and the result.
enum CheckText {
  /// The most outcomes that are listed for one cause; the report has them all.
  static let mostOfOneCause = 10

  /// The most characters that are said of one outcome or cause: a picture may say at length what drew it.
  private static let mostOfOneText = 2000

  /// The width of what is said of an outcome, in characters: what a page shows of a console without scrolling.
  private static let width = 100

  /// The lines that are printed.
  ///
  /// - Parameters:
  ///   - results: The folder of the results, as it was given.
  ///   - baselines: The folder of the baselines, as it was given.
  ///   - canPrune: Whether `prune` would remove what is orphaned.
  static func lines(
    _ report: Report, results: String, baselines: String, canPrune: Bool
  ) -> [String] {
    var lines: [String] = []
    let outcomes = report.outcomes
    if outcomes.contains(where: { $0.message.hasPrefix(FilmCheck.otherEnvironment) }) {
      lines += [
        "Pictures were approved in another environment. This one: \(report.environment)", "",
      ]
    }
    for group in OutcomeGroup.failing(in: outcomes) {
      lines.append("\(group.cause)  (\(group.indices.count))")
      for index in group.indices.prefix(mostOfOneCause) { lines += text(of: outcomes[index]) }
      if group.indices.count > mostOfOneCause {
        lines.append("  and \(group.indices.count - mostOfOneCause) more")
      }
      lines.append("")
    }
    let noted = outcomes.filter { $0.verdict.passes && $0.notes != nil }
    if !noted.isEmpty {
      lines.append("as approved, with a note  (\(noted.count))")
      lines += noted.prefix(mostOfOneCause).flatMap(text) + [""]
    }
    let orphans = outcomes.filter { $0.verdict == .allowedOrphan }
    if !orphans.isEmpty {
      lines.append("\(Verdict.allowedOrphan.words)  (\(orphans.count))")
      lines += orphans.prefix(mostOfOneCause).flatMap(text) + [""]
    }
    lines.append("\(CheckSummary(outcomes).headline).")
    lines += next(report, results, baselines, canPrune: canPrune)
    lines.append(report.counts.sentence)
    return lines.map { ReportText.short($0, characters: mostOfOneText) }
  }

  /// What is said of an outcome, broken into lines.
  private static func text(of outcome: Outcome) -> [String] {
    let message = outcome.message.isEmpty ? "" : " \(outcome.message)"
    let text = Program.spoken("\(outcome.name): \(outcome.verdict.words).\(message)")
    return Paragraph.broken(
      ReportText.short(text, characters: mostOfOneText), width: width, indent: "  ", rest: "    ")
  }

  /// The commands that come next.
  private static func next(
    _ report: Report, _ results: String, _ baselines: String, canPrune: Bool
  ) -> [String] {
    let summary = CheckSummary(report.outcomes)
    let option = results == CheckResults.usualFolder ? "" : " --results \(results)"
    let baseline = baselines == "Baselines" ? "" : " --baseline \(baselines)"
    let program = Program.name
    var lines: [String] = []
    if summary[.missing] == report.outcomes.count {
      return ["Record baselines: \(program) record SCENARIO…\(baseline)"]
    }
    if summary.different + summary[.missing] > 0 {
      lines.append(
        "Review: \(program) review\(option). Approve: \(program) accept NAME\(option), where * matches any name."
      )
    }
    if summary[.orphaned] + summary[.allowedOrphan] > 0 {
      lines.append(
        canPrune
          ? "Remove orphans: \(program) prune\(baseline). If a scenario has moved, record its file instead: "
            + "\(program) record FILE\(baseline)"
          : "Scenarios are missing; restore them, or record them where they are now.")
    }
    return lines
  }
}
