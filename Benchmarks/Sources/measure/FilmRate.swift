import FilmstripKit
import Foundation

/// How many films a second are played and measured, without a picture, on one thread: a fresh screen and play each
/// time, then ten series of all frames.
enum FilmRate {
  private static let series: [Series] = [
    .keyboardTop, .toolbarTop, .toolbarBottom, .toolbarContentBottom, .tableTop, .tableBottom,
    .lastMessageBottom, .gap, .fieldTop, .viewTop,
  ]

  /// Prints a line for each round: an approach and its films a second.
  static func run(scenario path: String, rounds: Int) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let scenario = try Scenario(yaml: text)
    for _ in 0..<rounds {
      for name in ["transform", "frame", "constraints"] {
        guard let approach = scenario.approach(named: name) else { continue }
        print(name, try rate(scenario, approach), try scenario.film(of: approach).frameCount)
      }
    }
  }

  private static func rate(_ scenario: Scenario, _ approach: NamedApproach) throws -> Double {
    var films = 0
    var sum = 0.0
    var time = 0.0
    while time < 400 {
      time += try milliseconds {
        for _ in 0..<100 {
          let film = try scenario.film(of: approach)
          for one in series {
            for value in film.series(one) { sum += value ?? 0 }
          }
        }
      }
      films += 100
    }
    // The sum is used, so that nothing of it is left out.
    guard sum.isFinite else { throw NotANumber() }
    return Double(films) / time * 1000
  }

  struct NotANumber: Error {}
}
