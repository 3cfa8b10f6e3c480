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
  private var opaqueRows: [Key: [Range<Int>]] = [:]
  private var pixels = 0

  /// How many surfaces are kept.
  var count: Int { kept.count }

  init(_ painter: ContentsPainter, scale: Double, fonts: Fonts) {
    self.painter = painter
    self.scale = scale
    self.fonts = fonts
  }

  /// The layer's picture, drawn now if it was not before: in pixels, or as marks where the screen is kept as such.
  func surface(
    for key: Key, in medium: Canvas.Medium = .pixels
  ) throws(CanvasError) -> Canvas {
    if let known = kept[key], known.medium == medium { return known }
    let opaque = key.cornerRadius <= 0 ? key.background.map(painter.theme.screen.fill) : nil
    let canvas = try Canvas(
      pixelWidth: key.pixelWidth, pixelHeight: key.pixelHeight, scale: scale, background: opaque,
      medium: medium, fonts: fonts)
    painter.draw(
      key.contents, background: key.background, cornerRadius: key.cornerRadius,
      in: Rect(origin: .zero, size: key.size), on: canvas)
    let count = key.pixelWidth * key.pixelHeight
    if pixels + count > Bitmap.pixelLimit {
      kept.removeAll()
      opaqueRows.removeAll()
      pixels = 0
    }
    kept[key] = canvas
    pixels += count
    return canvas
  }

  /// The rows of a layer's picture through which nothing shows, from its first to its last pixel; as few ranges as
  /// there can be, from top to bottom.
  func opaqueRows(of key: Key) throws(CanvasError) -> [Range<Int>] {
    if let known = opaqueRows[key] { return known }
    let canvas = try surface(for: key)
    let rows =
      canvas.isOpaque
      ? [0..<canvas.pixelHeight]
      : try canvas.withPixels { pixels in
        var ranges: [Range<Int>] = []
        for row in 0..<canvas.pixelHeight {
          let line = pixels[(row * canvas.pixelWidth)..<((row + 1) * canvas.pixelWidth)]
          guard line.reduce(.max, &) >> 24 == 0xFF else { continue }
          if let last = ranges.last, last.upperBound == row {
            ranges[ranges.count - 1] = last.lowerBound..<(row + 1)
          } else {
            ranges.append(row..<(row + 1))
          }
        }
        return ranges
      }
    opaqueRows[key] = rows
    return rows
  }
}
