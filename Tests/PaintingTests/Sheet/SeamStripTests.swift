import Annotation
import Scenarios
import Testing

@testable import Painting

@Suite struct SeamStripTests {
  /// How many times each row is magnified; nil for the sheet's scale.
  private func magnifications(_ yaml: String) throws -> [Double?] {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    let sheet = SheetPlan(
      Sheet(
        title: scenario.name,
        JudgedFilms(
          try scenario.approaches.map { CaptionedFilm(try scenario.film(of: $0)) },
          in: 0...scenario.strip.to),
        columns: 4, crop: .seam)
    ).annotated
    let strip = SeamStrip(sheet, try #require(SheetStyle().strip), palette: Palette(.light))
    return sheet.rows.map { strip.axis(of: $0.strip.lines).magnification }
  }

  /// A bar that is off by 4 points beside one that is off by the keyboard's height.
  @Test func aRowBelowATenthHasItsOwnScale() throws {
    let found = try magnifications(
      "approaches: [constraints, {name: early, move: transform, curve: keyboard, duration: 0.5, delay: 0.004}]"
    )
    #expect(found[0] == nil)
    #expect(try #require(found[1]) > 5)
  }

  /// What has no gap at all has nothing to magnify, and rows of one size share their scale.
  @Test func otherRowsShareTheSheets() throws {
    #expect(
      try magnifications("approaches: [constraints, frame, transform]") == [nil, nil, nil])
    #expect(try magnifications("approaches: [transform]") == [nil])
  }
}
