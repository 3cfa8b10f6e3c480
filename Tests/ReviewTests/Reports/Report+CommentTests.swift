import TestSupport
import Testing
import Traces

@testable import Review

struct ReportCommentTests {
  private func report(_ outcomes: [Outcome]) -> Report {
    Report(baseline: "Films", environment: "", outcomes: outcomes)
  }

  @Test func aFilmHasItsCauseItsNumbersAndItsPictures() {
    var trace = SampleOutcomes.trace("ours", .otherLayout, message: "toolbar.top differs.")
    trace.why = "K4, curve (certain): it is easeOut."
    let report = report([
      SampleOutcomes.picture("ours"), trace, SampleOutcomes.picture("theirs"),
      SampleOutcomes.trace("right", .identical),
    ])
    #expect(
      report.commented.map { $0.map(\.name) } == [
        ["chat/ours", "chat/ours-0012@3x"], ["chat/theirs-0012@3x"],
      ])
    let text = report.comment(
      pictures: [
        [Report.Picture(file: "1.png")],
        [
          Report.Picture(file: "2.png", title: "Approved"),
          Report.Picture(file: "3.png", title: "New"),
        ],
      ], exitCode: 1, link: "https://example.org/run")
    #expect(
      text == """
        <!-- filmstrip check: exit 1 -->
        ## Filmstrip: 3 of 4 differ

        4 approved, 4 compared.

        ### <code>chat/ours</code>

        different layout.<br>
        K4, curve &#40;certain&#41;&#58; it is easeOut.<br>
        toolbar.top differs.<br>
        <code>chat/ours-0012&#64;&#8288;3x</code> 5 pixels differ

        ![chat/ours](./1.png)

        ### <code>chat/theirs-0012&#64;&#8288;3x</code>

        different pixels, same layout.<br>
        5 pixels differ

        | Approved | New |
        | --- | --- |
        | ![Approved chat/theirs-0012&#64;&#8288;3x](./2.png) | ![New chat/theirs-0012&#64;&#8288;3x](./3.png) |

        """)
  }

  @Test(arguments: [6, 7, 18]) func theRestIsCounted(count: Int) {
    let report = report(
      (0..<count).map { SampleOutcomes.trace("a\($0)", .otherLayout, cause: "\($0 % 3)") })
    #expect(report.commented.count == 6)
    // Of every cause one comes first.
    #expect(Set(report.commented.prefix(3).map { $0[0].cause }).count == 3)
    let pictures = report.commented.map { _ in [Report.Picture]() }
    let text = report.comment(pictures: pictures, exitCode: 1, link: "https://example.org/run")
    let more = "and \(count - 6) more: [all of them](https://example.org/run)\n"
    #expect(text.hasSuffix(more) == (count > 6))
    #expect(
      report.comment(pictures: pictures, exitCode: 1, link: nil)
        .hasSuffix("and \(count - 6) more\n") == (count > 6))
  }

  @Test func whereAllIsAsApprovedItSaysSo() {
    let text = report([SampleOutcomes.trace("frame", .identical)]).comment(
      pictures: [], exitCode: 0, link: nil)
    #expect(
      text == """
        <!-- filmstrip check: exit 0 -->
        ## Filmstrip: 1 of 1 is as approved

        1 approved, 1 compared.

        """)
  }

  /// Names and messages of strangers: none is more than text, calls nobody, and leads nowhere.
  @Test(arguments: [
    "](javascript:alert(1))", "<img src=x onerror=alert(1)>", "`rm -rf`", "a\n## b\n- c",
    "@octocat",
    "#12 GH-12 gh-13", "https://evil.example/x www.evil.example", "a|b",
    "--><script>x</script><!--",
    "![x](https://evil.example/x.png)", "&lt;b&gt; &#64;me", "$x^2$ ~~y~~ __z__", "\\[x\\](y)",
    SampleOutcomes.hostile,
  ]) func textOfFilesIsInert(hostile: String) {
    var trace = SampleOutcomes.trace(hostile, scenario: hostile, .otherLayout, message: hostile)
    trace.why = hostile
    var picture = SampleOutcomes.picture(hostile, scenario: hostile)
    picture.message = hostile
    let report = report([trace, picture])
    let text = report.comment(
      pictures: [[Report.Picture(file: "1.png")]], exitCode: 1, link: nil)
    // What remains when all that check itself writes is gone.
    var rest = text
    for known in [
      #/<!-- filmstrip check: exit 1 -->/#,
      #/(?m)^#{2,3} (?:Filmstrip: )?/#, #/<\/?code>/#, #/<br>/#, #/!\[/#,
      #/\]\(\.\/1\.png\)/#, #/&#[0-9]+;/#,
    ] as [Regex<Substring>] {
      rest.replace(known, with: "")
    }
    for active in "<>[]()@#`|*_~$!&\\:" { #expect(!rest.contains(active), "\(active) in \(rest)") }
    #expect(!text.contains(#/(?i)www\.|gh-[0-9]|&#(?:64|35);[^&]|&#58;\/\//#))
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("## ") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("### ") }.count == 1)
    #expect(!lines.contains { $0.hasPrefix("- ") })
  }
}
