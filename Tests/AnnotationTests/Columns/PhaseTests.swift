import Scenarios
import Testing

@testable import Annotation

struct PhaseTests {
  private func film(_ yaml: String, _ approach: String = "transform") throws -> Film {
    let scenario = try Scenario(yaml: "name: x\n\(yaml)", file: "x.yaml")
    return try scenario.film(of: try #require(NamedApproach.named(approach)))
  }

  private func phases(_ film: Film, _ times: [Double]) -> [Phase] {
    times.map { Phase(of: film, at: $0) }
  }

  @Test func phasesFollowTheKeyboard() throws {
    let film = try film("events: [{at: 0.2, keyboard: show}, {at: 1, keyboard: hide}]")
    #expect(
      phases(film, [0, 0.2, 0.5, 0.7, 0.99, 1, 1.4, 1.5])
        == [.before, .show, .show, .rest, .rest, .hide, .hide, .gone])
    #expect(Phase.progress(in: film, at: 0.2) == 0)
    #expect(Phase.progress(in: film, at: 0.7) == 100)
  }

  /// A keyboard that takes another height does so at once and rests at it, and all of that height is 100 per cent.
  @Test func aKeyboardOfAnotherHeightRests() throws {
    let film = try film(
      "events: [{at: 0, keyboard: show}, {at: 1, keyboard: show, height: 300}]\nuntil: 2")
    #expect(phases(film, [0.9, 1.1, 1.9, 2]) == [.rest, .rest, .rest, .rest])
    #expect(Phase.progress(in: film, at: 1.9) == 100)
  }

  @Test func aTurnedKeyboardMovesAndRests() throws {
    let film = try Scenario.named("turned-with-keyboard")
      .film(of: try #require(NamedApproach.named("transform")))
    #expect(phases(film, [0.9, 1.1, 1.5, 2.1, 2.6]) == [.rest, .moves, .rest, .hide, .gone])
    #expect(Phase.progress(in: film, at: 0.9) == 100)
    #expect(Phase.progress(in: film, at: 1.5) == 100)
  }

  @Test func anUndockedKeyboardRestsWhereItIs() throws {
    let film = try Scenario.named("undocked-keyboard")
      .film(of: try #require(NamedApproach.named("layout-guide")))
    #expect(
      phases(film, [0.1, 0.9, 1.1, 1.9, 2.1, 2.9, 3.1, 3.6])
        == [.show, .rest, .moves, .rest, .moves, .rest, .hide, .gone])
    #expect(Phase.progress(in: film, at: 1.9) == 100)
  }

  /// Only the bar of a hardware keyboard ever comes up.
  @Test func aHardwareKeyboardIsThereWithItsBar() throws {
    let film = try Scenario.named("hardware-keyboard")
      .film(of: try #require(NamedApproach.named("transform")))
    #expect(Phase(of: film, at: 0.9) == .rest)
    #expect(Phase.progress(in: film, at: 0.9) == 100)
    #expect(Phase.progress(in: film, at: 0.1) < 100)
  }

  /// One that fades is there as far as it can be seen.
  @Test func aKeyboardThatFadesComesByItsOpacity() throws {
    let film = try Scenario.named("null-end-frame")
      .film(of: try #require(NamedApproach.named("transform")))
    #expect(Phase(of: film, at: 0) == .show)
    #expect(Phase.progress(in: film, at: 0) == 0)
    let half = Phase.progress(in: film, at: 0.1)
    #expect(half > 20 && half < 80)
    #expect(Phase.progress(in: film, at: 0.9) == 100)
  }

  /// A keyboard without height that announces itself is shown, not hidden.
  @Test func neverSeenMessagesAreNotHidden() throws {
    let film = try Scenario.named("several-notifications")
      .film(of: try #require(NamedApproach.named("transform")))
    #expect(phases(film, [0, 0.02, 0.1, 1, 1.3]) == [.show, .show, .show, .rest, .hide])
  }

  /// A finger that takes the keyboard away hides it, whatever the event is called.
  @Test func aDraggedKeyboardHides() throws {
    let film = try film(
      "events: [{at: 0, keyboard: show}, {at: 1, scroll: 100}]\nmessages: 20\nuntil: 2")
    #expect(phases(film, [0.9, 1.1, 2]) == [.rest, .hide, .gone])
  }
}
