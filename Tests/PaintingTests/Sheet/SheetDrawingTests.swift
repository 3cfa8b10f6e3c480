import Annotation
import Graphics
import Imaging
import Scenarios
import Testing

@testable import Painting

struct SheetDrawingTests {
  private func draw(
    _ strip: Strip, _ appearance: Appearance = .light, scale: Double = 1
  ) throws -> (bitmap: Bitmap, cells: [SheetCell]) {
    let sheet = Sheet(
      title: strip.title, JudgedFilms(strip.films, in: strip.range), columns: strip.columns,
      crop: strip.crop)
    let drawing = SheetDrawing(
      SheetPlan(sheet), of: strip.films.map { FilmScreens($0.film) },
      try PaintResources(appearance))
    return (try drawing.bitmap(scale: scale), drawing.cells(scale: scale))
  }

  /// What a strip shows.
  private struct Strip {
    var title: String
    let films: [CaptionedFilm]
    var columns: Int
    var crop: Crop
    let range: ClosedRange<Double>
  }

  private func sheet(_ yaml: String = "") throws -> Strip {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    return Strip(
      title: scenario.name,
      films: try scenario.approaches.map {
        CaptionedFilm(try scenario.film(of: $0), summary: $0.summary, code: $0.code)
      },
      columns: scenario.strip.columns, crop: scenario.strip.crop,
      range: scenario.strip.from...scenario.strip.to)
  }

  @Test func cellsComeRowByRowAndDoNotMeet() throws {
    let picture = try draw(try sheet())
    #expect(picture.cells.count == 18)
    #expect(picture.cells.map(\.approach).prefix(6).allSatisfy { $0 == "frame" })
    for (first, second) in zip(picture.cells, picture.cells.dropFirst()) {
      #expect(first.rect.intersection(second.rect).isEmpty)
    }
    for cell in picture.cells {
      #expect(cell.rect.maxX < Double(picture.bitmap.width))
      #expect(cell.rect.maxY < Double(picture.bitmap.height))
    }
  }

  @Test(arguments: [1.0, 2, 3, 4]) func scalesWithItsPixels(scale: Double) throws {
    let one = try draw(try sheet("strip: {columns: 2}"))
    let picture = try draw(try sheet("strip: {columns: 2}"), .light, scale: scale)
    #expect(picture.bitmap.width == one.bitmap.width * Int(scale))
    #expect(picture.bitmap.isOpaque)
  }

  /// The screens of every device keep their shape, and a crop ends at the screen's bottom.
  @Test(arguments: ["iPhone 4s", "iPhone X", "iPhone 17 Pro Max", "iPad Pro 13 (M4)"])
  func cellsKeepTheScreensShape(device: String) throws {
    for orientation in ["portrait", "landscape"] {
      for crop in ["screen", "seam"] {
        let picture = try draw(
          try sheet(
            "device: \(device)\norientation: \(orientation)\nstrip: {columns: 2, crop: \(crop)}"),
          .dark)
        let cell = try #require(picture.cells.first)
        let held = try #require(Device.Orientation(rawValue: orientation))
        let screen = try #require(Device(named: device, orientation: held))
        #expect(cell.window.maxY == screen.size.height)
        #expect(cell.window.width == screen.size.width)
        let shape = cell.window.width / cell.window.height
        #expect(abs(cell.rect.width / cell.rect.height - shape) < shape * 0.03)
        if crop == "screen" { #expect(cell.window.minY == 0) }
      }
    }
  }

  /// Short, empty and extreme films are drawn without complaint.
  @Test(
    arguments: [
      "events: []", "until: 0", "messages: 0", "keyboard: {height: 0}", "keyboard: {height: 667}",
      "approaches: [frame-as-printed]", "strip: {from: 1.55, to: 1.6}", "fps: 1", "fps: 240",
      "device: {size: [100, 100], scale: 1, safeArea: {top: 0}}\nkeyboard: {height: 50}",
    ]) func extremesAreDrawn(yaml: String) throws
  {
    let picture = try draw(try sheet(yaml))
    #expect(!picture.cells.isEmpty)
    #expect(picture.bitmap.width > 400)
  }

  /// Nothing is cut off at the edges, however few the columns and however long the title.
  @Test(arguments: [2, 3, 6, 12], Appearance.allCases)
  func everythingFits(columns: Int, appearance: Appearance) throws {
    var sheet = try sheet()
    sheet.title = String(repeating: "A title of many words. ", count: 12)
    (sheet.columns, sheet.crop) = (columns, .seam)
    let bitmap = try draw(sheet, appearance).bitmap
    let paper = 0xFF00_0000 | Palette(appearance).paper.hex
    #expect(edge(of: bitmap, pixels: 20).allSatisfy { $0 == paper })
  }

  /// A longer title moves everything else down and cuts nothing.
  @Test func longTitlesAreBroken() throws {
    let short = try sheet("strip: {columns: 2}")
    var long = short
    long.title = String(repeating: "A title of many words. ", count: 8)
    long.crop = .seam
    let first = try draw(short)
    let second = try draw(long)
    #expect(first.bitmap.width == second.bitmap.width)
    let added = second.bitmap.height - first.bitmap.height
    #expect(added > 40)
    #expect(
      zip(first.cells, second.cells).allSatisfy {
        $1.rect.minY - $0.rect.minY == Double(added)
      })
  }

  @Test func lightAndDarkDiffer() throws {
    let sheet = try sheet("strip: {columns: 2}")
    let light = try draw(sheet).bitmap
    let dark = try draw(sheet, .dark).bitmap
    #expect(light[1, 1] == 0xFFF6_F6F7)
    #expect(dark[1, 1] == 0xFF11_1214)
  }

  @Test func aPictureThatWouldBeTooLargeIsRefused() throws {
    let many = (0..<100).map { "  - {name: a\($0), move: frame}" }.joined(separator: "\n")
    let sheet = try sheet("approaches:\n\(many)\nstrip: {columns: 12}")
    #expect(throws: CanvasError.self) { try draw(sheet, scale: 4) }
  }

  @Test(arguments: [
    "turned-with-keyboard", "sheet-moves", "floating-keyboard", "undocked-keyboard",
  ])
  func rowsOfCellsDoNotMeet(name: String) throws {
    let scenario = try Scenario.named(name)
    let films = try scenario.approaches.map { CaptionedFilm(try scenario.film(of: $0)) }
    let strip = Strip(
      title: "", films: films, columns: 6, crop: .screen,
      range: scenario.strip.from...scenario.strip.to)
    let cells = try draw(strip).cells
    for (first, second) in zip(cells, cells.dropFirst()) {
      #expect(first.rect.intersection(second.rect).isEmpty)
    }
    for cell in cells {
      let shape = cell.window.width / cell.window.height
      #expect(abs(cell.rect.width / cell.rect.height - shape) < shape * 0.03)
    }
  }
}
