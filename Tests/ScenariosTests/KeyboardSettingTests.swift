import Scenarios
import Testing

/// The keyboard of a scenario file, and its events.
struct KeyboardSettingTests {
  private func script(_ yaml: String) throws -> Script {
    try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml").script
  }

  @Test func modesAndTransitions() throws {
    let tablet = "device: iPad 9.7\nkeyboard: "
    let plain = try script(tablet + "{}").keyboard
    #expect(plain.position == .docked && !plain.isHardware && plain.transition == .slide)
    for (mode, position) in [
      ("docked", KeyboardPosition.docked), ("undocked", .undocked), ("split", .split),
      ("floating", .floating), ("hardware", .docked),
    ] {
      let keyboard = try script(tablet + "{mode: \(mode)}").keyboard
      #expect(keyboard.position == position)
      #expect(keyboard.isHardware == (mode == "hardware"))
    }
    #expect(try script(tablet + "{transition: cross-fade}").keyboard.transition == .crossFade)
    #expect(try script(tablet + "{transition: slide}").keyboard.transition == .slide)
    #expect(throws: ScenarioError.self) { try script(tablet + "{mode: flying}") }
    #expect(throws: ScenarioError.self) { try script(tablet + "{transition: crossFade}") }
  }

  /// Another device may be asked for on the command line, so a phone is no error.
  @Test func aPhonesKeyboardStaysDockedWithAWarning() throws {
    let scenario = try Scenario(
      yaml: "name: test\nkeyboard: {mode: floating}", file: "test.yaml")
    let film = try scenario.film(of: try #require(NamedApproach.named("transform")))
    #expect(film.warnings.count == 1)
    #expect(film.measures.gapMax.value == 0)
  }

  @Test func lagIsAWholeNumberOfTicks() throws {
    func lag(_ text: String) throws -> Int? {
      try Scenario(
        yaml: "name: test\napproaches: [{name: ours, lag: \(text)}]", file: "test.yaml"
      ).approaches.first?.move?.lag
    }
    #expect(try lag("0") == 0)
    #expect(try lag("1000") == 1000)
    for text in ["-1", "1001", "0.5"] { #expect(throws: ScenarioError.self) { try lag(text) } }
  }
}
