import Graphics
import Imaging
import Stage

/// A part of a film's screen in pixels, moved to the top left of a picture.
struct ScreenArea {
  let width: Int
  let height: Int
  private let shift: (x: Int, y: Int)
  private let target: PixelBounds

  /// - Parameter window: In points; nil for the whole screen.
  /// - Throws: `CanvasError` for a part that is empty or too large.
  init(_ window: Rect?, of film: Film, scale: Double) throws(CanvasError) {
    let area = PixelBounds(window ?? film.largestScreen, scale: scale)
    guard Bitmap.allows(width: area.width, height: area.height) else {
      throw .size(width: Double(area.width), height: Double(area.height))
    }
    (width, height) = (area.width, area.height)
    shift = (-area.left, -area.top)
    target = area.moved(x: shift.x, y: shift.y)
  }

  func parts(of film: Film, at time: Double, _ painter: ScreenPainter) -> [ScreenPart] {
    painter.parts(
      of: film.layers(at: time), in: film, shift: shift,
      within: painter.drawn(of: film.screen(at: time), of: film, shift: shift, within: target))
  }

  /// All rows, from top to bottom, in which such parts are seen.
  func bands(
    of parts: [ScreenPart], _ painter: ScreenPainter
  ) throws(CanvasError) -> [ScreenBand] {
    ScreenBand.bands(
      of: try RowRun.runs(
        of: parts, width: width, height: height, opaqueRows: painter.cache.opaqueRows),
      showing: parts)
  }
}

/// Rows of a screen from edge to edge that are drawn at once.
struct ScreenBand {
  /// Back to front, with the first of the rows at 0.
  let parts: [ScreenPart]
  let rows: Int

  init(of parts: [ScreenPart], rows: Range<Int>) {
    self.parts = parts.compactMap { $0.moved(y: -rows.lowerBound) }
    self.rows = rows.count
  }

  init(rows: Range<Int>, in stack: RowStack) {
    parts = stack.parts(of: rows)
    self.rows = rows.count
  }

  /// The most rows drawn at once where nothing blurs: those that a processor's cache holds.
  static let mostRows = 128

  static func bands(of rows: Range<Int>, in stack: RowStack) -> [ScreenBand] {
    stride(from: rows.lowerBound, to: rows.upperBound, by: mostRows).map { first in
      ScreenBand(rows: first..<min(first + mostRows, rows.upperBound), in: stack)
    }
  }

  /// The bands of a screen, from top to bottom, whose parts are given back to front.
  static func bands(of runs: [RowRun], showing parts: [ScreenPart]) -> [ScreenBand] {
    var top = 0
    return runs.flatMap { run in
      defer { top += run.rows.count }
      if let stack = run.stack { return bands(of: run.rows, in: stack) }
      return [ScreenBand(of: parts, rows: top..<(top + run.rows.count))]
    }
  }
}

extension ScreenPainter {
  /// Rows of a screen from edge to edge; throws `CanvasError` for a missing glyph.
  func picture(of band: ScreenBand, width: Int, fonts: Fonts) throws(CanvasError) -> Bitmap {
    let parts = seen(of: band, width: width)
    return try Canvas.bitmap(
      pixelWidth: width, pixelHeight: band.rows, scale: scale,
      background: parts.isCovered ? nil : .black, fonts: fonts, isCovered: parts.isCovered
    ) { canvas in
      canvas.inPixels { draw(parts.seen, on: canvas) }
    }
  }

  /// Draws rows of a screen from edge to edge into memory of their size, whatever it contains.
  ///
  /// - Throws: `CanvasError` for a missing glyph.
  func draw(
    _ band: ScreenBand, into memory: UnsafeMutableBufferPointer<UInt32>, fonts: Fonts
  ) throws(CanvasError) {
    let width = memory.count / band.rows
    let parts = seen(of: band, width: width)
    try Canvas.draw(
      into: memory, pixelWidth: width, scale: scale,
      background: parts.isCovered ? nil : .black, isOpaque: true, fonts: fonts
    ) { canvas, finish in
      canvas.inPixels { draw(parts.seen, on: canvas) }
      finish(band.rows)
    }
  }

  /// A band's visible parts: none behind an opaque colour that fills it.
  private func seen(
    of band: ScreenBand, width: Int
  ) -> (seen: ArraySlice<ScreenPart>, isCovered: Bool) {
    let back = band.parts.lastIndex { $0.isColor(over: width, band.rows) }
    return (band.parts[(back ?? 0)...], back != nil)
  }
}

extension ScreenPart {
  /// Whether it is an opaque colour that fills a picture.
  fileprivate func isColor(over width: Int, _ height: Int) -> Bool {
    guard case .color(let color) = content, color.alpha >= 1, alpha >= 1 else { return false }
    return clip.left <= 0 && clip.top <= 0 && clip.right >= width && clip.bottom >= height
  }

  /// Nil if it shows something else.
  var surface: LayerSurface? {
    if case .surface(let surface) = content { surface } else { nil }
  }

  /// By whole pixels.
  func moved(y: Int) -> ScreenPart? {
    ScreenPart(
      content, in: rect.moved(x: 0, y: y), clip: clip.moved(x: 0, y: y), alpha: alpha)
  }
}
