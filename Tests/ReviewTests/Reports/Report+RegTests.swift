import Foundation
import Testing
import Traces

@testable import Review

struct ReportRegTests {
  private func read(_ outcomes: [Outcome], results: String = "../last") throws -> [String: Any] {
    let report = Report(baseline: "Films", environment: "", outcomes: outcomes)
    let text = try report.regJSON(results: results)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func itHasTheFieldsOfRegCLI() throws {
    let reg = try read([
      SampleOutcomes.trace("top", .otherLayout), SampleOutcomes.picture(),
      SampleOutcomes.trace("new", .missing), SampleOutcomes.trace("old", .orphaned),
      SampleOutcomes.trace("same", .identical),
    ])
    let picture = "chat/frame-0012@3x.png"
    #expect(
      Set(reg.keys) == [
        "failedItems", "newItems", "deletedItems", "passedItems", "expectedItems", "actualItems",
        "diffItems", "actualDir", "expectedDir", "diffDir",
      ])
    #expect(reg["failedItems"] as? [String] == [picture, "chat/top.trace.json"])
    #expect(reg["newItems"] as? [String] == ["chat/new.trace.json"])
    #expect(reg["deletedItems"] as? [String] == ["chat/old.trace.json"])
    #expect(reg["passedItems"] as? [String] == ["chat/same.trace.json"])
    #expect(
      reg["expectedItems"] as? [String] == [
        picture, "chat/old.trace.json", "chat/same.trace.json", "chat/top.trace.json",
      ])
    #expect(
      reg["actualItems"] as? [String] == [
        picture, "chat/new.trace.json", "chat/same.trace.json", "chat/top.trace.json",
      ])
    #expect(reg["diffItems"] as? [String] == [picture])
    #expect(reg["actualDir"] as? String == "../last/actual")
    #expect(reg["expectedDir"] as? String == "../last/expected")
    #expect(reg["diffDir"] as? String == "../last/difference")
    #expect(try read([], results: "")["diffDir"] as? String == "./difference")
  }

  /// Every outcome is in exactly one of the four lists that say how it went.
  @Test func noOutcomeIsLost() throws {
    let outcomes =
      SampleOutcomes.ofEveryVerdict + [
        SampleOutcomes.trace(SampleOutcomes.hostile, .otherFrames)
      ]
    let reg = try read(outcomes)
    let items = ["failedItems", "newItems", "deletedItems", "passedItems"]
      .flatMap { reg[$0] as? [String] ?? [] }
    #expect(items.sorted() == outcomes.map { $0.name + ".trace.json" }.sorted())
  }
}
