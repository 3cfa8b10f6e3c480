import Foundation
import Scenarios
import Testing

@testable import Traces

struct TraceTests {
  @Test func aLengthHasThreeDecimalsAndNoNegativeZero() {
    #expect(Trace.fixed(0) == "0.000")
    #expect(Trace.fixed(-0.0001) == "0.000")
    #expect(Trace.fixed(-0.0006) == "-0.001")
    #expect(Trace.fixed(331) == "331.000")
    #expect(Trace.fixed(56.56395) == "56.564")
    #expect(Trace.fixed(-12.5) == "-12.500")
  }

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
    #expect(Set(series.keys) == Set(Series.allCases.map(\.rawValue)))
    for one in Series.allCases {
      let written = try #require(series[one.rawValue]).map { $0 as? Double }
      let measured = film.series(one).map { $0.map { ($0 * 1000).rounded() / 1000 } }
      #expect(written == measured, "\(one.rawValue)")
    }
  }

  @Test func everyFeatureHasALineOfItsOwn() throws {
    let lines = Trace(of: try film(of: "transform"), scenario: "x").json.split(separator: "\n")
    for series in Series.allCases {
      #expect(lines.filter { $0.hasPrefix("    \"\(series.rawValue)\": [") }.count == 1)
    }
    // The braces, seven lines of what was filmed, and the opening and closing lines of the series.
    #expect(lines.count == Series.allCases.count + 11)
    #expect(lines[1] == "  \"software\": \"Filmstrip\",")
  }

  @Test func namesAreQuoted() throws {
    let json = Trace(of: try film(of: "transform"), scenario: "a\"b\\c\n").json
    #expect(json.contains("\"a\\\"b\\\\c\\u000a\""))
  }
}
