import TestSupport
import Testing

@testable import Scenarios

/// What the keyboard moved is back once it has gone, with every approach in every scenario that it can play.
struct ComingHomeTests {
  /// An approach that leaves something behind, and why that is right.
  struct Exception: Sendable, CustomTestStringConvertible {
    let approach: String
    let aspect: Homecoming.Aspect
    /// Where it does; nil anywhere, though it need not everywhere.
    let scenarios: Set<String>?
    let reason: String

    init(
      _ approach: String, _ aspect: Homecoming.Aspect, in scenarios: Set<String>? = nil,
      _ reason: String
    ) {
      self.approach = approach
      self.aspect = aspect
      self.scenarios = scenarios
      self.reason = reason
    }

    var testDescription: String { "\(approach), \(aspect): \(reason)" }

    func covers(_ approach: String, _ aspect: Homecoming.Aspect, in scenario: String) -> Bool {
      self.approach == approach && self.aspect == aspect && scenarios?.contains(scenario) ?? true
    }
  }

  static let exceptions = [
    // There to show that it is not put back.
    Exception("frame-as-printed", .views, "the bar fills the screen and has nowhere to go back to"),
    Exception("list-persistent", .views, "the list stays risen"),
    Exception(
      "change-frame-top", .views, in: ["null-end-frame", "settings-cross-fade"],
      "the null end frame of the hide sends the bar to the top"),
    Exception(
      "bar-grows-down", .views, in: ["growing-bar", "settings-largest-text", "draft-comes-back"],
      "the bar keeps its top and grows downward"),
    Exception(
      "accumulating", .views, in: ["floating-keyboard"],
      "it adds on willChangeFrame and takes back on willHide, which a floating keyboard never posts"
    ),
    Exception(
      "compose", .views, in: ["wrong-axis"],
      "it reads the frame's top alone, and iOS 7, where windows stay upright, is none it runs on"),
    Exception(
      "height-before-layout", .views,
      in: ["growing-bar", "settings-largest-text", "draft-comes-back"],
      "its bar has the height of the typed lines once they are laid out, at the hide"),
    Exception("guide-late", .views, "the view whose guide holds the bar stays"),
    Exception("guide-with-floor", .views, "the view whose guide holds the bar stays"),
    // They scroll, and not back.
    Exception("chat-three-cases", .offsets, "the article's hide scrolls to the last message"),
    Exception(
      "chat-three-cases-published", .offsets, "the article's hide scrolls to the last message"),
    Exception("input-accessory", .offsets, "each show and hide scrolls to the last message"),
    Exception("scroll-on-own-clock", .offsets, "each show scrolls to the last message"),
    Exception(
      "table-resize", .offsets, "it scrolls as it shrinks; a table that grows keeps its offset"),
    Exception(
      "table-resize-quiet", .offsets,
      "it scrolls as it shrinks; a table that grows keeps its offset"),
  ]

  private static let homecomings = Remembered<[String], Homecoming>()

  private func homecoming(_ scenario: Scenario, _ approach: NamedApproach) throws -> Homecoming {
    try ComingHomeTests.homecomings.value(of: [scenario.name, approach.name]) {
      try Homecoming(scenario, approach)
    }
  }

  @Test(arguments: Scenario.builtInNames) func everythingComesHome(name: String) throws {
    let scenario = try Scenario.named(name)
    for approach in NamedApproach.playable(in: scenario) {
      for (aspect, example) in try homecoming(scenario, approach).left {
        let isExpected = ComingHomeTests.exceptions.contains {
          $0.covers(approach.name, aspect, in: name)
        }
        #expect(isExpected, "\(approach.name): \(example)")
      }
    }
  }

  /// An exception that is none would hide what goes wrong later.
  @Test(arguments: exceptions) func everyExceptionIsOne(exception: Exception) throws {
    let names = exception.scenarios.map { $0.sorted() } ?? Scenario.builtInNames
    let strays = try names.filter { name in
      let scenario = try Scenario.named(name)
      let approach = try #require(scenario.approach(named: exception.approach))
      guard scenario.screen.kind == approach.handlers.screen else { return false }
      return try homecoming(scenario, approach).left[exception.aspect] != nil
    }
    #expect(!strays.isEmpty)
    #expect(exception.scenarios.map { $0 == Set(strays) } ?? true)
  }

  /// Approaches that the scenario compares come first, then those of the catalogue that it could.
  @Test func everyApproachPlaysSomewhere() throws {
    let played = try Scenario.builtInNames.flatMap { name in
      NamedApproach.playable(in: try Scenario.named(name)).map(\.name)
    }
    #expect(Set(played).isSuperset(of: NamedApproach.catalogue.map(\.name)))
  }
}

extension NamedApproach {
  /// A scenario's own approaches, and those of the catalogue that are for its screen.
  fileprivate static func playable(in scenario: Scenario) -> [NamedApproach] {
    let own = scenario.approaches
    return own
      + catalogue.filter { approach in
        approach.handlers.screen == scenario.screen.kind
          && !own.contains { $0.name == approach.name }
      }
  }
}
