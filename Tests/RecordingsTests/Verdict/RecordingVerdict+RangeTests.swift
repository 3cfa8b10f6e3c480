import Recordings
import Testing

/// The seconds of a recording that pictures show.
struct RecordingVerdictRangeTests {
  private typealias Film = NumberFilm

  /// A film whose clock is so many times slower.
  private func film(slower factor: Double, _ bar: (Double) -> Double) -> RecordedFilm {
    var film = Film.film(bar)
    for index in film.frames.indices { film.frames[index].time *= factor }
    return film
  }

  @Test func allThatMovesIsShown() {
    let film = film(slower: 1) { Film.right($0, clearance: 34) }
    let range = RecordingVerdict(of: film).range
    let times = film.events.map { film.frames[$0.frames.lowerBound].time }
    #expect(abs(range.lowerBound - ((times.first ?? 0) - 0.15)) < 1e-9)
    #expect(range.upperBound > Film.hide + 0.4 && range.upperBound <= Film.duration)
  }

  /// Where that takes long, the event in which most is amiss is.
  @Test func theWorstEventIsShown() throws {
    for worst in [0, 1] {
      let begin = worst == 0 ? Film.show : Film.hide
      let film = film(slower: 4) {
        Film.right($0, clearance: 34) - (begin + 0.05..<begin + 0.3 ~= $0 ? 80 : 0)
      }
      let range = RecordingVerdict(of: film).range
      let event = film.events[worst].frames
      #expect(range.contains(film.frames[event.lowerBound].time), "\(worst): \(range)")
      #expect(range.contains(film.frames[event.upperBound].time), "\(worst): \(range)")
      #expect(range.upperBound - range.lowerBound < 4, "\(worst): \(range)")
    }
  }

  @Test func withoutAMotionAllIsShown() {
    var film = film(slower: 1) { _ in 800 }
    film.events = []
    let range = RecordingVerdict(of: film).range
    #expect(range == 0...(film.frames.last?.time ?? 0))
  }
}
