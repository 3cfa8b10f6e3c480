import Annotation
import Foundation
@testable import Graphics
import Imaging
import Scenarios
import Testing

@testable import Painting

struct DrawingTests {
  private func drawing(
    _ scenario: Scenario, _ appearance: Appearance = .light, title: String? = nil,
    rows: Int = .max, columns: Int? = nil
  ) throws -> SheetDrawing {
    let films = try scenario.approaches.prefix(rows).map {
      CaptionedFilm(try scenario.film(of: $0), summary: $0.summary, code: $0.code)
    }
    let sheet = Sheet(
      title: title ?? scenario.name,
      JudgedFilms(films, in: scenario.strip.from...scenario.strip.to),
      columns: columns ?? scenario.strip.columns, crop: scenario.strip.crop)
    return SheetDrawing(
      SheetPlan(sheet), of: films.map { FilmScreens($0.film) }, try PaintResources(appearance))
  }

  private func scenario(_ yaml: String) throws -> Scenario {
    try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
  }

  /// Sheets with shadows, glass, emoji, Chinese, turned and scaled screens.
  private static let yamls = [
    "approaches: [frame, constraints]\nstrip: {columns: 3}",
    "device: iPhone 17\nkeyboard: {profile: ios26}\napproaches: [frame]\nstrip: {columns: 4}",
    "device: iPhone X\norientation: landscape\napproaches: [transform]\nstrip: {columns: 2}",
    """
    messages: [{from: them, text: 今晚还一起吃饭吗？}, {from: me, text: 当然 🍜}]
    approaches: [frame-curve]
    strip: {columns: 2, crop: screen}
    """,
    "device: iPad Pro 13 (M4)\napproaches: [did-show]\nstrip: {columns: 2}",
  ]

  /// What is recorded is what is drawn: put into pixels it is the same picture, but for rounding.
  @Test(arguments: yamls, Appearance.allCases)
  func recordedPicturesAreTheDrawnOnes(yaml: String, appearance: Appearance) throws {
    let drawing = try drawing(try scenario(yaml), appearance)
    let drawn = try drawing.bitmap(scale: Vectors.scale)
    let recording = try drawing.marks().recording()
    let canvas = try Canvas(
      pixelWidth: drawn.width, pixelHeight: drawn.height, scale: 1, background: .white,
      fonts: drawing.resources.fonts)
    canvas.replay(recording.marks, within: nil)
    let replayed = try canvas.bitmap()
    var (largest, different) = (0, 0)
    for (first, second) in zip(drawn.pixels, replayed.pixels) where first != second {
      different += 1
      for shift: UInt32 in [0, 8, 16] {
        let distance = Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)
        largest = max(largest, abs(distance))
      }
    }
    // Surfaces that are composed are rounded to pixels' values once more than what is drawn at once; along the edges of
    // round corners two coverages are multiplied instead.
    #expect(Double(different) < 0.01 * Double(drawn.pixels.count), "\(different) pixels")
    #expect(largest < 100, "\(largest) of 255")
  }

  @Test(arguments: yamls, Appearance.allCases)
  func svgIsPlainAndHoldsItsTextAsText(yaml: String, appearance: Appearance) throws {
    let drawing = try drawing(try scenario(yaml), appearance, title: "A title to be found")
    let svg = try drawing.svg(named: "the-name")
    let file = try #require(SVGFile(svg))
    #expect(file.title == "the-name")
    #expect(file.summary.contains("A title to be found"))
    #expect(file.texts.contains("A title to be found"))
    for row in drawing.sheet.rows { #expect(file.texts.contains(row.name)) }
    for column in drawing.sheet.columns {
      let time = Int((column.time * 1000).rounded())
      #expect(file.texts.contains("\(time) ms"))
    }
    let known: Set = [
      "svg", "title", "desc", "defs", "g", "use", "rect", "path", "text", "tspan", "image",
      "clipPath", "linearGradient", "stop", "filter", "feGaussianBlur",
    ]
    #expect(file.names.subtracting(known).isEmpty)
    // Nothing is referred to that is not there, and nothing from elsewhere.
    #expect(file.references.subtracting(file.ids).isEmpty)
    #expect(file.addresses.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:image/png;") })
    #expect(file.doubledIDs.isEmpty)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    #expect(file.root["width"] == SVGText.number(drawing.size.width.rounded(.up)))
    #expect(
      file.root["viewBox"]
        == "0 0 \(file.root["width"] ?? "") \(file.root["height"] ?? "")")
    #expect(file.root["role"] == "img")
  }

  @Test func bytesAreTheSameTwice() throws {
    let scenario = try scenario(Self.yamls[1])
    let (first, second) = (try drawing(scenario), try drawing(scenario))
    #expect(try first.svg(named: "a") == second.svg(named: "a"))
    #expect(try first.pdf(named: "a") == second.pdf(named: "a"))
  }

  /// Whatever a name holds, it is text: never an element, an entity, or a direction for what follows.
  @Test(
    arguments: [
      "</title><script>alert(1)</script>", "a & b &amp; &#0;", "\"quoted\" 'single'",
      "]]><![CDATA[x", "bell\u{7} and\u{1B}[31m escape\u{0}", "left \u{202E}thgir\u{202C} again",
      "--><svg onload=x>", "two\nlines\tand\u{2028}more",
    ]) func hostileNamesAreText(name: String) throws
  {
    let scenario = try scenario("approaches: [frame]\nstrip: {columns: 2}")
    let drawing = try drawing(scenario, title: name)
    let svg = try drawing.svg(named: name)
    let file = try #require(SVGFile(svg))
    #expect(!file.names.contains("script"))
    func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control
    }
    #expect(svg.unicodeScalars.allSatisfy(isAllowed))
    // The letters, which lines may break, are all there; those turned around are a run of their own.
    let letters = name.filter(\.isLetter)
    #expect(file.title.filter(\.isLetter) == letters)
    let shown = file.texts.joined().filter(\.isLetter)
    #expect(shown.contains(letters) || name.contains("\u{202E}") && shown.contains("left"))
    for text in file.texts {
      #expect(!text.unicodeScalars.contains { $0.properties.isBidiControl })
    }
    #expect(try drawing.pdf(named: name).starts(with: Array("%PDF-".utf8)))
  }

  @Test func pdfSaysWhatItIs() throws {
    let drawing = try drawing(try scenario("approaches: [frame]\nstrip: {columns: 2}"))
    let text = String(decoding: try drawing.pdf(named: "the-name"), as: Unicode.ASCII.self)
    #expect(text.contains("/Title (the-name)"))
    #expect(text.contains("/Creator (Filmstrip)"))
    #expect(!text.contains("/CreationDate") && !text.contains("/ModDate"))
    #expect(text.contains("/Count 1"))
    // Letters of embedded fonts, with what they mean.
    #expect(text.contains("+Inter-SemiBold") && text.contains("/ToUnicode"))
    let size = drawing.size
    #expect(
      text.contains(
        "/MediaBox [ 0 0 \(Int(size.width.rounded(.up))) \(Int(size.height.rounded(.up)))"))
  }

  /// Pictures of films that are on the screen in every way that there is.
  @Test(arguments: Scenario.builtInNames)
  func everyScenarioIsDrawn(name: String) throws {
    let drawing = try drawing(try Scenario.named(name), rows: 1, columns: 2)
    let svg = try drawing.svg(named: name)
    #expect(SVGFile(svg) != nil)
    #expect(svg.utf8.count < 2_000_000, "\(svg.utf8.count) bytes")
    let cells = drawing.cellsInPoints
    #expect(cells.allSatisfy { $0.rect.maxX < drawing.size.width && $0.rect.minX > 0 })
  }

  @Test func plotsAndCardsAreDrawingsToo() throws {
    let scenario = try scenario("approaches: [frame]")
    let film = try scenario.film(of: try #require(scenario.approaches.first))
    let resources = try PaintResources(.dark)
    let frames = try FrameOffsets(
      curve: .easeInOut, duration: 0.25, distance: 100, framesPerSecond: 60)
    let drawings: [any Drawing] = [
      SeamPlot(
        AnnotatedPlot(title: "plot", JudgedFilms([CaptionedFilm(film)], in: 0...1.6)), resources),
      OffsetPlot(title: "plot", frames, resources), CurveCards(resources),
    ]
    for drawing in drawings {
      let file = try #require(SVGFile(try drawing.svg(named: "plot")))
      #expect(file.texts.count > 10)
      #expect(!drawing.summary.isEmpty)
      #expect(try drawing.pdf(named: "plot").count > 1000)
    }
  }
}
