import FilmstripKit
import Testing
import Traces

/// The code of the page about `Traces`.
struct TraceSnippets {
  @Test func twoFilmsAreCompared() throws {
    // snippet: compare
    let scenario = try Scenario.named("keyboard-gap")
    let transform = try #require(scenario.approach(named: "transform"))
    let approved = Trace(of: try scenario.film(of: transform), scenario: scenario.name)
    let text = approved.json

    let frame = try #require(scenario.approach(named: "frame"))
    let film = try scenario.film(of: frame)
    let found = Comparison(
      of: Trace(of: film, scenario: scenario.name), with: try Trace(json: text))
    print(found.verdict, found.message)
    // end
    #expect(try Trace(json: text) == approved)
    #expect(found.verdict == .otherLayout)
  }
}
