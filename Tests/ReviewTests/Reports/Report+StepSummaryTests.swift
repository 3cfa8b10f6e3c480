import TestSupport
import Testing
import Traces

@testable import Review

struct ReportStepSummaryTests {
  private func report(_ outcomes: [Outcome], baseline: String = "Films") -> Report {
    Report(baseline: baseline, environment: "pango 1.52.0", outcomes: outcomes)
  }

  @Test func differencesAreGroupedByCause() {
    let text = report([
      SampleOutcomes.trace("a", .identical),
      SampleOutcomes.trace("b", .otherLayout, cause: "toolbar"),
      SampleOutcomes.picture("c"), SampleOutcomes.picture("d"),
    ]).stepSummary()
    #expect(text.hasPrefix("## Filmstrip: 3 of 4 differ\n"))
    #expect(text.contains("\n4 approved, 4 compared. Baselines in <code>Films</code>"))
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("### ") }
    #expect(headings == ["### a font (2)", "### toolbar (1)"])
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| <code>") }
    #expect(rows.count == 3)
    #expect(
      rows[0]
        == "| <code>chat/c-0012&#64;&#8288;3x</code> | different pixels, same layout | 5 pixels differ<br>"
        + "5 of 400 pixels differ, within 3×4 at 1, 2 |")
    #expect(text.contains("filmstrip accept PATTERN"))
  }

  @Test func whereNothingDiffersThereIsNothingToAccept() {
    let text = report([SampleOutcomes.trace("frame", .identical)]).stepSummary()
    #expect(text.contains("1 of 1 is as approved"))
    #expect(!text.contains("accept PATTERN") && !text.contains("|"))
  }

  /// Whatever a name holds, a row has three cells and one line.
  @Test func hostileTextsStayInTheirCell() throws {
    let hostile = SampleOutcomes.hostile
    let text = report(
      [SampleOutcomes.trace(hostile, .otherLayout, message: hostile, cause: hostile)],
      baseline: hostile
    ).stepSummary()
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| <code>") })
    #expect(row.filter { $0 == "|" }.count == 4)
    for character in ["</testcase", "`", "*", "[", "@", "\\", "\u{1B}", "$"] {
      #expect(!text.contains(character), "\(character)")
    }
    #expect(text.contains("🙂 你好"))
  }

  @Test(arguments: [(99, 99), (100, 100), (101, 100)]) func aCauseHasALimitOfRows(
    count: Int, rows: Int
  ) {
    let text = report((0..<count).map { SampleOutcomes.trace("a\($0)", .otherPixels) })
      .stepSummary()
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("| <code>") }.count == rows)
    #expect(text.contains("and 1 more; the report has all of them.") == (count > rows))
  }

  /// It never has more bytes than it may, says how much it leaves out, and uses what room there is.
  @Test func itNeverIsTooLong() {
    var random = SeededGenerator(5)
    for _ in 0..<40 {
      let outcomes = (0..<Int.random(in: 1...60, using: &random)).map { number in
        let message = String(repeating: "語|", count: .random(in: 0...200, using: &random))
        return SampleOutcomes.trace(
          "a\(number)", .otherLayout, message: message, cause: "cause \(number % 7)")
      }
      let whole = report(outcomes).stepSummary()
      #expect(!whole.contains(" more; the report"))
      for limit in [
        whole.utf8.count + 80, whole.utf8.count - 1, .random(in: 0...40_000, using: &random),
      ] {
        let text = report(outcomes).stepSummary(limit: limit)
        #expect(text.utf8.count <= limit)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| <code>") }.count
        if !text.isEmpty, rows < outcomes.count {
          #expect(text.contains("and \(outcomes.count - rows) more; the report"))
        }
        if limit >= whole.utf8.count + 80 { #expect(text == whole) }
      }
    }
  }

  @Test func tenThousandDifferencesFit() {
    let message = String(repeating: "<", count: 5000)
    let outcomes = (0..<10_000).map {
      SampleOutcomes.trace("a\($0)", .otherPixels, message: message, cause: "cause \($0)")
    }
    let text = report(outcomes, baseline: message).stepSummary()
    #expect(text.utf8.count <= Report.longestSummary)
    #expect(text.utf8.count > Report.longestSummary * 9 / 10)
    #expect(Report.longestSummary < 1 << 20)
  }
}
