import Foundation
import Pages
import Scenarios
import TestSupport
import Testing

@testable import Playground

struct FollowedScenarioTests {
  private let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    path = try folder.file("mine.yaml", Self.text(delay: "0.1"))
  }

  private static func text(delay: String) -> String {
    "name: mine\napproaches:\n  - {name: late, move: transform, delay: \(delay)}\n"
  }

  private func delay(of followed: FollowedScenario) -> Double? {
    followed.scenario.scenario.approaches.first?.move?.delay
  }

  @Test func aSaveIsSeenOnce() throws {
    let followed = try FollowedScenario(path)
    followed.look()
    #expect(followed.version == 1 && delay(of: followed) == 0.1)
    // As large as before.
    _ = try folder.file("mine.yaml", Self.text(delay: "0.2"))
    followed.look()
    #expect(followed.version == 2 && delay(of: followed) == 0.2)
    followed.look()
    #expect(followed.version == 2 && followed.problem == nil)
  }

  /// What is only half written is told if it stays so; the last that was whole stays meanwhile.
  @Test func aHalfWrittenFileIsReportedOnceItStays() throws {
    let followed = try FollowedScenario(path)
    let halves = [
      "", "name: mine\napproaches:\n  - {name: la", "name: mine\nkeybord: {}\n", "\u{0}",
    ]
    for (number, half) in halves.enumerated() {
      try half.write(toFile: path, atomically: false, encoding: .utf8)
      followed.look()
      #expect(followed.problem == nil && followed.version == number + 1)
      followed.look()
      let problem = try #require(followed.problem)
      #expect(problem.hasPrefix("\(path):"), "\(problem)")
      #expect(delay(of: followed) == 0.1)
      followed.look()
      #expect(followed.problem == problem)
      try Self.text(delay: "0.1").write(toFile: path, atomically: false, encoding: .utf8)
      followed.look()
      #expect(followed.problem == nil && followed.version == number + 2)
    }
  }

  @Test func aMissingFileIsReportedAndPlayedWhenItIsBack() throws {
    let followed = try FollowedScenario(path)
    try FileManager.default.removeItem(atPath: path)
    followed.look()
    #expect(followed.problem == nil)
    followed.look()
    #expect(followed.problem?.contains("is gone") == true)
    // A pipe would be waited for.
    mkfifo(path, 0o600)
    followed.look()
    followed.look()
    #expect(followed.problem?.contains("is gone") == true)
    try FileManager.default.removeItem(atPath: path)
    _ = try folder.file("mine.yaml", Self.text(delay: "0.3"))
    followed.look()
    #expect(followed.problem == nil && delay(of: followed) == 0.3)
  }

  @Test func theControlsShowWhatTheFileSays() throws {
    let two = try folder.file(
      "two.yaml",
      """
      # Mine.
      name: two
      summary: Two of them.
      approaches:
        - {name: ours, move: constraint, curve: 7, duration: 0.5, delay: 0.1, lag: 2, layout: none}
        - {name: theirs, move: frame, curve: linear}

      """)
    let followed = try FollowedScenario(two).scenario
    let choices = followed.choices
    #expect(choices.approach == nil && choices.reference == "theirs" && choices.move.name == "ours")
    // What was not touched is what the file says, and the rest of it stays.
    let text = followed.text(with: choices)
    #expect(text.hasPrefix("# Mine.\nname: two\nsummary: Two of them.\n"))
    let scenario = try followed.scenario(with: choices)
    #expect(scenario.approaches.map(\.name) == ["theirs", "ours"])
    #expect(scenario.approaches.reversed().map(\.move) == followed.scenario.approaches.map(\.move))
  }

  @Test func aBuiltInsHandlersAreThereByName() throws {
    let choices = try FollowedScenario("one-frame-late").scenario.choices
    #expect(choices.approach != nil && choices.reference == "transform")
    let form = try FollowedScenario("field-left-behind").scenario
    #expect(form.choices.approach == form.scenario.approaches[0].name)
    #expect(try form.scenario(with: form.choices).approaches.count == 2)
    #expect(form.approaches.allSatisfy { $0.handlers.screen == .form })
  }

  /// Every built-in can be opened and played as its controls say.
  @Test(arguments: Scenario.builtInNames) func everyBuiltInCanBeOpened(name: String) throws {
    let scenario = try FollowedScenario(name).scenario
    let played = try scenario.scenario(with: scenario.choices)
    #expect(played.approaches.last?.name == scenario.scenario.approaches.first?.name)
  }

  @Test func filesThatAreNotScenariosAreReportedAtOnce() throws {
    #expect(throws: (any Error).self) { try FollowedScenario("no-such-scenario") }
    #expect(throws: (any Error).self) { try FollowedScenario(folder.path("none.yaml")) }
    let braces = try folder.file("braces.yaml", "{name: a, messages: 3}")
    #expect { try FollowedScenario(braces) } throws: { "\($0)".contains("its keys share lines") }
  }
}
