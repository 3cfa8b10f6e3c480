import Scenarios
import TestSupport
import Testing

@testable import Stage

/// Reading a film at one moment in different ways gives the same numbers, to the bit.
struct FilmSamplingTests {
  /// The first and the last film of a scenario.
  private func films(_ name: String) throws -> [Film] {
    let scenario = try Scenario.named(name)
    let approaches = [scenario.approaches.first, scenario.approaches.last].compactMap { $0 }
    return try approaches.map { try scenario.film(of: $0) }
  }

  /// Taking still parents together gives what going through every parent gives.
  @Test(arguments: Scenario.builtInNames) func everyWayToAPlaceAgrees(name: String) throws {
    var generator = SeededGenerator(5)
    for film in try films(name) {
      for _ in 0..<12 {
        let time = Double.random(in: 0...film.duration, using: &generator)
        for state in film.layers(at: time) {
          #expect(film.rect(of: state.index, at: .at(time)) == state.rect)
        }
        for landmark in Landmark.allCases {
          for moment in [Moment.at(time), .before(time)] {
            let rect = film.rect(of: landmark, at: moment)
            let extent = film.extent(of: landmark, at: moment)
            #expect(rect?.minY == extent?.origin && rect?.maxY == extent?.end)
          }
        }
      }
    }
  }

  /// While a film is said to be still, every layer stays what and where it is.
  @Test(arguments: Scenario.builtInNames) func stillFilmsDoNotChange(name: String) throws {
    var generator = SeededGenerator(7)
    for film in try films(name) {
      var count = 0
      for _ in 0..<60 {
        let first = Double.random(in: 0...film.duration, using: &generator)
        let last = first + Double.random(in: 0...0.1, using: &generator)
        guard last < film.endOfStillness(from: first) else { continue }
        count += 1
        let middle = Double.random(in: first...last, using: &generator)
        #expect(film.layers(at: first) == film.layers(at: middle))
        #expect(film.layers(at: first) == film.layers(at: last))
      }
      #expect(count > 0, "\(film.approach) never rests")
    }
  }
}
