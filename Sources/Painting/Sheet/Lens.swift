import Diagnosis
import Stage

/// The worst seam of a row, magnified, without any mark on it: what the screen really shows there.
struct Lens {
  private let theme: Theme
  private let scale: Double
  private let fonts: Fonts

  /// Points of the sheet a point of the device: 3 where the seam fits, less where it does not.
  private static let magnifications = 1.0...3.0
  /// Room around the seam, in points of the device.
  private static let margin = 10.0
  /// Where the upper edge of a seam lies that does not fit, as a share of the lens.
  private static let shareAboveEdge = 0.4
  /// Where across the screen it looks, as a share of the width: at the field and the first keys.
  private static let across = 0.3
  /// The least size of a device pixel, in pixels of the sheet, for which a grid of them is drawn.
  private static let leastGrid = 3.0

  init(_ theme: Theme, scale: Double, fonts: Fonts) {
    self.theme = theme
    self.scale = scale
    self.fonts = fonts
  }

  func draw(
    _ film: Film, _ frame: Int, _ seam: Seam, in rect: Rect, on canvas: Canvas
  ) throws(CanvasError) {
    let first = min(seam.keyboardTop, seam.gap > 0 ? seam.toolbarBottom : seam.keyboardTop)
    let last = seam.gap > 0 ? seam.keyboardTop : max(seam.contentBottom, seam.keyboardTop)
    let wanted = rect.height / (last - first + 2 * Lens.margin)
    let magnification = min(
      max(wanted, Lens.magnifications.lowerBound), Lens.magnifications.upperBound)
    let seen = rect.height / magnification
    // A seam too large for the lens is shown at its upper edge.
    let fits = last - first + 2 * Lens.margin <= seen
    let wantedTop = fits ? (first + last - seen) / 2 : first - seen * Lens.shareAboveEdge
    let top = min(wantedTop, film.screen.maxY - seen)
    let window = Rect(
      x: (film.screen.width * Lens.across - seen / 2).rounded(), y: max(0, top.rounded()),
      width: seen, height: seen)

    // Drawn at the device's own pixels, then magnified, so that what is seen are those pixels.
    let screens = ScreenPainter(theme, scale: film.device.scale, fonts: fonts)
    let picture = try screens.canvas(for: window, fonts: fonts)
    screens.draw(film, at: film.time(ofFrame: frame), on: picture, window: window)
    let palette = theme.palette
    canvas.shadow(of: rect, radius: Lens.radius, Shadow(palette.shadow))
    canvas.saved {
      canvas.clip(.rounded(rect, radius: Lens.radius))
      canvas.draw(picture, in: rect, sampling: .pixels)
      drawGrid(magnification / film.device.scale, in: rect, on: canvas)
    }
    canvas.stroke(.rounded(rect, radius: Lens.radius), palette.second, Stroke(width: 1))
    let caption = TextStyle(10, .regular, palette.second, hasTabularFigures: true)
    let time = Int((film.time(ofFrame: frame) * 1000).rounded())
    let factor = (magnification * 10).rounded() / 10
    canvas.text(
      "\(time) ms, × \(factor.shortest)",
      at: Point(x: rect.midX, y: rect.maxY + 15), caption, alignment: .center)
  }

  private static let radius = 10.0

  /// A line around each device pixel, `pixel` points of the sheet across.
  private func drawGrid(_ pixel: Double, in rect: Rect, on canvas: Canvas) {
    guard pixel * scale >= Lens.leastGrid else { return }
    let color = theme.palette.ink.opacity(0.10)
    for offset in stride(from: pixel, to: rect.width, by: pixel) {
      canvas.hairline(x: rect.minX + offset, from: rect.minY, to: rect.maxY, color)
      canvas.hairline(y: rect.minY + offset, from: rect.minX, to: rect.maxX, color)
    }
  }
}
