import Foundation
import TestSupport
import Testing

@testable import Scenarios

/// What lists the built-in scenarios is what their files say.
struct ScenarioCatalogueTests {
  /// The scenario files in a folder of the repository, at any depth.
  private static func files(in folder: String) throws -> [URL] {
    let folder = Repository.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }.map { folder.appending(path: $0) }
  }

  /// A file that is there can be reached, by its own text.
  @Test func everyFileIsInTheCatalogue() throws {
    let files = try ["Sources/Scenarios", "Sources/Families"].flatMap(
      ScenarioCatalogueTests.files(in:))
    let names = files.map { $0.deletingPathExtension().lastPathComponent }
    #expect(Set(names) == Set(Scenario.builtInNames))
    #expect(names.count == Scenario.builtInNames.count)
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      #expect(try Scenario.builtInText(named: name) == String(contentsOf: file, encoding: .utf8))
    }
  }

  /// The lines that are read without YAML say what YAML says.
  @Test(arguments: BuiltInScenario.all.map(\.name)) func linesAreWhatYAMLSays(name: String) throws {
    let file = try #require(BuiltInScenario.all.first { $0.name == name })
    let scenario = try Scenario.named(name)
    #expect(scenario.name == name)
    #expect(scenario.group == file.group)
    let family = scenario.bug.flatMap { Double($0.family.rawValue.dropFirst()) }
    #expect(scenario.position ?? family ?? .infinity == file.position)
  }

  @Test func everyGroupHasScenarios() {
    #expect(Scenario.builtInGroups.map(\.title) == Scenario.groupTitles)
    #expect(Scenario.builtInGroups.allSatisfy { !$0.names.isEmpty })
  }

  /// A file of one's own may name any group; a built-in one that nobody lists is an error.
  @Test(arguments: [
    ("group: A tolbar", "Did you mean “A toolbar”?"), ("group: Mine", "“Bugs people met”."),
    ("", "“Bugs people met”."),
  ])
  func unknownGroups(line: String, end: String) throws {
    let scenario = try Scenario(yaml: "name: mine\n\(line)")
    let error = #expect(throws: ScenarioError.self) { try scenario.checkGroup(file: "mine") }
    #expect(error?.message.hasSuffix(end) == true)
  }

  @Test func groupsAndPositionsAreRead() throws {
    let scenario = try Scenario(yaml: "name: mine\ngroup: Ours\nposition: 2.5")
    #expect(scenario.group == "Ours" && scenario.position == 2.5)
    #expect(try Scenario(yaml: "name: mine").position == nil)
    for position in ["-1", "10001", "first"] {
      #expect(throws: ScenarioError.self) {
        try Scenario(yaml: "name: mine\nposition: \(position)")
      }
    }
  }

  /// The examples to copy are read and played, and each is named where they are explained.
  @Test func examplesArePlayed() throws {
    let examples = try ScenarioCatalogueTests.files(in: "Scenarios")
    #expect(examples.count > 3)
    let readme = try String(
      contentsOf: Repository.root.appending(path: "Scenarios/README.md"),
      encoding: .utf8)
    for file in examples {
      let text = try String(contentsOf: file, encoding: .utf8)
      let scenario = try Scenario(yaml: text, file: file.lastPathComponent)
      #expect(scenario.name == file.deletingPathExtension().lastPathComponent)
      #expect(readme.contains("(\(file.lastPathComponent))"))
      for approach in scenario.approaches {
        #expect(try scenario.film(of: approach).warnings.isEmpty, "\(approach.name)")
      }
    }
  }

  /// The form to copy is filled in with every field seen, once the approach measures right.
  @Test func theDeliveryFormIsFilledIn() throws {
    let file = Repository.root.appending(path: "Scenarios/delivery-form.yaml")
    let scenario = try Scenario(yaml: String(contentsOf: file, encoding: .utf8))
    let approach = try #require(scenario.approach(named: "focus-lift"))
    #expect(try scenario.explanation(of: approach).findings.isEmpty)
    let field = try #require(try scenario.film(of: approach).measures.field)
    #expect(field.coveredAtRest?.value == 0)
    #expect(field.visibleAtRest?.value == 1)
  }
}
