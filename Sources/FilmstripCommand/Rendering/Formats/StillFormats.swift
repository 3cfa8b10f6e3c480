import Imaging
import Painting
import WholeFiles

/// A file that is still to be written.
struct StillFile {
  let name: String
  let bytes: [UInt8]
  /// The places of a strip's screens; else empty.
  var cells: [SheetCell] = []
}

extension OutputFormat {
  /// A format whose files are complete before they are written: still pictures, numbers, pages.
  static func still(
    _ name: String, _ fileName: String, _ summary: String, reads options: Set<FormatOption>,
    isDrawn: Bool = true, files: @escaping @Sendable (any Rendering) throws -> [StillFile]
  ) -> OutputFormat {
    OutputFormat(
      name: name, fileName: fileName, summary: summary, options: options, isDrawn: isDrawn
    ) { rendering, output in
      try files(rendering).map { file in
        try Interruption.check()
        try output.write(file.bytes, to: file.name)
        return RenderedFile(name: file.name, cells: file.cells)
      }
    }
  }

  static let strip = still(
    "strip", "NAME.png", "a row of screens for each approach.", reads: .vectors.union([.scale])
  ) { [try $0.stripFile()] }

  static let svg = still(
    "svg", "NAME.svg", "the strip as vector graphics, with text as text.", reads: .vectors
  ) { rendering in
    try rendering.stripInShapes(ending: "svg") { Array(try $0.svg(named: rendering.name).utf8) }
  }

  static let pdf = still(
    "pdf", "NAME.pdf", "the strip as vector graphics, with text as text.",
    reads: .vectors.subtracting([.markup])
  ) { rendering in
    try rendering.stripInShapes(ending: "pdf") { try $0.pdf(named: rendering.name) }
  }

  static let plot = still(
    "plot", "NAME-plot.png", "the edges of keyboard and bar over time, and the seam between them.",
    reads: [.scale, .appearance, .words, .markup]
  ) { rendering in
    [
      StillFile(
        name: rendering.name("-plot", ending: "png"),
        bytes: try PNG.encode(rendering.plot(), scale: Double(rendering.look.scale)))
    ]
  }

  static let html = still(
    "html", "NAME.html", "a page that plays the films.",
    reads: [.scale, .crop, .appearance, .embed, .words, .noPixels, .markup]
  ) { rendering in
    [
      StillFile(
        name: rendering.name(
          rendering.look.isEmbedded ? "-embed" : "", scale: 1, ending: "html"),
        bytes: Array(try rendering.page().utf8))
    ]
  }

  static let trace = still(
    "trace", "NAME-APPROACH.trace.json", "the numbers of a film as JSON.", reads: [],
    isDrawn: false
  ) { try $0.traces() }

  static let csv = still(
    "csv", "NAME-APPROACH.csv", "the same numbers as a table, one line per frame.",
    reads: [.frames], isDrawn: false
  ) { try $0.tables() }
}

extension Rendering {
  /// The strip as a picture.
  func stripFile() throws -> StillFile {
    let (strip, scale) = (try strip(), Double(look.scale))
    return StillFile(
      name: name(look.shape.fileSuffix, ending: "png"),
      bytes: try PNG.encode(strip.bitmap(scale: scale), scale: scale),
      cells: strip.cells(scale: scale))
  }

  /// The strip in shapes, which has the same size at any scale.
  fileprivate func stripInShapes(
    ending: String, _ bytes: (SheetDrawing) throws -> [UInt8]
  ) throws -> [StillFile] {
    let strip = try strip()
    return [
      StillFile(
        name: name(look.shape.fileSuffix, scale: 1, ending: ending), bytes: try bytes(strip),
        cells: strip.cellsInPoints)
    ]
  }
}
