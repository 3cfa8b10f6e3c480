import Annotation
package import Graphics
package import Imaging
package import Stage

/// Draws films frame by frame, each frame a picture of the same size: the screens alone, or with what is measured
/// written around them.
///
/// Several films stand side by side, from left to right. Not thread-safe: use one for each thread.
package final class FramePainter {
  /// What is drawn, and how.
  package struct Setting: Sendable, Hashable {
    /// Light or dark.
    package var appearance: Appearance
    /// Pixels a point, 1…4.
    package var scale: Double
    /// The part of the screen, in points; nil for all of it.
    package var window: Rect?
    /// Whether name, time, gap and the seam are marked.
    package var isAnnotated: Bool

    /// A setting.
    package init(
      appearance: Appearance = .light, scale: Double = 1, window: Rect? = nil,
      isAnnotated: Bool = false
    ) {
      self.appearance = appearance
      self.scale = scale
      self.window = window
      self.isAnnotated = isAnnotated
    }
  }

  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int

  private let films: [Film]
  /// One a film; none without annotations.
  private let annotations: [FrameAnnotations]
  private let setting: Setting
  private let tools: ScreenTools
  private let layout: FrameLayout

  private var theme: Theme { tools.theme }
  private var screens: ScreenPainter { tools.screens }

  /// A painter of films, at least one.
  ///
  /// - Throws: `CanvasError` for a scale that is not 1…4, a part of the screen that is empty, frames that would be
  ///   too large, or a font that is missing.
  package convenience init(_ films: [Film], _ setting: Setting = Setting()) throws(CanvasError) {
    try self.init(films, setting, with: ScreenTools(ScreenTools.Look(of: films, setting)))
  }

  /// The same, with tools of such a look that other films were drawn with, too.
  init(_ films: [Film], _ setting: Setting, with tools: ScreenTools) throws(CanvasError) {
    self.films = films
    annotations = setting.isAnnotated ? films.map(FrameAnnotations.init) : []
    self.setting = setting
    self.tools = tools
    layout = FrameLayout(
      windows: films.map { setting.window ?? $0.largestScreen }, isAnnotated: setting.isAnnotated)
    let size = PixelBounds(Rect(origin: .zero, size: layout.size), scale: setting.scale)
    guard Bitmap.allows(width: size.width, height: size.height) else {
      throw .size(width: Double(size.width), height: Double(size.height))
    }
    width = size.width
    height = size.height
  }

  /// The frames' rows that recur; nil where a frame is more than one screen.
  ///
  /// - Parameters:
  ///   - times: The times of the frames that will be asked for, in seconds.
  ///   - threads: How many threads may be used, 1 or more.
  /// - Throws: `CanvasError` where a glyph is missing.
  package func rows(
    at times: some Sequence<Double>, threads: Int = 1
  ) throws(CanvasError) -> ScreenRows? {
    guard films.count == 1, !setting.isAnnotated, let film = films.first else { return nil }
    return try ScreenRows(
      film, at: times, window: setting.window, painter: screens, fonts: tools.fonts,
      threads: threads)
  }

  /// The frame at a time, in seconds.
  ///
  /// - Throws: `CanvasError` where a glyph is missing.
  package func bitmap(at time: Double) throws(CanvasError) -> Bitmap {
    try Canvas.bitmap(
      pixelWidth: width, pixelHeight: height, scale: setting.scale, background: background,
      fonts: tools.fonts
    ) { draw(at: time, on: $0) }
  }

  /// What is seen where there is no screen; a device that turns leaves black corners.
  private var background: Color {
    films.count > 1 || setting.isAnnotated ? theme.palette.paper : .black
  }

  private func draw(at time: Double, on canvas: Canvas) {
    for (index, (film, cell)) in zip(films, layout.cells).enumerated() {
      screens.draw(
        film, at: time, on: canvas, at: cell.origin, window: setting.window,
        isFramed: setting.isAnnotated)
      if setting.isAnnotated {
        draw(annotations[index].at(time), of: film, in: cell, on: canvas)
      }
    }
    if setting.isAnnotated { drawTime(time, on: canvas) }
  }

  /// The name above a screen, the mark on it and the label below it.
  private func draw(
    _ annotation: FrameAnnotation, of film: Film, in cell: Rect, on canvas: Canvas
  ) {
    let palette = theme.palette
    let window = setting.window ?? film.largestScreen
    canvas.text(
      film.approach, in: FrameLayout.title(above: cell),
      TextStyle(13, .semiBold, palette.ink), alignment: .leading, truncates: true)
    let painter = SeamMarkPainter(palette: palette)
    if let mark = annotation.mark {
      canvas.saved {
        canvas.clip(cell)
        painter.drawBand(mark, in: cell, window: window, on: canvas)
      }
      painter.drawBracket(mark, beside: cell, window: window, on: canvas)
    }
    painter.drawPill(annotation.label, in: FrameLayout.pill(below: cell), on: canvas)
  }

  private func drawTime(_ time: Double, on canvas: Canvas) {
    let milliseconds = (time * 1000).rounded()
    canvas.text(
      "\(Int(milliseconds)) ms", in: layout.time,
      TextStyle(12, .medium, theme.palette.second, hasTabularFigures: true), alignment: .leading)
  }
}

/// Where the screens of a frame lie, in points.
package struct FrameLayout {
  /// The screens, from left to right.
  package let cells: [Rect]
  /// The line that tells the time; empty without annotations.
  package let time: Rect
  package let size: Size

  private static let margin = 20.0
  private static let gap = 12.0
  private static let annotatedGap = 36.0
  private static let titleHeight = 26.0
  private static let pillHeight = 16.0
  private static let spacing = 8.0
  private static let timeHeight = 26.0

  /// Room for screens of which such parts are shown.
  package init(windows: [Rect], isAnnotated: Bool) {
    let margin = isAnnotated ? FrameLayout.margin : 0
    let gap = isAnnotated ? FrameLayout.annotatedGap : FrameLayout.gap
    var x = margin
    let top = isAnnotated ? margin / 2 + FrameLayout.titleHeight : 0
    let height = windows.map(\.height).max() ?? 0
    cells = windows.map { window in
      let cell = Rect(
        x: x, y: top + height - window.height, width: window.width, height: window.height)
      x += window.width + gap
      return cell
    }
    let right = x - gap + margin
    guard isAnnotated else {
      time = .zero
      size = Size(width: right, height: height)
      return
    }
    let below = top + height + FrameLayout.spacing + FrameLayout.pillHeight
    time = Rect(x: margin, y: below, width: right - 2 * margin, height: FrameLayout.timeHeight)
    size = Size(width: right, height: below + FrameLayout.timeHeight + FrameLayout.spacing / 2)
  }

  /// Where an approach's name stands.
  package static func title(above cell: Rect) -> Rect {
    Rect(x: cell.minX, y: cell.minY - titleHeight, width: cell.width, height: titleHeight)
  }

  /// Where a verdict stands.
  package static func pill(below cell: Rect) -> Rect {
    Rect(x: cell.minX, y: cell.maxY + spacing, width: cell.width, height: pillHeight)
  }
}
