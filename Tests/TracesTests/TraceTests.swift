import Foundation
import Scenarios
import Testing

@testable import Traces

struct TraceTests {
  private func film(of approach: String) throws -> Film {
    let scenario = try Scenario.named("keyboard-gap")
    return try scenario.film(of: try #require(scenario.approach(named: approach)))
  }

  /// Lengths are given to the thousandth, so that is what the parsed number is equal to.
  @Test(arguments: ["frame", "constraints", "transform"])
  func theNumbersAreThoseOfTheFilm(approach: String) throws {
    let film = try film(of: approach)
    let json = Trace(of: film, scenario: "keyboard-gap").json
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(root["software"] as? String == "Filmstrip")
    #expect(root["scenario"] as? String == "keyboard-gap")
    #expect(root["approach"] as? String == approach)
    #expect(root["device"] as? String == "iPhone 7")
    #expect(root["context"] as? String == "deferred")
    #expect(root["fps"] as? Double == 60)
    #expect(root["time"] as? [Int] == film.frameTimes.map { Int(($0 * 1e6).rounded()) })
    let series = try #require(root["series"] as? [String: [Any]])
    let kept = Series.all(of: film)
    #expect(Set(series.keys) == Set(kept.map(\.rawValue)))
    for one in kept {
      let written = try #require(series[one.rawValue]).map { $0 as? Double }
      let measured = film.series(one).map { $0.map { ($0 * 1000).rounded() / 1000 } }
      #expect(written == measured, "\(one.rawValue)")
    }
  }

  @Test func everyFeatureHasItsOwnLine() throws {
    let film = try film(of: "transform")
    let lines = Trace(of: film, scenario: "x").json.split(separator: "\n")
    let kept = Series.all(of: film)
    for series in kept {
      #expect(lines.filter { $0.hasPrefix("    \"\(series.rawValue)\": [") }.count == 1)
    }
    // The braces, seven lines of what was filmed, and the opening and closing lines of the series.
    #expect(lines.count == kept.count + 11)
    #expect(lines[1] == "  \"software\": \"Filmstrip\",")
  }

  /// A form has no bar and no table, and its trace says nothing of them.
  @Test func aFormHasTheSeriesOfItsField() throws {
    let scenario = try Scenario.named("field-left-behind")
    let film = try scenario.film(of: scenario.approaches[0])
    let trace = Trace(of: film, scenario: "x")
    #expect(
      trace.features.map(\.name) == ["keyboard.top", "field.top", "field.bottom", "view.top"])
    let bottoms = try #require(trace.features.first { $0.name == "field.bottom" }).values
    // Until the hide at 1 s a field has the cursor.
    #expect(bottoms.prefix(60).allSatisfy { $0 != nil })
    #expect(bottoms.dropFirst(60).allSatisfy { $0 == nil })
  }

  @Test func namesAreQuoted() throws {
    let json = Trace(of: try film(of: "transform"), scenario: "a\"b\\c\n").json
    #expect(json.contains("\"a\\\"b\\\\c\\u000a\""))
  }
}
