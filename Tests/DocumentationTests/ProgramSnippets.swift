import FilmstripCommand
import Testing

/// Programs with approaches of their own, and scenarios that list them.
struct ProgramSnippets {
  private struct Mine: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {}
  }

  struct Films: FilmstripProgram {
    static let approaches: [NamedApproach] = [NamedApproach("ours") { Mine() }]
  }

  @Test func aProgramHasItsApproaches() {
    #expect(Films.approaches.map(\.name) == ["ours"])
    #expect(Films.approaches.map(\.summary) == ["The app's own handler Mine, as it is written."])
  }

  @Test func aScenarioListsThem() throws {
    let catalogue = try ApproachCatalogue(own: [NamedApproach("ours") { Mine() }])
    let scenario = try Scenario(yaml: "name: chat\napproaches: [ours, frame]", catalogue: catalogue)
    #expect(scenario.approaches.map(\.name) == ["ours", "frame"])
    #expect(scenario.approach(named: "ours")?.isOwn == true)
    #expect(scenario.approach(named: "frame")?.isOwn == false)
  }
}
