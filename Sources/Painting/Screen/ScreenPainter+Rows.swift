import Graphics
import Imaging
import Stage

/// A part of a film's screen in pixels, moved to the top left of a picture.
struct ScreenArea {
  let width: Int
  let height: Int
  private let shift: (x: Int, y: Int)
  private let target: PixelBounds

  /// - Parameter window: The part of the screen, in points; nil for all of it.
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

  /// What is seen in it at a time, back to front.
  func parts(of film: Film, at time: Double, _ painter: ScreenPainter) -> [ScreenPart] {
    painter.parts(
      of: film.layers(at: time), in: film, shift: shift,
      within: painter.drawn(of: film.screen(at: time), of: film, shift: shift, within: target))
  }
}

extension ScreenPainter {
  /// Rows of a screen from edge to edge.
  ///
  /// - Parameter parts: What they show, back to front, with the first of the rows at 0.
  /// - Throws: `CanvasError` where a glyph is missing.
  func picture(
    of parts: [ScreenPart], width: Int, rows: Int, fonts: Fonts
  ) throws(CanvasError) -> Bitmap {
    // Nothing is seen of what lies behind a colour all over.
    let back = parts.lastIndex { $0.isColor(over: width, rows) }
    return try Canvas.bitmap(
      pixelWidth: width, pixelHeight: rows, scale: scale,
      background: back == nil ? .black : nil, fonts: fonts,
      isCovered: back != nil
    ) { canvas in
      canvas.inPixels { draw(back.map { Array(parts[$0...]) } ?? parts, on: canvas) }
    }
  }
}

extension ScreenPart {
  /// Whether it is an opaque colour that fills a picture.
  fileprivate func isColor(over width: Int, _ height: Int) -> Bool {
    guard case .color(let color) = content, color.alpha >= 1, alpha >= 1 else { return false }
    return clip.left <= 0 && clip.top <= 0 && clip.right >= width && clip.bottom >= height
  }

  /// The layer's picture that it shows, if it does.
  var surface: LayerSurface? {
    if case .surface(let surface) = content { surface } else { nil }
  }

  /// The part moved down by whole pixels.
  func moved(y: Int) -> ScreenPart? {
    ScreenPart(
      content, in: rect.moved(x: 0, y: y), clip: clip.moved(x: 0, y: y), alpha: alpha)
  }
}
