import Recordings
import Testing

struct HeldMeasureTests {
  private typealias Film = NumberFilm

  @Test func eventsAndRestsAreMeasured() throws {
    let verdict = RecordingVerdict(of: Film.film { _ in Film.height - 34 })
    #expect(
      verdict.heldEvents.map(\.event) == ["1 show", "1 show", "1 show"] + [
        "2 hide", "2 hide", "2 hide",
      ])
    #expect(
      verdict.heldEvents.prefix(3).map(\.name) == ["keyboard goes", "bar too high", "bar covered"])
    let way = try #require(verdict.heldEvents[0].value)
    #expect(abs(way - Film.keyboard) < 0.5)
    let covered = try #require(verdict.heldEvents[2].value)
    #expect(abs(covered - 302) < 0.5 && verdict.heldEvents[2].isLeast)
    #expect(verdict.heldEvents[2].text.hasPrefix("≥ 30"))
    let rests = Set(verdict.heldRests.map(\.event))
    #expect(rests == ["before 1 show", "after 1 show", "after 2 hide"])
    // A bar that rests off the keyboard may be meant to.
    let shown = verdict.heldRests.filter { $0.event == "after 1 show" && $0.isGap }
    #expect(shown.allSatisfy { abs(($0.restDistance ?? 0) + 302) < 0.5 }, "\(shown)")
    #expect(
      verdict.heldRests.filter { $0.event == "after 2 hide" }.allSatisfy { $0.restDistance == nil })
  }

  /// Without a bar there is nothing to measure of it.
  @Test func aBarThatIsNotSeenHasNoMeasure() {
    var film = Film.film { Film.right($0, clearance: 34) }
    for index in film.frames.indices { film.frames[index].barBottom = nil }
    let verdict = RecordingVerdict(of: film)
    #expect(
      verdict.heldEvents.filter(\.isGap).allSatisfy { $0.value == nil && $0.text == "not seen" })
  }
}
