import Foundation
import Scenarios
import TestSupport
import Testing

/// The numbers in the article about frameworks are those of the films.
struct FrameworksArticleTests {
  private static let article = Repository.root.appending(
    path: "Sources/FilmstripKit/FilmstripKit.docc/Systems/TheSameChatInEightFrameworks.md")

  /// The scenarios whose approaches show and hide the keyboard, the hide a second after the show.
  private static let scenarios = [
    "eight-frameworks", "eight-frameworks-react-native", "eight-frameworks-android",
  ]

  /// The largest of a film's frames from a time on and before another, and when it was, as the article writes it.
  private func largest(
    _ film: Film, from start: Double, before end: Double, of part: (Seam) -> Double
  ) -> String {
    var (value, time) = (0.0, 0.0)
    for frame in 0..<film.frameCount {
      let now = film.time(ofFrame: frame)
      guard now >= start, now < end, let seam = film.seam(at: now), part(seam) > value else {
        continue
      }
      (value, time) = (part(seam), now - start)
    }
    guard value >= 0.05 else { return "–" }
    return String(format: "%.1f pt, %.0f ms", value, time * 1000)
  }

  @Test func theTableIsMeasured() throws {
    var rows: [String] = []
    var names: Set<String> = []
    for name in FrameworksArticleTests.scenarios {
      let scenario = try Scenario.named(name)
      for approach in scenario.approaches where names.insert(approach.name).inserted {
        let film = try scenario.film(of: approach)
        let spans = [(0.0, 1.0), (1.0, Double.infinity)]
        let cells = spans.flatMap { start, end in
          [
            largest(film, from: start, before: end, of: \.gap),
            largest(film, from: start, before: end, of: \.overlap),
          ]
        }
        rows.append("| `\(approach.name)` | \(cells.joined(separator: " | ")) |")
      }
    }
    let table = rows.joined(separator: "\n")
    let text = try String(contentsOf: FrameworksArticleTests.article, encoding: .utf8)
    #expect(text.contains(table), "The article's table should be:\n\(table)")
  }

  /// Every approach that comes with a framework is in the article, by its name.
  @Test func everyApproachIsInTheArticle() throws {
    let group = try #require(NamedApproach.groups.first { $0.title == "Frameworks of today" })
    let text = try String(contentsOf: FrameworksArticleTests.article, encoding: .utf8)
    for approach in group.approaches { #expect(text.contains("`\(approach.name)`")) }
  }
}
