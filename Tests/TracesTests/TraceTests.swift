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

  @Test func everyFeatureHasALineOfItsOwn() throws {
    let scenario = try Scenario.named("keyboard-gap")
    let film = try scenario.film(of: try #require(scenario.approach(named: "transform")))
    let trace = Trace(of: film, scenario: scenario.name)
    let lines = trace.json.split(separator: "\n")
    for series in Series.allCases {
      let line = try #require(lines.first { $0.contains("\"\(series.rawValue)\": [") })
      #expect(
        line.split(separator: ",").filter { $0.contains(".") || $0.contains("null") }.count >= 97)
    }
    #expect(trace.times.count == 97)
    #expect(trace.times[1] == 16667)
    #expect(trace.json.hasPrefix("{\n  \"software\": \"Filmstrip\""))
  }

  @Test func namesAreQuoted() throws {
    let scenario = try Scenario.named("keyboard-gap")
    let film = try scenario.film(of: try #require(scenario.approach(named: "transform")))
    #expect(Trace(of: film, scenario: "a\"b\\c\n").json.contains("\"a\\\"b\\\\c\\u000a\""))
  }
}
