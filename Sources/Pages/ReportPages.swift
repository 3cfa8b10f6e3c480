package import Traces

/// Pages that show a check's results, a hundred outcomes each: differences first, by cause.
///
/// Without a token they are files for any browser, which load nothing but the pictures of the results' folder. With one
/// they are the pages of a review, whose buttons send the token to their server: `POST ./accept` and `POST ./reject`,
/// `{"name": …}`, with the header `X-Filmstrip-Token`; the answer is `{"state": …}`, and `{"error": …}` with another
/// status than 200.
package struct ReportPages: Sendable {
  /// The most outcomes on a page.
  package static let length = 100

  /// The baselines' folder, from the project's.
  package let baseline: String
  /// The check's fonts and libraries, in a line.
  package let environment: String
  /// The results' folder, for commands; nil where they find it by themselves.
  package var results: String?
  /// The results' folder as seen from the pages; empty where they are in it.
  package var files = ""
  /// The program's name in the pages' commands.
  package var program = "filmstrip"
  /// The server's token; nil for pages that are files.
  package var token: String?

  let entries: [ReportEntry]
  let summary: CheckSummary
  let exitCode: Int32
  let groups: [OutcomeGroup]
  /// Each group's part of `order`.
  let ranges: [Range<Int>]
  /// The indices of all entries, in the pages' order.
  let order: [Int]

  /// The option that passes the results' folder to commands.
  var resultsOption: String { results.map { " --results \(Address.shellWord($0))" } ?? "" }

  /// Pages of these entries, in the order of the plan, for a check that ended with an exit code.
  package init(
    baseline: String, environment: String, entries: [ReportEntry],
    exitCode: (CheckSummary.Conclusion) -> Int32
  ) {
    self.baseline = baseline
    self.environment = environment
    self.entries = entries
    let outcomes = entries.map(\.outcome)
    summary = CheckSummary(outcomes)
    self.exitCode = exitCode(summary.conclusion)
    groups = OutcomeGroup.failing(in: outcomes)
    var end = 0
    ranges = groups.map { group in
      end += group.indices.count
      return end - group.indices.count..<end
    }
    let passing = outcomes.indices.filter { outcomes[$0].verdict.passes }
    order =
      groups.flatMap(\.indices) + passing.filter { outcomes[$0].verdict.isOrphan }
      + passing.filter { !outcomes[$0].verdict.isOrphan }
  }

  /// The number of pages: one even without outcomes.
  package var count: Int { max((order.count + ReportPages.length - 1) / ReportPages.length, 1) }

  /// The name of a page's file, from 0: `index.html`, `page-2.html` and so on.
  package static func name(of page: Int) -> String {
    page == 0 ? "index.html" : "page-\(page + 1).html"
  }

  /// The part of `order` that is on a page.
  func range(of page: Int) -> Range<Int> {
    let start = min(max(page, 0) * ReportPages.length, order.count)
    return start..<min(start + ReportPages.length, order.count)
  }
}
