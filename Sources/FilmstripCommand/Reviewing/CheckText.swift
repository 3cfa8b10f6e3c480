import Checking
import Review
import Traces

/// The output of a check: differences by cause, and the result.
enum CheckText {
  /// The most outcomes of one cause that are printed; the report has them all.
  static let mostOfOneCause = 10

  /// The most characters of a line: a picture may describe its tools at length.
  private static let mostOfOneText = 2000

  /// The width of an outcome's lines in characters: a page shows as much of a console without scrolling.
  private static var width: Int { min(Terminal.width ?? 100, 100) }

  /// How a line of `lines` looks on a terminal.
  static func style(of line: String, _ summary: CheckSummary) -> Terminal.Style? {
    if line == "\(summary.headline)." { return summary.conclusion == .passed ? .good : .bad }
    return line.contains(#/^\S.*  \([0-9]+\)$/#) ? .bold : nil
  }

  /// - Parameters:
  ///   - canPrune: Whether `prune` would remove the orphans.
  ///   - revision: The one since which something must have changed to be compared; nil without one.
  static func lines(
    _ report: Report, results: String, baselines: String, canPrune: Bool, since revision: String?
  ) -> [String] {
    var lines: [String] = []
    let outcomes = report.outcomes
    if let revision, outcomes.isEmpty {
      return ["Nothing has changed since \(revision).", report.counts.sentence]
    }
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
    let passing = [
      ("as approved, with a note", outcomes.filter { $0.verdict.passes && $0.notes != nil }),
      (Verdict.allowedOrphan.words, outcomes.filter { $0.verdict == .allowedOrphan }),
    ]
    for (title, group) in passing where !group.isEmpty {
      lines.append("\(title)  (\(group.count))")
      lines += group.prefix(mostOfOneCause).flatMap(text) + [""]
    }
    lines.append("\(CheckSummary(outcomes).headline).")
    lines += next(report, results, baselines, canPrune: canPrune).flatMap { line in
      Terminal.width.map { Paragraph.broken(line, width: $0, rest: "  ") } ?? [line]
    }
    lines.append(report.counts.sentence)
    return lines.map { ReportText.short($0, characters: mostOfOneText) }
  }

  private static func text(of outcome: Outcome) -> [String] {
    let message = [outcome.message, outcome.why ?? ""].filter { !$0.isEmpty }
      .map { " \($0)" }.joined()
    let text = Program.spoken("\(outcome.name): \(outcome.verdict.words).\(message)")
    return Paragraph.broken(
      ReportText.short(text, characters: mostOfOneText), width: width, indent: "  ", rest: "    ")
  }

  private static func next(
    _ report: Report, _ results: String, _ baselines: String, canPrune: Bool
  ) -> [String] {
    let summary = CheckSummary(report.outcomes)
    let option = results == CheckResults.usualFolder ? "" : " --results \(results)"
    let baseline = baselines == BaselineOptions.usualFolder.text ? "" : " --baseline \(baselines)"
    let program = Program.name
    var lines: [String] = []
    if summary[.missing] + summary.varied == report.outcomes.count, summary[.breaks] == 0 {
      return ["Record baselines: \(program) record SCENARIO…\(baseline)"]
    }
    if summary[.breaks] > 0 {
      lines.append(
        "See what breaks: \(program) review\(option). Why: \(program) explain FILE --approach NAME. Other settings have no "
          + "baselines: fix the approach, or leave them out."
      )
    }
    if summary.approvable + summary[.missing] > 0 {
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
