import Basics
import Traces

extension Report {
  /// The largest summary in bytes: GitHub refuses a step's above 1 MiB, and other commands may add to it.
  package static let longestSummary = 1_000_000

  /// The most rows of one cause's table.
  static let mostRows = 100

  /// Markdown for the file `GITHUB_STEP_SUMMARY`: the differences of each cause in a table.
  ///
  /// `program` is the name in its commands. The summary has at most `limit` bytes; omissions are counted.
  package func stepSummary(
    program: String = "filmstrip", limit: Int = Report.longestSummary
  ) -> String {
    let summary = CheckSummary(outcomes)
    let start = [
      "## Filmstrip: \(ReportText.markdown(summary.headline, most: 200))", "",
      "\(ReportText.markdown(counts.sentence)) Baselines in <code>\(ReportText.markdown(baseline))</code>"
        + (environment.isEmpty ? "." : ", drawn with \(ReportText.markdown(environment))."), "",
    ].map { $0 + "\n" }.joined()
    let end = [
      "",
      "Look at them: <code>\(program) review</code>. Accept some: "
        + "<code>\(program) accept PATTERN</code>.", "",
    ].map { $0 + "\n" }.joined()
    let groups = OutcomeGroup.failing(in: outcomes)
    let failing = groups.reduce(0) { $0 + $1.indices.count }
    // Room for the line with the number of omissions.
    let room = limit - start.utf8.count - (failing > 0 ? end.utf8.count : 0) - 80
    guard room > 0 else { return "" }
    var tables = ""
    var shown = 0
    for group in groups {
      var table = "### \(ReportText.markdown(group.cause)) (\(group.indices.count))\n\n"
      table += "| Film | Verdict | What happened |\n|---|---|---|\n"
      var rows = 0
      for index in group.indices.prefix(Report.mostRows) {
        let row = self.row(outcomes[index])
        guard tables.utf8.count + table.utf8.count + row.utf8.count + 1 <= room else { break }
        table += row
        rows += 1
      }
      guard rows > 0 else { break }
      tables += table + "\n"
      shown += rows
    }
    if shown < failing { tables += "and \(failing - shown) more; the report has all of them.\n" }
    return start + tables + (failing > 0 ? end : "")
  }

  private func row(_ outcome: Outcome) -> String {
    let details =
      [outcome.message] + [outcome.why].compactMap { $0 } + outcome.features.prefix(3).map(\.line)
      + [outcome.pixels?.line].compactMap { $0 }
    let text = details.filter { !$0.isEmpty }.map { ReportText.markdown($0) }.joined(
      separator: "<br>")
    return
      "| <code>\(ReportText.markdown(outcome.name))</code> | \(outcome.verdict.words) | \(text) |\n"
  }
}
