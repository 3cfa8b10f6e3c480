import Foundation
import Testing
import Traces

@testable import Review

struct ReportJSONLinesTests {
  @Test func everyLineIsAnOutcome() throws {
    let hostile = SampleOutcomes.trace(
      SampleOutcomes.hostile, .otherLayout, message: "a\nb\u{2028}")
    let outcomes = SampleOutcomes.ofEveryVerdict + [hostile, SampleOutcomes.picture()]
    let text = try Report(baseline: "", environment: "", outcomes: outcomes).jsonLines()
    let lines = text.split(separator: "\n")
    #expect(text.hasSuffix("\n") && lines.count == outcomes.count)
    let read = try lines.map { try JSONDecoder().decode(Outcome.self, from: Data($0.utf8)) }
    #expect(read == outcomes)
    #expect(lines[0].hasPrefix("{\"approach\":\"identical\",\"baseline\":\"Films/chat/identical"))
  }

  @Test func textsThatAreNotNumbersAreRefused() throws {
    var outcome = SampleOutcomes.picture()
    outcome.pixels?.largest = .nan
    let report = Report(baseline: "", environment: "", outcomes: [outcome])
    #expect(throws: EncodingError.self) { try report.jsonLines() }
    #expect(try Report(baseline: "", environment: "", outcomes: []).jsonLines() == "")
  }
}
