import Annotation
package import Diagnosis
package import Graphics
package import Imaging
package import Stage

/// Draws films and recordings frame by frame, side by side, alone or annotated; not thread-safe.
package final class FramePainter {
  /// What to draw, and how.
  package struct Setting: Sendable, Hashable {
    package var appearance: Appearance
    /// Pixels a point, 1…4.
    package var scale: Double
    /// In points; nil for the whole screen.
    package var window: Rect?
    /// Whether name, time, gap and seam are marked.
    package var isAnnotated: Bool
    package var words: PictureWords
    /// The first and the last time of a clip, between which annotated frames mark theirs; nil for no mark.
    package var range: ClosedRange<Double>?

    package init(
      appearance: Appearance = .light, scale: Double = 1, window: Rect? = nil,
      isAnnotated: Bool = false, words: PictureWords = .english, range: ClosedRange<Double>? = nil
    ) {
      self.words = words
      self.range = range
      self.appearance = appearance
      self.scale = scale
      self.window = window
      self.isAnnotated = isAnnotated
    }
  }

  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int

  private(set) var sources: [any ScreenSource]
  let setting: Setting
  let tools: ScreenTools
  let layout: FrameLayout
  /// The frame that was drawn last, kept for repetitions.
  private var last: (number: Int, bitmap: Bitmap)?

  var theme: Theme { tools.theme }

  /// A painter of at least one source.
  ///
  /// - Throws: `CanvasError` for a scale that is not 1…4, an empty part of the screen, frames that would be too large,
  ///   or a missing font.
  package convenience init(
    _ sources: [any ScreenSource], _ setting: Setting
  ) throws(CanvasError) {
    try self.init(sources, setting, with: ScreenTools(ScreenTools.Look(of: sources, setting)))
  }

  /// A painter of at least one film; throws as for sources.
  package convenience init(_ films: [Film], _ setting: Setting = Setting()) throws(CanvasError) {
    try self.init(films.map { FilmScreens($0) }, setting)
  }

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

  /// The frames' recurring rows; nil where a frame has several screens or annotations.
  ///
  /// - Throws: `CanvasError` for a missing glyph.
  func rows(of frames: [ScreenFrame], threads: Int = 1) throws(CanvasError) -> ScreenRows? {
    guard sources.count == 1, !setting.isAnnotated else { return nil }
    return try sources[0].rows(
      of: frames, window: setting.window, by: tools.screens, fonts: tools.fonts, threads: threads)
  }

  /// The first of some frames; the others come next.
  ///
  /// - Throws: `CanvasError` for a missing glyph, and errors of reading a recording's pictures.
  package func bitmap(of frames: ArraySlice<ScreenFrame>) throws -> Bitmap {
    guard let frame = frames.first else { throw CanvasError.size(width: 0, height: 0) }
    if let last, last.number == frame.number { return last.bitmap }
    try hold(frames)
    let bitmap = try bitmap(of: frame)
    last = frames.dropFirst().first?.number == frame.number ? (frame.number, bitmap) : nil
    return bitmap
  }

  /// Lets sources read ahead for the next frames, at least for the first.
  func hold(_ frames: ArraySlice<ScreenFrame>) throws {
    for index in sources.indices { sources[index] = try sources[index].holding(frames) }
  }

  /// The frame of films at a time, in seconds; throws `CanvasError` for a missing glyph.
  package func bitmap(at time: Double) throws(CanvasError) -> Bitmap { try bitmap(of: (0, time)) }

  private func bitmap(of frame: ScreenFrame) throws(CanvasError) -> Bitmap {
    try Canvas.bitmap(
      pixelWidth: width, pixelHeight: height, scale: setting.scale, background: background,
      fonts: tools.fonts
    ) { draw(frame, on: $0) }
  }

  /// The colour outside of screens.
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
    if let clock = clock(of: frame) { draw(clock: clock, at: frame.time, on: canvas) }
  }

  func isMarked(_ source: any ScreenSource) -> Bool {
    setting.isAnnotated || source.isAlwaysMarked
  }

  /// A frame's time in words; nil where it is not shown.
  func clock(of frame: ScreenFrame) -> String? {
    setting.isAnnotated ? sources.first?.clock(of: frame) : nil
  }

  func draw(clock: String, at time: Double, on canvas: Canvas) {
    canvas.text(
      clock, in: layout.time,
      TextStyle(12 * layout.enlargement, .medium, theme.palette.second, hasTabularFigures: true),
      alignment: .leading)
    if let range = setting.range, range.lowerBound < range.upperBound {
      drawPlayhead((time - range.lowerBound) / (range.upperBound - range.lowerBound), on: canvas)
    }
  }

  /// How much of a clip has passed, next to its time.
  private func drawPlayhead(_ part: Double, on canvas: Canvas) {
    let track = layout.track
    guard track.width > 0 else { return }
    func bar(_ part: Double, _ color: Color) {
      let rect = Rect(
        x: track.minX, y: track.minY, width: track.width * part, height: track.height)
      canvas.fill(.rounded(rect, radius: track.height / 2), color)
    }
    bar(1, theme.palette.hairline)
    bar(min(max(part, track.height / track.width), 1), theme.palette.second)
  }

  func draw(
    _ annotation: FrameAnnotation, of source: any ScreenSource, in cell: Rect, on canvas: Canvas
  ) {
    let palette = theme.palette
    let window = setting.window ?? source.largestScreen
    let painter = SeamMarkPainter(
      palette: palette, pill: SheetStyle.Pill.sheet.enlarged(layout.enlargement))
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
      source.name, in: layout.title(above: cell),
      TextStyle(13 * layout.enlargement, .semiBold, palette.ink), alignment: .leading,
      truncates: true)
    painter.drawPill(annotation.label.in(setting.words), in: layout.pill(below: cell), on: canvas)
  }
}

/// Where the screens of a frame are, in points.
package struct FrameLayout {
  package let cells: [Rect]
  package let time: Rect
  package let size: Size
  /// How much larger than usual labels are, so that they can be read where the picture is as wide as a phone.
  package let enlargement: Double

  private static let margin = 20.0
  private static let gap = 12.0
  private static let annotatedGap = 36.0
  private static let titleHeight = 26.0
  private static let pillHeight = 16.0
  private static let spacing = 8.0
  private static let timeHeight = 26.0
  /// A phone's width, and the least size of letters there.
  private static let (phone, leastLetters) = (390.0, 11.0)

  /// Room for screens cropped to `windows`.
  package init(windows: [Rect], isAnnotated: Bool) {
    let margin = isAnnotated ? FrameLayout.margin : 0
    let gap = isAnnotated ? FrameLayout.annotatedGap : FrameLayout.gap
    let width = windows.reduce(2 * margin - gap) { $0 + $1.width + gap }
    let enlargement = max(
      1, width / FrameLayout.phone * FrameLayout.leastLetters / SheetStyle.Pill.sheet.size)
    self.enlargement = enlargement
    var x = margin
    let top = isAnnotated ? margin / 2 + FrameLayout.titleHeight * enlargement : 0
    let height = windows.map(\.height).max() ?? 0
    cells = windows.map { window in
      let cell = Rect(
        x: x, y: (top + height - window.height).rounded(), width: window.width,
        height: window.height)
      x += window.width + gap
      return cell
    }
    let right = x - gap + margin
    guard isAnnotated else {
      time = .zero
      size = Size(width: right, height: height)
      return
    }
    let below =
      top.rounded() + height + FrameLayout.spacing + FrameLayout.pillHeight * enlargement
    let timeHeight = FrameLayout.timeHeight * enlargement
    time = Rect(x: margin, y: below, width: right - 2 * margin, height: timeHeight)
    size = Size(
      width: right, height: (below + timeHeight + FrameLayout.spacing / 2).rounded(.up))
  }

  /// Where a clip's length is drawn, next to the time.
  package var track: Rect {
    let clock = 64 * enlargement
    let height = 3 * enlargement
    return Rect(
      x: time.minX + clock, y: time.midY - height / 2, width: time.width - clock, height: height)
  }

  package func title(above cell: Rect) -> Rect {
    let height = FrameLayout.titleHeight * enlargement
    return Rect(x: cell.minX, y: cell.minY - height, width: cell.width, height: height)
  }

  package func pill(below cell: Rect) -> Rect {
    Rect(
      x: cell.minX, y: cell.maxY + FrameLayout.spacing, width: cell.width,
      height: FrameLayout.pillHeight * enlargement)
  }
}
