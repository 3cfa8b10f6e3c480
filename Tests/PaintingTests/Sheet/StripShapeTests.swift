import Annotation
import Imaging
import Scenarios
import Testing

@testable import Graphics
@testable import Painting

/// Slides and columns: their sizes, and that every word on them can be read.
struct StripShapeTests {
  private func drawing(
    _ shape: StripShape, _ scenario: Scenario, rows: Int = .max, title: String? = nil,
    columns: Int? = nil, crop: Crop? = nil
  ) throws -> SheetDrawing {
    let resources = try PaintResources(.light)
    let rows = try scenario.approaches.prefix(rows).map {
      CaptionedFilm(try scenario.film(of: $0), summary: $0.summary, code: $0.code)
    }
    let plan = try shape.plan(
      Sheet(
        title: title ?? scenario.summary,
        JudgedFilms(rows, in: scenario.strip.from...scenario.strip.to),
        columns: columns ?? scenario.strip.columns, crop: crop ?? scenario.strip.crop), resources)
    return SheetDrawing(plan, of: rows.map { FilmScreens($0.film) }, resources, shape: shape)
  }

  /// A phone, a tablet's form, phones on their side and turned, messages, long labels.
  private static let names = [
    "keyboard-gap", "form-sheet-rises", "ios8-landscape", "turned-with-keyboard",
    "first-message-stays", "header-pushed-off", "cells-fly-in-on-hide", "floating-keyboard",
  ]

  /// A slide has 16:9 to the point, and a column the width of a page's, whatever they show.
  @Test(arguments: [1, 2, 3], [2, 12])
  func sizesAreAsDocumented(rows: Int, columns: Int) throws {
    let scenario = try Scenario.named("keyboard-gap")
    let slide = try drawing(.slide, scenario, rows: rows, columns: columns)
    #expect(slide.size == Size(width: 1280, height: 720))
    let bitmap = try slide.bitmap(scale: 1)
    #expect(bitmap.width * 9 == bitmap.height * 16)
    #expect(try drawing(.column, scenario, rows: rows, columns: columns).size.width == 680)
  }

  /// Words are large enough, lie in the picture, are shown whole, and meet neither each other nor a screen.
  @Test(arguments: names, [(StripShape.slide, 16.0), (.column, 13)])
  func everyWordCanBeRead(name: String, shape: (shape: StripShape, least: Double)) throws {
    let drawing = try drawing(shape.shape, try Scenario.named(name), rows: 2)
    let marks = try drawing.marks().recording().marks
    let picture = Rect(origin: .zero, size: drawing.size)
    let cells = drawing.cellsInPoints.map(\.rect)
    let words = marks.compactMap { mark -> (text: TextMark, box: Rect)? in
      guard case .text(let text) = mark, let box = mark.box else { return nil }
      let scale = Vectors.scale
      let points = Rect(
        x: box.minX / scale, y: box.minY / scale, width: box.width / scale,
        height: box.height / scale)
      return cells.contains { $0.grown(by: 1).holds(points) } ? nil : (text, points)
    }
    // Title, setting, names, times and labels.
    #expect(words.count > 4 + 2 * 2 + 4 * 2)
    for (index, (text, box)) in words.enumerated() {
      #expect(text.style.size >= shape.least, "\(text.text)")
      #expect(picture.holds(box), "\(text.text)")
      let width = drawing.resources.ruler.extent(of: text.text, text.style).width
      #expect(width <= text.maxWidth ?? .infinity, "\(text.text)")
      for cell in cells { #expect(cell.intersection(box).isEmpty, "\(text.text)") }
      for (other, otherBox) in words[(index + 1)...] {
        #expect(box.intersection(otherBox).isEmpty, "\(text.text), \(other.text)")
      }
    }
  }

  /// The parts of rows lie in the picture and do not meet.
  @Test(arguments: names, [StripShape.slide, .column])
  func partsDoNotMeet(name: String, shape: StripShape) throws {
    let layout = try drawing(shape, try Scenario.named(name), rows: 2).layout
    let picture = Rect(origin: .zero, size: layout.size)
    for row in layout.rows {
      let parts = [row.heading] + row.cells + row.pills + [row.axis, row.strip].compactMap { $0 }
      for (index, part) in parts.enumerated() {
        #expect(picture.holds(part))
        for other in parts[(index + 1)...] {
          #expect(part.intersection(other).isEmpty, "\(part), \(other)")
        }
      }
    }
    for (upper, lower) in zip(layout.rows, layout.rows.dropFirst()) {
      #expect(upper.bounds.maxY < lower.bounds.minY)
    }
  }

  /// A title of any length leaves the rows their room.
  @Test func aLongTitleIsLimitedToTwoLines() throws {
    let title = String(repeating: "A title of many words. ", count: 20)
    let scenario = try Scenario.named("keyboard-gap")
    let long = try drawing(.slide, scenario, title: title)
    #expect(long.size == Size(width: 1280, height: 720))
    #expect(
      try drawing(.slide, scenario, title: "Short").layout.header.height < long.layout.header.height
    )
    #expect(long.layout.header.height < 100)
  }

  /// Where rows would be too low to be seen, it is said how many would not be.
  @Test func crowdedSlidesAreRefused() throws {
    func mostRows(_ name: String, _ crop: Crop? = nil) throws -> Int? {
      do {
        _ = try drawing(.slide, try Scenario.named(name), crop: crop)
        return nil
      } catch let error as CrowdedStrip {
        return error.mostRows
      }
    }
    #expect(try mostRows("eight-frameworks") == 4)
    #expect(try mostRows("eight-frameworks", .screen) == 3)
    #expect(try mostRows("keyboard-gap") == nil)
    let most = try #require(try mostRows("cells-fly-in-on-hide"))
    let scenario = try Scenario.named("cells-fly-in-on-hide")
    #expect(most < scenario.approaches.count)
    let cells = try drawing(.slide, scenario, rows: most).cellsInPoints
    #expect(cells.allSatisfy { $0.rect.width >= SheetStyle(.slide, rows: most).leastCell - 0.5 })
  }

  /// Of fewer columns the first, the last and the worst are kept.
  @Test func theWorstFrameStays() throws {
    let scenario = try Scenario.named("starts-late")
    let sheet = try drawing(.sheet, scenario).sheet
    let column = try drawing(.column, scenario).sheet
    #expect(column.columns.count < sheet.columns.count)
    #expect(column.columns.first?.frame == sheet.columns.first?.frame)
    #expect(column.columns.last?.frame == sheet.columns.last?.frame)
    #expect(column.rows[0].worst != nil)
  }
}
