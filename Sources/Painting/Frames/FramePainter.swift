import Annotation
package import Graphics
package import Imaging
package import Stage

/// Draws films and recordings frame by frame, each frame a picture of the same size: the screens alone, or with what is
/// measured written around them.
///
/// Several stand side by side, from left to right. Not thread-safe: use one for each thread.
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

  private(set) var sources: [any ScreenSource]
  let setting: Setting
  let tools: ScreenTools
  let layout: FrameLayout
  /// The frame that was drawn last, where that is shown again.
  private var last: (number: Int, bitmap: Bitmap)?

  var theme: Theme { tools.theme }

  /// A painter of sources, at least one.
  ///
  /// - Throws: `CanvasError` for a scale that is not 1…4, a part of the screen that is empty, frames that would be
  ///   too large, or a font that is missing.
  package convenience init(
    _ sources: [any ScreenSource], _ setting: Setting
  ) throws(CanvasError) {
    try self.init(sources, setting, with: ScreenTools(ScreenTools.Look(of: sources, setting)))
  }

  /// A painter of films, at least one.
  ///
  /// - Throws: As of sources.
  package convenience init(_ films: [Film], _ setting: Setting = Setting()) throws(CanvasError) {
    try self.init(films.map { FilmScreens($0) }, setting)
  }

  /// The same, with tools of such a look that others were drawn with, too.
  init(
    _ sources: [any ScreenSource], _ setting: Setting, with tools: ScreenTools
  ) throws(CanvasError) {
    self.sources = sources
    self.setting = setting
    self.tools = tools
    layout = FrameLayout(
      windows: sources.map { setting.window ?? $0.largestScreen },
      isAnnotated: setting.isAnnotated)
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
  ///   - frames: The frames that will be asked for.
  ///   - threads: How many threads may be used, 1 or more.
  /// - Throws: `CanvasError` where a glyph is missing.
  func rows(of frames: [ScreenFrame], threads: Int = 1) throws(CanvasError) -> ScreenRows? {
    guard sources.count == 1, !setting.isAnnotated else { return nil }
    return try sources[0].rows(
      of: frames, window: setting.window, by: tools.screens, fonts: tools.fonts, threads: threads)
  }

  /// The first of some frames; the others come next.
  ///
  /// - Throws: `CanvasError` where a glyph is missing, and what reading a recording's pictures throws.
  package func bitmap(of frames: ArraySlice<ScreenFrame>) throws -> Bitmap {
    guard let frame = frames.first else { throw CanvasError.size(width: 0, height: 0) }
    if let last, last.number == frame.number { return last.bitmap }
    try hold(frames)
    let bitmap = try bitmap(of: frame)
    last = frames.dropFirst().first?.number == frame.number ? (frame.number, bitmap) : nil
    return bitmap
  }

  /// Lets sources read what the next frames need, the first of them at least.
  func hold(_ frames: ArraySlice<ScreenFrame>) throws {
    for index in sources.indices { sources[index] = try sources[index].holding(frames) }
  }

  /// The frame of films at a time, in seconds.
  ///
  /// - Throws: `CanvasError` where a glyph is missing.
  package func bitmap(at time: Double) throws(CanvasError) -> Bitmap { try bitmap(of: (0, time)) }

  private func bitmap(of frame: ScreenFrame) throws(CanvasError) -> Bitmap {
    try Canvas.bitmap(
      pixelWidth: width, pixelHeight: height, scale: setting.scale, background: background,
      fonts: tools.fonts
    ) { draw(frame, on: $0) }
  }

  /// What is seen where there is no screen.
  var background: Color {
    sources.count > 1 || setting.isAnnotated
      ? theme.palette.paper : sources.first?.backdrop(theme) ?? .black
  }

  private func draw(_ frame: ScreenFrame, on canvas: Canvas) {
    for (source, cell) in zip(sources, layout.cells) {
      let window = setting.window ?? source.largestScreen
      source.draw(
        frame, window: window, in: cell, radius: setting.isAnnotated ? 0 : nil, by: tools.screens,
        on: canvas)
      if isMarked(source) { draw(source.annotation(of: frame), of: source, in: cell, on: canvas) }
    }
    if let clock = clock(of: frame) { draw(clock: clock, on: canvas) }
  }

  /// Whether anything is written on or around a source's screens.
  func isMarked(_ source: any ScreenSource) -> Bool {
    setting.isAnnotated || source.isAlwaysMarked
  }

  /// When a frame is, in words; nil where that is not said.
  func clock(of frame: ScreenFrame) -> String? {
    setting.isAnnotated ? sources.first?.clock(of: frame) : nil
  }

  func draw(clock: String, on canvas: Canvas) {
    canvas.text(
      clock, in: layout.time,
      TextStyle(12, .medium, theme.palette.second, hasTabularFigures: true), alignment: .leading)
  }

  /// The mark on a screen and, where it is annotated, the name above and the label below it.
  func draw(
    _ annotation: FrameAnnotation, of source: any ScreenSource, in cell: Rect, on canvas: Canvas
  ) {
    let palette = theme.palette
    let window = setting.window ?? source.largestScreen
    let painter = SeamMarkPainter(palette: palette)
    if let mark = annotation.mark {
      canvas.saved {
        canvas.clip(cell)
        painter.drawBand(mark, in: cell, window: window, on: canvas)
      }
      if setting.isAnnotated {
        painter.drawBracket(mark, beside: cell, window: window, on: canvas)
      }
    }
    guard setting.isAnnotated else { return }
    canvas.text(
      source.name, in: FrameLayout.title(above: cell),
      TextStyle(13, .semiBold, palette.ink), alignment: .leading, truncates: true)
    painter.drawPill(annotation.label, in: FrameLayout.pill(below: cell), on: canvas)
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
