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

  /// The program of “Your own handlers, in every command”.
  private enum TwoHandlers {
    private struct OurHandler: Approach {}
    private struct TheirHandler: Approach {}

    struct Films: FilmstripProgram {
      static let approaches: [NamedApproach] = [
        NamedApproach(
          "ours", summary: "Raises the bar by its transform.", code: "bar.transform = lifted"
        ) { OurHandler() },
        NamedApproach("theirs") { TheirHandler() },
      ]
    }
  }

  @Test func summaryAndCodeAreThoseThatAreGiven() {
    #expect(TwoHandlers.Films.approaches.map(\.name) == ["ours", "theirs"])
    #expect(TwoHandlers.Films.approaches[0].summary == "Raises the bar by its transform.")
    #expect(TwoHandlers.Films.approaches[0].code == "bar.transform = lifted")
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
