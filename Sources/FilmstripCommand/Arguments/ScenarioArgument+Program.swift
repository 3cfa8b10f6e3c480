import Review
import Scenarios

extension ScenarioArgument {
  static func load(_ argument: String, _ overrides: Overrides = .none) throws -> Scenario {
    try load(argument, overrides, catalogue: Program.current.catalogue)
  }
}
