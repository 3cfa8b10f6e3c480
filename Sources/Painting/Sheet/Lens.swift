import Diagnosis
import Stage

/// A part of the screen at the worst moment of a row, magnified.
struct Lens {
  private let theme: Theme
  private let scale: Double
  private let fonts: Fonts

  /// Points of the sheet a point of the device.
  static let magnification = 3.0
  /// The least size of a device pixel, in pixels of the sheet, for which pixels are shown as such.
  private static let leastPixel = 4.0
  private static let radius = 10.0
  /// From the lens's left edge to the bracket, in points.
  private static let bracketInset = 12.0
  /// From the lens's edges to a pill, and to a pill's middle, in points.
  private static let pillInset = 7.0
  private static let pillRoom = 15.0

  init(_ theme: Theme, scale: Double, fonts: Fonts) {
    self.theme = theme
    self.scale = scale
    self.fonts = fonts
  }

  /// What of a device a lens of a size shows, in points of the device.
  static func seen(in rect: Rect) -> Size {
    Size(width: rect.width / magnification, height: rect.height / magnification)
  }

  func draw(_ window: LensWindow, in rect: Rect, on canvas: Canvas) throws(CanvasError) {
    let film = window.film
    let time = film.time(ofFrame: window.frame)
    let palette = theme.palette
    let rect = canvas.snapped(rect)
    let pixel = Lens.magnification / film.device.scale
    let showsPixels = pixel * scale >= Lens.leastPixel
    // Pixels too small to be seen as such would be squares of uneven size, so the screen is then
    // drawn at the lens's own.
    let screens = ScreenPainter(
      theme, scale: showsPixels ? film.device.scale : Lens.magnification * scale, fonts: fonts)
    let picture = try screens.canvas(for: window.rect, in: canvas.medium, fonts: fonts)
    screens.draw(film, at: time, on: picture, window: window.rect)
    canvas.shadow(of: rect, radius: Lens.radius, Shadow(palette.shadow))
    canvas.saved {
      canvas.clip(.rounded(rect, radius: Lens.radius))
      canvas.draw(picture, in: rect, sampling: .pixels)
      if showsPixels { drawGrid(pixel, in: rect, on: canvas) }
      drawSeam(window, in: rect, on: canvas)
    }
    canvas.stroke(.rounded(rect, radius: Lens.radius), palette.second, Stroke(width: 1))
    canvas.text(
      "\(Int((time * 1000).rounded())) ms, \(Lens.magnification.shortest)×",
      at: Point(x: rect.midX, y: rect.maxY + 15),
      TextStyle(10, .regular, palette.second, hasTabularFigures: true), alignment: .center)
  }

  /// A line around each device pixel, `pixel` points of the sheet across.
  private func drawGrid(_ pixel: Double, in rect: Rect, on canvas: Canvas) {
    let color = theme.palette.ink.opacity(0.05)
    for x in stride(from: rect.minX + pixel, to: rect.maxX, by: pixel) {
      canvas.hairline(x: x, from: rect.minY, to: rect.maxY, color)
    }
    for y in stride(from: rect.minY + pixel, to: rect.maxY, by: pixel) {
      canvas.hairline(y: y, from: rect.minX, to: rect.maxX, color)
    }
  }

  /// What is marked on it: the bracket over the seam, open at an end that lies outside, with its
  /// figure, or the place where bar and keyboard touch; without a seam what is said of the frame.
  private func drawSeam(_ window: LensWindow, in rect: Rect, on canvas: Canvas) {
    let palette = theme.palette
    let marks = SeamMarks(palette: palette)
    let x = rect.minX + Lens.bracketInset
    func drawPill(_ verdict: SeamVerdict, x: Double, middle: Double) {
      // Wholly inside, whatever part of a bracket is seen.
      let held = max(rect.minY + Lens.pillRoom, min(middle, rect.maxY - Lens.pillRoom))
      marks.drawPill(
        verdict, in: Rect(x: x, y: held - 8, width: 0, height: 16), alignment: .leading,
        within: rect.maxX - Lens.pillInset, hasRing: true, on: canvas)
    }
    guard let seam = window.seam else {
      drawPill(window.verdict, x: rect.minX + Lens.pillInset, middle: rect.maxY)
      return
    }
    if let fault = window.fault,
      let band = SeamMarks.band(seam, in: rect, window: window.rect)
    {
      SeamBracket(
        fault, x: x, from: band.minY, to: band.maxY,
        endsAtTop: window.holdsSeam || band.minY > rect.minY,
        endsAtBottom: window.holdsSeam || band.maxY < rect.maxY
      ).draw(palette, on: canvas)
      drawPill(window.verdict, x: x + 7, middle: band.midY)
    } else if window.verdict.words.tone == .good {
      let y = rect.minY + (seam.keyboardTop - window.rect.minY) * Lens.magnification
      canvas.stroke(
        .line(from: Point(x: x - 5, y: y), to: Point(x: x + 7, y: y)), palette.seamless,
        Stroke(width: 1.5))
      drawPill(window.verdict, x: x + 7, middle: y)
    } else {
      drawPill(window.verdict, x: rect.minX + Lens.pillInset, middle: rect.maxY)
    }
  }
}
