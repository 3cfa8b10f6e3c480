import TestSupport
import Testing

@testable import Stage

struct FilmTracksTests {
  /// Every track gives the same bits as it does by itself, whatever lies around it.
  @Test func eachTrackIsWhatItIsAlone() {
    var random = SeededGenerator(1)
    let tracks = (0..<20).map { _ in track(&random) }
    let together = FilmTracks(tracks)
    for _ in 0..<500 {
      let time = Double.random(in: -1...6, using: &random)
      for (index, track) in tracks.enumerated() {
        for moment in [Moment.at(time), .before(time)] + track.steps.map({ .before($0.time) }) {
          let alone = track.value(at: moment) { Double($0) / 8 }
          #expect(together.value(of: index, at: moment) { Double($0) / 8 } == alone)
        }
      }
    }
  }

  /// A track with any number of steps and additions, also none.
  private func track(_ random: inout SeededGenerator) -> Track {
    var track = Track(initial: Double.random(in: -100...100, using: &random))
    var time = 0.0
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      time += Double.random(in: 0...1, using: &random)
      track.append(value: Double.random(in: -100...100, using: &random), at: time)
      let end = time + Double.random(in: 0...2, using: &random)
      let clock = Int.random(in: 0...8, using: &random)
      track.append(
        Track.Addition(
          amount: Double.random(in: -50...50, using: &random), begin: time, end: end,
          clock: clock == 8 ? nil : clock))
    }
    return track
  }
}
