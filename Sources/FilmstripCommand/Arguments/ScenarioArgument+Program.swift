import Review
import Scenarios

extension ScenarioArgument {
  /// The scenario that an argument names, which knows the program's approaches by name.
  static func load(_ argument: String, _ overrides: Overrides = .none) throws -> Scenario {
    try load(argument, overrides, catalogue: Program.current.catalogue)
  }
}
