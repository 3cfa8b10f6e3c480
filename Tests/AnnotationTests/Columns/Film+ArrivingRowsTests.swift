import Scenarios
import Testing

@testable import Annotation

struct ArrivingRowsTests {
  private func film(_ approach: String) throws -> Film {
    let scenario = try Scenario(
      yaml: "name: test\nmessages: 40\nchat: {list: collection}", file: "test.yaml")
    return try scenario.film(of: try #require(NamedApproach.named(approach)))
  }

  /// A collection view that grows in an animation block takes in rows from empty frames.
  @Test func rowsFlyInWhereTheTableGrowsInABlock() throws {
    let film = try film("constraints-layout-curve")
    let frames = (0..<film.frameCount).filter { film.hasArrivingRows(at: [$0]) }
    #expect(!frames.isEmpty)
    #expect(frames.allSatisfy { (1...1.6).contains(film.time(ofFrame: $0)) })
  }

  @Test(arguments: ["transform", "frame-curve"]) func othersHaveNone(approach: String) throws {
    let film = try film(approach)
    #expect(!film.hasArrivingRows(at: Array(0..<film.frameCount)))
  }

  /// The footer says so only where a column shows it.
  @Test func theFooterSaysSo() throws {
    let films = JudgedFilms([CaptionedFilm(try film("constraints-layout-curve"))], in: 0...1.6)
    #expect(films.assumptions(columns: [66]).contains("empty frames"))
    #expect(!films.assumptions(columns: [0, 40, 96]).contains("empty frames"))
  }
}
