import Scenarios
import TestSupport
import Testing

@testable import Diagnosis

/// What is told to a reader is what the film's frames show.
struct TellingTests {
  private static let names = [
    "display-link", "feedback", "late-start", "did-show", "frame", "one-tick-late",
  ]

  private func film(_ name: String, _ events: String, fps: Double) throws -> Film {
    let scenario = try scene(
      "events: \(events)\nuntil: \(events.contains("hide") ? 2 : 1)", fps: fps)
    return try scenario.film(of: try #require(NamedApproach.named(name)))
  }

  private func extremes(_ film: Film) throws -> String {
    let features = Features(of: film, mended: [:])
    return features.extremes(of: try #require(features.episodes.last))
  }

  /// A show alone: every number that is told is one that `measures` has, with its time.
  @Test(arguments: names, [25.0, 50, 60, 120]) func extremesAreTheFrames(name: String, fps: Double)
    throws
  {
    let film = try film(name, "[{at: 0, keyboard: show}]", fps: fps)
    let measures = film.measures
    var parts: [(time: Double, words: String)] = []
    for (measure, words) in [(measures.overlapMax, "X covered"), (measures.gapMax, "a gap of X")]
    where measure.value > 1.5 {
      let time = try #require(measure.time)
      let number = words.replacing("X", with: measure.value.points)
      parts.append((time, "\(number) after \(time.milliseconds)"))
    }
    try #require(!parts.isEmpty)
    parts.sort { $0.time < $1.time }
    #expect(try extremes(film) == parts.map(\.words).joined(separator: ", then "))
    let fault = Features(of: film, mended: [:]).asItIs.fault
    #expect(fault == measures.offMax?.value)
    // Where nothing may be covered, it is what parts or is covered, worked out in another way.
    #expect(abs(fault - max(measures.overlapMax.value, measures.gapMax.value)) < 1e-5)
  }

  /// On hide the gap of a bar on another curve comes first, and is told first.
  @Test func theEarlierExtremeComesFirst() throws {
    let show = try extremes(film("frame", "[{at: 0, keyboard: show}]", fps: 60))
    #expect(show == "56.6 pt covered after 83 ms, then a gap of 17.1 pt after 233 ms")
    let hide = try extremes(
      film("frame", "[{at: 0, keyboard: show}, {at: 1, keyboard: hide}]", fps: 60))
    #expect(hide == "a gap of 56.6 pt after 83 ms, then 17.1 pt covered after 233 ms of the hide")
  }

  /// What no frame shows is said to lie between two of them.
  @Test func betweenTheFrames() throws {
    let film = try film("frame", "[{at: 0, keyboard: show}]", fps: 1)
    #expect(film.measures.overlapMax.value == 0)
    #expect(try extremes(film) == "up to 56.9 pt apart, between two frames of the film")
    #expect(Features(of: film, mended: [:]).asItIs.fault == 0)
  }

  /// A bar that never comes to rest is as far off as the film shows.
  @Test func aBarThatNeverRests() throws {
    let film = try film("feedback", "[{at: 0, keyboard: show}]", fps: 60)
    let worst = max(film.measures.gapMax.value, film.measures.overlapMax.value)
    #expect(abs(Features(of: film, mended: [:]).asItIs.fault - worst) < 1e-9)
    #expect(worst > 50)
  }
}
