import Basics
package import Imaging
package import Scenarios
import WholeFiles

/// A scenario on the command line: a path if it contains `/` or ends in `.yaml` or `.yml`, `-` for standard input, else a
/// built-in's name.
package enum ScenarioArgument {
  package static let standardInput = "-"

  /// The scenario, which knows the approaches of a catalogue by name.
  package static func load(
    _ argument: String, _ overrides: Overrides = .none, catalogue: ApproachCatalogue
  ) throws -> Scenario {
    if argument == standardInput {
      let name = "standard input"
      return try Scenario(
        yaml: Files.standardInput(named: name, limit: Scenario.sizeLimit), file: name,
        overrides: overrides, catalogue: catalogue)
    }
    guard Scenario.isPath(argument) else {
      let file = argument + ".yaml"
      if Scenario.builtInText(named: argument) == nil, !Files.isMissing(file) {
        throw Failure(
          .usage,
          "there is no built-in scenario “\(argument)”, but there is a file \(file); give it with its ending."
        )
      }
      return try Scenario.named(argument, overrides: overrides, catalogue: catalogue)
    }
    let text = try Files.text(at: argument, limit: Scenario.sizeLimit)
    return try Scenario(yaml: text, file: argument, overrides: overrides, catalogue: catalogue)
  }

  /// The digest of a file's bytes; empty for a built-in, which its name and Filmstrip's version identify.
  package static func digest(of argument: String) throws -> Digest {
    guard argument != standardInput else {
      throw Failure(
        .usage, "a scenario on standard input cannot be shared; save it, and name the file.")
    }
    var digest = Digest()
    if Scenario.isPath(argument) {
      digest.add(try Files.bytes(at: argument, limit: Scenario.sizeLimit))
    }
    return digest
  }

  /// The named approach and its scenario, in other settings where the name says so, such as `frame+AX5`.
  package static func approach(
    _ name: String, of scenario: Scenario
  ) throws -> (scenario: Scenario, approach: NamedApproach) {
    let own = name.prefix { $0 != "+" }
    let approach = try approaches([String(own)], of: scenario)[0]
    guard own.endIndex < name.endIndex else { return (scenario, approach) }
    let settings = String(name[own.endIndex...].dropFirst())
    guard let variant = Variant(settings) else {
      throw Failure(.usage, Variant.problem(of: settings))
    }
    return try scenario.varied(approach, by: variant)
  }

  /// The named approaches, or the scenario's.
  package static func approaches(_ names: [String], of scenario: Scenario) throws -> [NamedApproach]
  {
    guard !names.isEmpty else { return scenario.approaches }
    if let double = names.first(where: { name in names.filter { $0 == name }.count > 1 }) {
      throw Failure(.usage, "“\(double)” is given twice; give it once.")
    }
    return try names.map { name in
      guard let approach = scenario.approach(named: name) else {
        throw Failure(
          .usage,
          UnknownName.approach(
            name, in: scenario.catalogue,
            own: (scenario.name, scenario.approaches.map(\.name))))
      }
      return approach
    }
  }
}
