import Diagnosis
import Scenarios
import Stage
import Testing

@testable import Annotation

/// Whether a film has come to rest between two times, against a look at every frame.
struct FilmRestTests {
  @Test(
    arguments: ["keyboard-gap", "new-messages-lift-the-list", "next-field-covered"],
    [24.0, 60, 240])
  func everyFrameIsLookedAt(name: String, rate: Double) throws {
    let overrides = Overrides(framesPerSecond: rate)
    let scenario = try Scenario.named(name, overrides: overrides)
    let film = try scenario.film(of: scenario.approaches[0])
    for start in stride(from: 0.0, through: film.duration, by: 0.11) {
      for end in stride(from: start, through: film.duration, by: 0.07) {
        let first = start + 1 / rate
        let rested = film.frameTimes.contains { first <= $0 && $0 <= end && film.isAtRest(at: $0) }
        #expect(film.hasRested(after: start, by: end) == rested, "\(start) to \(end)")
      }
    }
  }
}
