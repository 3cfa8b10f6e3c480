import Scenarios
import Testing

@testable import Annotation

struct ArrivingRowsTests {
  private func sheet(_ approach: String, columns: Int = 6) throws -> Sheet {
    let scenario = try Scenario(
      yaml: "name: test\nmessages: 40\nchat: {list: collection}", file: "test.yaml")
    let film = try scenario.film(of: try #require(NamedApproach.named(approach)))
    return Sheet(
      title: "", rows: [Sheet.Row(film: film, summary: "", code: "")], columns: columns,
      crop: .seam, range: 0...1.6)
  }

  /// A collection view that grows in an animation block takes in rows from empty frames.
  @Test func rowsFlyInWhereTheTableGrowsInABlock() throws {
    let film = try sheet("constraints-layout-curve").rows[0].film
    let frames = (0..<film.frameCount).filter { film.hasArrivingRows(at: [$0]) }
    #expect(!frames.isEmpty)
    #expect(frames.allSatisfy { (1...1.6).contains(film.time(ofFrame: $0)) })
  }

  @Test(arguments: ["transform", "frame-curve"]) func othersHaveNone(approach: String) throws {
    let film = try sheet(approach).rows[0].film
    #expect(!film.hasArrivingRows(at: Array(0..<film.frameCount)))
  }

  /// The footer says so only where a column shows it.
  @Test func theFooterSaysSo() throws {
    let sheet = try sheet("constraints-layout-curve")
    #expect(sheet.assumptions(columns: [66]).contains("empty frames"))
    #expect(!sheet.assumptions(columns: [0, 40, 96]).contains("empty frames"))
  }
}
