import FilmstripTesting
import Handlers
import Testing

/// Called directly, inside the keyboard's own animation block, and in code that is dispatched, queued or delayed.
@Test(arguments: [HandlerContext.inherited, .deferred])
func theBarStaysOnTheKeyboard(context: HandlerContext) throws {
  let film = try Scenario.named("keyboard-gap").film(of: OurHandler(), context: context)
  #expect(film.measures.gapMax.value <= 0.5)
  #expect(film.measures.overlapMax.value <= 0.5)
}

/// Where every edge is at every frame is recorded in `__Snapshots__`.
///
/// What is meant to change there is recorded by `SNAPSHOT_TESTING_RECORD=failed swift test`.
@Test func theFilmIsAsRecorded() throws {
  try expectFilm(of: OurHandler(), on: .named("keyboard-gap"), named: "ours")
}
