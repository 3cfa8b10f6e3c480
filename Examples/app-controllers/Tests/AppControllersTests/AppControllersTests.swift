import AppControllers
import FilmstripTesting
import ModernControllers
import Testing

private func film(_ name: String, on scenario: String = "keyboard-gap") throws -> Film {
  let approach = try #require((appApproaches + modernApproaches).first { $0.name == name })
  return try Scenario.named(scenario).film(of: approach)
}

/// These two stay on the keyboard, frame by frame.
@Test(arguments: ["legacy", "modern"]) func theBarStaysOnTheKeyboard(name: String) throws {
  let film = try film(name)
  #expect(film.measures.gapMax.value <= 0.5)
  #expect(film.measures.overlapMax.value <= 0.5)
  #expect(film.warnings.isEmpty)
}

/// The dispatched block leaves the keyboard's own, and with it its curve.
@Test func theDispatchedBlockTears() throws {
  let film = try film("Chat")
  // As the tutorial has it.
  #expect((film.measures.gapMax.value * 10).rounded() == 566)
  #expect((film.measures.overlapMax.value * 10).rounded() == 486)
}

/// What the app is held to until somebody mends it.
@Test func theFilmIsAsRecorded() throws {
  let approach = try #require(appApproaches.first { $0.name == "Chat" })
  try expectFilm(of: approach, on: .named("keyboard-gap"), named: "chat")
}
