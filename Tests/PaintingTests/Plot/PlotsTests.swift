import Annotation
import Graphics
import Imaging
import Scenarios
import Testing

@testable import Painting

struct PlotsTests {
  private func films(_ approaches: [String], _ yaml: String = "") throws -> [Film] {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    return try approaches.map { try scenario.film(of: try #require(NamedApproach.named($0))) }
  }

  private func draw(
    title: String, _ films: [Film], range: ClosedRange<Double>
  ) throws -> Bitmap {
    try SeamPlot(
      AnnotatedPlot(
        title: title,
        JudgedFilms(films.map { CaptionedFilm($0) }, in: range, tellsMessages: false)),
      PaintResources(.light)
    )
    .bitmap(scale: 1)
  }

  /// Pixels of exactly one colour.
  private func count(_ color: Color, in bitmap: Bitmap) -> Int {
    bitmap.pixels.filter { $0 == 0xFF00_0000 | color.hex }.count
  }

  /// Whether nothing is drawn within a distance of the picture's edge: nothing is cut off there.
  private func hasClearEdge(_ bitmap: Bitmap, _ paper: Color, pixels: Int) -> Bool {
    edge(of: bitmap, pixels: pixels).allSatisfy { $0 == 0xFF00_0000 | paper.hex }
  }

  @Test(arguments: Appearance.allCases, [1.0, 2, 3])
  func seamPlotsFitAColumn(appearance: Appearance, scale: Double) throws {
    let films = try films(["frame", "constraints", "transform"])
    let plot = SeamPlot(
      AnnotatedPlot(
        title: "A title",
        JudgedFilms(films.map { CaptionedFilm($0) }, in: 0...1.6, tellsMessages: false)),
      try PaintResources(appearance))
    let bitmap = try plot.bitmap(scale: scale)
    #expect(bitmap.width == Int(560 * scale))
    #expect(bitmap.isOpaque)
    #expect(hasClearEdge(bitmap, Palette(appearance).paper, pixels: Int(12 * scale)))
    #expect(try plot.bitmap(scale: scale) == bitmap)
  }

  /// Red where there is a gap and nowhere else; each block is as high as another.
  @Test func gapsAreRed() throws {
    let red = Palette(.light).gap
    let parted = try draw(title: "", try films(["frame"]), range: 0...1.6)
    let seamless = try draw(title: "", try films(["transform"]), range: 0...1.6)
    #expect(count(red, in: parted) > 100)
    #expect(count(red, in: seamless) == 0)
    #expect(parted.height == seamless.height)
  }

  /// No check flatters a bar whose field has left the screen.
  @Test func aFieldOffTheScreenIsNotGreen() throws {
    let green = Palette(.light).seamless
    let wrecked = try draw(title: "", try films(["frame-as-printed"]), range: 0.4...0.9)
    let seamless = try draw(title: "", try films(["transform"]), range: 0.4...0.9)
    #expect(count(green, in: wrecked) == 0)
    #expect(count(green, in: seamless) > 10)
  }

  @Test func seamPlotsOfOddFilms() throws {
    let paper = Palette(.light).paper
    let odd = [
      try films(["frame"], "events: []"), try films(["frame"], "until: 0"),
      try films(["did-show"], "device: iPhone X\norientation: landscape"), [],
    ]
    for films in odd {
      for range in [0.0...1.6, 0.3...0.3, 5...6] {
        let bitmap = try draw(title: "Odd", films, range: range)
        #expect(hasClearEdge(bitmap, paper, pixels: 12))
      }
    }
  }

  @Test func longTitlesAreBroken() throws {
    let films = try films(["transform"])
    let short = try draw(title: "Short", films, range: 0...1.6)
    let long = try draw(
      title: String(repeating: "long ", count: 30) + String(repeating: "m", count: 100), films,
      range: 0...1.6)
    #expect(long.height > short.height)
    #expect(hasClearEdge(long, Palette(.light).paper, pixels: 12))
  }

  private static let motions: [(Double, Double, Double)] = [
    (0.25, -336, 60), (0.25, 0, 60), (0, 260, 60), (0, 0, 60), (19, -260, 1000),
    (0.25, 1e9, 60),
    (0.25, -1e-12, 60), (3, 1e6, 0.5),
  ]

  @Test(arguments: Appearance.allCases, motions)
  func offsetPlotsHoldEverything(
    appearance: Appearance, motion: (duration: Double, distance: Double, rate: Double)
  ) throws {
    let frames = try FrameOffsets(
      curve: .easeInOut, duration: motion.duration, distance: motion.distance,
      framesPerSecond: motion.rate)
    for scale in [1.0, 2] {
      let bitmap = try OffsetPlot(title: "Offsets", frames, PaintResources(appearance))
        .bitmap(scale: scale)
      #expect(bitmap.width == Int(560 * scale))
      #expect(hasClearEdge(bitmap, Palette(appearance).paper, pixels: Int(10 * scale)))
      #expect(count(Palette(appearance).barLine, in: bitmap) > 20)
    }
  }

  @Test func figuresHaveTrueMinusSigns() {
    #expect(OffsetPlot.figure(-2248.4, decimals: 0) == "−2248")
    #expect(OffsetPlot.figure(411.46, decimals: 1) == "411.5")
    #expect(OffsetPlot.figure(-0.01, decimals: 1) == "0.0")
  }
}

/// A strip along a picture's edge.
func edge(of bitmap: Bitmap, pixels: Int) -> [UInt32] {
  (0..<bitmap.height).flatMap { y -> [UInt32] in
    let row = bitmap.pixels[(y * bitmap.width)..<((y + 1) * bitmap.width)]
    let isAtEnd = y < pixels || y >= bitmap.height - pixels
    return isAtEnd ? Array(row) : row.prefix(pixels) + row.suffix(pixels)
  }
}
