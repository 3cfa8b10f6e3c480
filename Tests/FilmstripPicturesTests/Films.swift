import Scenarios
import Testing

/// Films of a built-in scenario: of these approaches, or of its own.
func films(of scenario: String = "keyboard-gap", _ approaches: String...) throws -> [Film] {
  let scenario = try Scenario.named(scenario)
  let chosen =
    approaches.isEmpty
    ? scenario.approaches : try approaches.map { try #require(scenario.approach(named: $0)) }
  return try chosen.map { try scenario.film(of: $0) }
}
