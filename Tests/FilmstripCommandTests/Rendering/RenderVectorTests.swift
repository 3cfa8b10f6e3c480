import Foundation
import Imaging
import TestSupport
import Testing

/// What `render --format svg` and `--format pdf` write.
struct RenderVectorTests {
  private let small = ["--approach", "frame", "--columns", "2"]

  @Test func vectorsComeNextToTheStripInPoints() throws {
    let folder = try ScratchFolder()
    let arguments =
      [
        "render", "keyboard-gap", "-o", folder.url.path, "--format", "strip", "--format", "svg",
        "--format", "pdf", "--scale", "3",
      ] + small
    let result = try filmstrip(arguments + ["--json"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      try folder.names() == ["keyboard-gap.pdf", "keyboard-gap.svg", "keyboard-gap@3x.png"])
    let reports = try #require(try result.json() as? [[String: Any]])
    #expect(reports.map { $0["format"] as? String } == ["strip", "svg", "pdf"])
    // The same cells, in pixels and in points.
    let cells = reports.compactMap { $0["cells"] as? [[String: Any]] }
    #expect(cells.count == 3)
    for (strip, svg) in zip(cells[0], cells[1]) {
      let pixels = try #require(strip["rect"] as? [Double])
      let points = try #require(svg["rect"] as? [Double])
      for (pixel, point) in zip(pixels, points) { #expect(abs(pixel / 3 - point) <= 0.75) }
      #expect(strip["frame"] as? Int == svg["frame"] as? Int)
    }
    let picture = try PNG.decode([UInt8](Data(contentsOf: folder.file("keyboard-gap@3x.png"))))
    let svg = try String(contentsOf: folder.file("keyboard-gap.svg"), encoding: .utf8)
    #expect(svg.contains("width=\"\(picture.width / 3)\" height=\"\(picture.height / 3)\""))
    #expect(svg.contains("<title>keyboard-gap</title>"))
    // They are known as files of the command's own, and written the same again.
    let pdf = try Data(contentsOf: folder.file("keyboard-gap.pdf"))
    let again = try filmstrip(arguments)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try Data(contentsOf: folder.file("keyboard-gap.pdf")) == pdf)
    #expect(try String(contentsOf: folder.file("keyboard-gap.svg"), encoding: .utf8) == svg)
  }

  /// A slide and a column have names of their own in every format, so that they lie beside the sheet.
  @Test func shapesAreNamed() throws {
    let folder = try ScratchFolder()
    for shape in ["slide", "column"] {
      let result = try filmstrip(
        [
          "render", "keyboard-gap", "-o", folder.url.path, "--format", "strip", "--format", "svg",
          "--shape", shape, "--scale", "1",
        ] + small)
      #expect(result.status == 0, "\(result.errors)")
    }
    #expect(
      try folder.names().sorted() == [
        "keyboard-gap-column.png", "keyboard-gap-column.svg", "keyboard-gap-slide.png",
        "keyboard-gap-slide.svg",
      ])
    let slide = try PNG.decode([UInt8](Data(contentsOf: folder.file("keyboard-gap-slide.png"))))
    #expect(slide.width == 1280 && slide.height == 720)
    let column = try String(contentsOf: folder.file("keyboard-gap-column.svg"), encoding: .utf8)
    #expect(column.contains("width=\"680\""))
    let many = try filmstrip(["render", "eight-frameworks", "--shape", "slide", "-o", "-"])
    #expect(many.status == 64)
    #expect(many.errors.contains("has room for 4. Choose them by --approach"))
  }

  @Test func oneIsPrinted() throws {
    let svg = try filmstrip(
      ["render", "keyboard-gap", "-o", "-", "--format", "svg", "--appearance", "dark"] + small)
    #expect(svg.status == 0, "\(svg.errors)")
    #expect(svg.output.hasPrefix("<svg ") && svg.output.hasSuffix("</svg>\n"))
    let pdf = try filmstrip(["render", "keyboard-gap", "-o", "-", "--format", "pdf"] + small)
    #expect(pdf.bytes.starts(with: Array("%PDF-1.5".utf8)))
    let both = try filmstrip(
      ["render", "keyboard-gap", "-o", "-", "--format", "pdf", "--format", "svg"] + small)
    #expect(both.status == 64)
  }

  @Test func darkOnesHaveAnotherNameAndForeignFilesStay() throws {
    let folder = try ScratchFolder()
    _ = try folder.file("keyboard-gap~dark.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
    let result = try filmstrip(
      [
        "render", "keyboard-gap", "-o", folder.url.path, "--format", "svg", "--appearance", "dark",
      ] + small)
    #expect(result.status == 73)
    #expect(result.errors.contains("keyboard-gap~dark.svg"))
  }

  /// A browser shows the strip that is drawn in pixels, but for the smoothing of edges.
  @Test(Chromium.isThere)
  func aBrowserShowsTheStrip() throws {
    let folder = try ScratchFolder()
    let mine = try folder.file(
      "mine.yaml",
      """
      name: mine
      device: iPhone 17
      keyboard: {profile: ios26}
      approaches: [frame]
      strip: {columns: 3}
      """)
    let result = try filmstrip(
      "render", mine, "-o", folder.url.path, "--format", "strip", "--format", "svg", "--scale", "2")
    #expect(result.status == 0, "\(result.errors)")
    let strip = try PNG.decode([UInt8](Data(contentsOf: folder.file("mine@2x.png"))))
    let shown = try Chromium.picture(
      of: folder.file("mine.svg"), width: strip.width / 2, height: strip.height / 2, scale: 2)
    try #require(shown.width == strip.width && shown.height == strip.height)
    var (sum, far) = (0, 0)
    for (first, second) in zip(strip.pixels, shown.pixels) where first != second {
      var distance = 0
      for shift: UInt32 in [0, 8, 16] {
        let one = Int(first >> shift & 0xFF)
        let other = Int(second >> shift & 0xFF)
        distance = max(distance, abs(one - other))
      }
      sum += distance
      if distance > 96 { far += 1 }
    }
    let count = Double(strip.pixels.count)
    // Measured: 0.4 of 255 on average, and 1 pixel in 100,000.
    #expect(Double(sum) / count < 1)
    #expect(Double(far) / count < 0.0005)
  }
}

extension ScratchFolder {
  fileprivate func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
