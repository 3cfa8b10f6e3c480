import Foundation
import Scenarios
import Testing

@testable import Traces

struct TraceCSVTests {
  /// A chat and a form, with keyboards that come and go, so that some fields are empty.
  @Test(arguments: ["keyboard-gap", "field-left-behind", "hide-alone", "next-field-covered"])
  func theNumbersAreThoseOfTheJSON(name: String) throws {
    let scenario = try Scenario.named(name)
    for approach in scenario.approaches {
      let trace = Trace(of: try scenario.film(of: approach), scenario: name)
      let root = try #require(
        try JSONSerialization.jsonObject(with: Data(trace.json.utf8)) as? [String: Any])
      let times = try #require(root["time"] as? [Int])
      let series = try #require(root["series"] as? [String: [Any]])

      let lines = trace.csv().components(separatedBy: "\r\n")
      #expect(lines.last == "")
      #expect(!lines.contains { $0.contains("\n") || $0.contains("\"") })
      let header = lines[0].components(separatedBy: ",")
      #expect(Array(header.prefix(2)) == ["frame", "time_s"])
      #expect(header.dropFirst(2).allSatisfy { $0.hasSuffix("_pt") })
      #expect(Set(header.dropFirst(2).map { String($0.dropLast(3)) }) == Set(series.keys))
      let rows = lines.dropFirst().dropLast().map { $0.components(separatedBy: ",") }
      #expect(rows.count == times.count)
      for (frame, row) in rows.enumerated() {
        try #require(row.count == header.count)
        #expect(row[0] == "\(frame)")
        #expect(Double(row[1]) == Double(times[frame]) / 1e6)
        for (column, field) in zip(header, row).dropFirst(2) {
          let value = series[String(column.dropLast(3))]?[frame] as? Double
          #expect(Double(field) == value, "\(approach.name) \(column) frame \(frame)")
          #expect(field.isEmpty == (value == nil))
        }
      }
    }
  }

  @Test func itsTextIsFixed() throws {
    let scenario = try Scenario(yaml: "name: short\nuntil: 0.05\napproaches: [transform]\n")
    let film = try scenario.film(of: scenario.approaches[0])
    let lines = Trace(of: film, scenario: "short").csv().components(separatedBy: "\r\n")
    #expect(
      lines[0]
        == "frame,time_s,keyboard.top_pt,toolbar.top_pt,toolbar.bottom_pt,toolbar.content.bottom_pt,"
        + "table.top_pt,table.bottom_pt,lastMessage.bottom_pt,gap_pt,off_pt")
    #expect(lines[0].hasPrefix(Trace.csvStart))
    #expect(lines[1].hasPrefix("0,0.000000,667.000,"))
    #expect(lines[2].hasPrefix("1,0.016667,"))
    #expect(lines.count == 6)
  }

  /// Only the lines of the frames asked for, with the numbers they have in the film.
  @Test func framesAreChosen() throws {
    let scenario = try Scenario.named("keyboard-gap")
    let film = try scenario.film(of: try #require(scenario.approaches.first))
    let trace = Trace(of: film, scenario: scenario.name)
    let all = trace.csv().components(separatedBy: "\r\n")
    let some = trace.csv(frames: 3...5).components(separatedBy: "\r\n")
    #expect(some == [all[0]] + all[4...6] + [""])
    #expect(trace.csv(frames: 0...100_000) == trace.csv())
  }
}
