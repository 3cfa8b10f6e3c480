import Imaging
import Stage

/// Layers that were drawn already, each once for its contents, background and size.
///
/// Holds at most as many pixels as one picture may have; when that is passed it starts anew.
final class KeptSurfaces {
  /// Everything that a layer's picture depends on, for one theme and scale.
  struct Key: Hashable {
    let contents: Contents
    let background: Swatch?
    let cornerRadius: Double
    let size: Size
    let pixelWidth: Int
    let pixelHeight: Int
  }

  private let painter: ContentsPainter
  private let scale: Double
  private let fonts: Fonts
  private var kept: [Key: Canvas] = [:]
  private var pixels = 0

  /// How many surfaces are kept.
  var count: Int { kept.count }

  init(_ painter: ContentsPainter, scale: Double, fonts: Fonts) {
    self.painter = painter
    self.scale = scale
    self.fonts = fonts
  }

  /// The layer's picture, drawn now if it was not before.
  func surface(for key: Key) throws(CanvasError) -> Canvas {
    if let known = kept[key] { return known }
    let opaque = key.cornerRadius <= 0 ? key.background.map(painter.theme.screen.fill) : nil
    let canvas = try Canvas(
      pixelWidth: key.pixelWidth, pixelHeight: key.pixelHeight, scale: scale, background: opaque,
      fonts: fonts)
    painter.draw(
      key.contents, background: key.background, cornerRadius: key.cornerRadius,
      in: Rect(origin: .zero, size: key.size), on: canvas)
    let count = key.pixelWidth * key.pixelHeight
    if pixels + count > Bitmap.pixelLimit {
      kept.removeAll()
      pixels = 0
    }
    kept[key] = canvas
    pixels += count
    return canvas
  }
}
