import Foundation
import TestSupport
import Testing
import Traces

@testable import Review

struct ReportJUnitTests {
  private func read(
    _ outcomes: [Outcome], results: String = ".filmstrip"
  ) throws -> [XMLReader.Element] {
    let report = Report(
      baseline: SampleOutcomes.hostile, environment: "pango 1.52", outcomes: outcomes)
    let reader = XMLReader(report.junit(results: results))
    try #require(reader.trouble == nil)
    return reader.elements
  }

  @Test func thereIsACaseForEachOutcomeAndASuiteForEachScenario() throws {
    let elements = try read([
      SampleOutcomes.trace("frame", .otherLayout),
      SampleOutcomes.trace("top", scenario: "form", .missing),
      SampleOutcomes.picture(), SampleOutcomes.trace("constraints", .identical),
      SampleOutcomes.trace("gone", scenario: "form", .allowedOrphan),
    ])
    let suites = elements.filter { $0.name.hasPrefix("testsuite") }
    #expect(suites.map { $0.attributes["name"] } == ["Filmstrip", "chat", "form"])
    #expect(suites.map { $0.attributes["tests"] } == ["5", "3", "2"])
    #expect(suites.map { $0.attributes["failures"] } == ["3", "2", "1"])
    #expect(suites.map { $0.attributes["skipped"] } == ["1", "0", "1"])
    let cases = elements.filter { $0.name == "testcase" }.map(\.attributes)
    #expect(cases.map { $0["name"] } == ["frame", "frame-0012@3x", "constraints", "top", "gone"])
    #expect(cases.map { $0["classname"] } == ["chat", "chat", "chat", "form", "form"])
    #expect(cases.map { $0["line"] } == [nil, "7", nil, nil, nil])
    #expect(cases[1]["file"] == "scenarios/chat.yaml")
    let counts = elements.filter { ["approved", "compared"].contains($0.attributes["name"]) }
    #expect(counts.map { $0.attributes["value"] } == ["3", "3", "1", "0"])
    let failures = elements.filter { $0.name == "failure" }
    #expect(failures.map { $0.attributes["type"] } == ["other-layout", "other-pixels", "missing"])
    #expect(failures[1].attributes["message"] == "5 pixels differ")
    #expect(failures[1].text.hasSuffix("5 of 400 pixels differ, within 3×4 at 1, 2"))
  }

  @Test func attachmentsAreMarkedWhereTheyAre() throws {
    let name = "chat/frame-0012@3x.png"
    let output = { (results: String) in
      try read([SampleOutcomes.picture()], results: results).first { $0.name == "system-out" }?.text
    }
    #expect(
      try output("out/last")
        == ["expected", "actual", "difference"]
        .map { "[[ATTACHMENT|out/last/\($0)/\(name)]]" }.joined(separator: "\n"))
    #expect(try output("")?.hasPrefix("[[ATTACHMENT|expected/") == true)
    var broken = SampleOutcomes.picture()
    broken.expected = "expected/a]]b.png"
    broken.actual = "actual/a\nb.png"
    let elements = try read([broken])
    let text = try #require(elements.first { $0.name == "system-out" }?.text)
    #expect(text == "[[ATTACHMENT|.filmstrip/difference/\(name)]]")
  }

  @Test func hostileNamesComeBackAsTheyWere() throws {
    let hostile = SampleOutcomes.hostile
    var outcome = SampleOutcomes.trace(
      hostile, scenario: hostile, .otherLayout, message: hostile)
    outcome.source = hostile
    outcome.features = [
      FeatureChange(
        feature: hostile, frame: 12, time: 200_000, expected: 600, actual: nil, largest: 3.5,
        frames: 1)
    ]
    let elements = try read([outcome, outcome])
    let kept = VisibleText.line(hostile)
    #expect(kept.contains("]]>") && kept.contains("🙂 你好"))
    #expect(!kept.unicodeScalars.contains { $0.value < 9 || $0.value == 13 || $0.value == 0x1B })
    let cases = elements.filter { $0.name == "testcase" }.map(\.attributes)
    #expect(cases.map { $0["classname"] } == [kept, kept])
    #expect(cases.map { $0["name"] } == [kept, "\(kept) (2)"])
    #expect(cases[0]["file"] == kept)
    let failure = try #require(elements.first { $0.name == "failure" })
    #expect(failure.attributes["message"] == kept)
    #expect(
      failure.text
        == "\(kept)\n\(kept): 600 → none pt at frame 12 (200 ms), up to 3.5 pt apart, 1 frame")
    #expect(elements.first { $0.name == "property" }?.attributes["value"] == kept)
  }

  @Test func tenThousandCasesHaveTheirOwnNames() throws {
    // They are the same by threes, and half of them all the same, once they are printable.
    let outcomes = (0..<10_000).map {
      SampleOutcomes.trace(
        ($0 < 5000 ? "a\($0 / 3)" : "a") + String(repeating: "\u{1}", count: $0 % 3), .identical)
    }
    let cases = try read(outcomes).filter { $0.name == "testcase" }
    #expect(Set(cases.map { $0.attributes["name"] }).count == 10_000)
  }

  @Test func nothingIsAWholeFileToo() throws {
    let elements = try read([])
    #expect(elements.map(\.name) == ["testsuites"])
    #expect(elements[0].attributes["tests"] == "0")
  }
}
