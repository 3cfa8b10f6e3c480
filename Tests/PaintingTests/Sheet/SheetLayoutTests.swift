import Annotation
import Graphics
import Scenarios
import Testing

@testable import Painting

struct SheetLayoutTests {
  private func layout(
    _ yaml: String = "", columns: Int = 6, title: String = "A title"
  ) throws -> (sheet: AnnotatedSheet, layout: SheetLayout) {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    let plan = SheetPlan(
      Sheet(
        title: title,
        JudgedFilms(
          try scenario.approaches.map { CaptionedFilm(try scenario.film(of: $0)) },
          in: scenario.strip.from...scenario.strip.to),
        columns: columns, crop: .seam))
    let sheet = plan.annotated
    let ruler = try Canvas(size: Size(width: 8, height: 8), fonts: try Fonts())
    return (
      sheet,
      SheetLayout(
        plan, headingHeights: sheet.rows.map { _ in 100 }, footer: sheet.assumptions,
        palette: Palette(.light), measuredOn: ruler)
    )
  }

  /// The parts of a row lie below each other in order, and rows do not meet.
  @Test(arguments: ["iPhone 7", "iPhone 15", "iPad 9.7"], ["portrait", "landscape"])
  func partsDoNotMeet(device: String, orientation: String) throws {
    let layout = try layout("device: \(device)\norientation: \(orientation)").layout
    let leaderHeight = try #require(layout.style.strip).leaderHeight
    for row in layout.rows {
      let strip = try #require(row.strip)
      let magnifier = try #require(row.magnifier)
      for (cell, pill) in zip(row.cells, row.pills) {
        #expect(cell.maxY < pill.minY && pill.maxY < strip.minY)
        #expect(strip.minY - pill.maxY >= leaderHeight)
        #expect(cell.maxX < magnifier.minX)
      }
      // The magnifier has its caption above the strip's name, which is level with the strip's middle.
      #expect(magnifier.maxY + layout.style.captionHeight <= strip.midY - 5)
    }
    for (upper, lower) in zip(layout.rows, layout.rows.dropFirst()) {
      #expect(upper.bounds.maxY < lower.bounds.minY)
    }
  }

  @Test func textIsBrokenWhereASheetIsNarrow() throws {
    let title = String(repeating: "words ", count: 30)
    let narrow = try layout(columns: 2, title: title).layout
    let wide = try layout(columns: 12, title: title).layout
    #expect(narrow.header.height > wide.header.height)
    #expect(narrow.footer.count > wide.footer.count)
    #expect(narrow.rows[0].cells[0].minY > wide.rows[0].cells[0].minY)
  }

  /// Columns lie evenly, their times do not.
  @Test func ticksAreWhereTheTimesAre() throws {
    let (sheet, layout) = try layout()
    let strip = SeamStrip(sheet, try #require(layout.style.strip), palette: Palette(.light))
    let rect = try #require(layout.rows[0].strip)
    let ticks = strip.ticks(sheet.rows[0], in: rect)
    #expect(ticks.count == sheet.columns.count)
    for (tick, frame) in zip(ticks, sheet.columns.map(\.frame)) {
      #expect(abs(tick.x - rect.minX - rect.width * Double(frame) / 96) < 1e-6)
      #expect(tick.y == rect.minY)
    }
  }
}
