import Testing
import Traces

@testable import Review

struct CheckResultsNamesTests {
  private func results(source: String?, message: String = "") -> CheckResults {
    var outcome = Outcome(
      name: "mine/ours", scenario: "mine", approach: "ours", verdict: .missing,
      baseline: "Films/mine/ours.trace.json", source: source)
    outcome.message = message
    outcome.expected = "expected/mine/ours.trace.json"
    return CheckResults(
      project: "/projects/app", folder: "Films", environment: "", outcomes: [outcome],
      counts: CheckCounts([outcome]))
  }

  /// Files are named from the folder in which a report is opened, wherever that lies.
  @Test(arguments: [
    ("/projects/app", "Films/mine/ours.trace.json", "a/mine.yaml"),
    ("/projects/app/out/report", "../../Films/mine/ours.trace.json", "../../a/mine.yaml"),
    ("/projects/app/a", "../Films/mine/ours.trace.json", "mine.yaml"),
    ("/reports", "../projects/app/Films/mine/ours.trace.json", "../projects/app/a/mine.yaml"),
  ])
  func filesAreNamedFromAFolder(folder: String, baseline: String, source: String) {
    let message = "Films/mine/ours.trace.json does not exist."
    let named = results(source: "a/mine.yaml", message: message).named(from: folder).outcomes[0]
    #expect(named.baseline == baseline)
    #expect(named.source == source)
    #expect(named.message == "\(baseline) does not exist.")
    // These lie in the report.
    #expect(named.expected == "expected/mine/ours.trace.json")
  }

  @Test func pathsElsewhereKeepTheirNames() {
    func source(_ source: String?) -> String? {
      results(source: source).named(from: "/projects/app/out").outcomes[0].source
    }
    #expect(source("/projects/other/mine.yaml") == "../../other/mine.yaml")
    #expect(source("../other/mine.yaml") == "../other/mine.yaml")
    #expect(source(nil) == nil)
  }
}
