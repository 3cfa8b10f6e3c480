import Imaging
import Stage

/// A layer's picture: the same object wherever contents, background and size are the same.
final class LayerSurface: Hashable {
  /// Everything that a layer's picture depends on, for one theme and scale.
  struct Key: Hashable {
    let contents: Contents
    let background: Swatch?
    let cornerRadius: Double
    let size: Size
    let pixelWidth: Int
    let pixelHeight: Int
  }

  let key: Key
  fileprivate var canvas: Canvas?
  fileprivate var opaqueRows: [Range<Int>]?

  /// Pixels across.
  var pixelWidth: Int { key.pixelWidth }
  /// Pixels down.
  var pixelHeight: Int { key.pixelHeight }

  fileprivate init(_ key: Key) { self.key = key }

  static func == (one: LayerSurface, other: LayerSurface) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Layers that were drawn already, each once for its contents, background and size.
///
/// Holds at most as many pixels as one picture may have; when that is passed it starts anew.
final class KeptSurfaces {
  private let painter: ContentsPainter
  private let scale: Double
  private let fonts: Fonts
  private var surfaces: [LayerSurface.Key: LayerSurface] = [:]
  private var pixels = 0

  /// How many layers were drawn and are kept.
  private(set) var count = 0

  init(_ painter: ContentsPainter, scale: Double, fonts: Fonts) {
    self.painter = painter
    self.scale = scale
    self.fonts = fonts
  }

  /// The surface of a layer, which is drawn when its picture is first asked for.
  func surface(for key: LayerSurface.Key) -> LayerSurface {
    if let known = surfaces[key] { return known }
    let surface = LayerSurface(key)
    surfaces[key] = surface
    return surface
  }

  /// The surface's picture, drawn now if it was not before: in pixels, or as marks where the screen is kept as such.
  func canvas(
    of surface: LayerSurface, in medium: Canvas.Medium = .pixels
  ) throws(CanvasError) -> Canvas {
    if let known = surface.canvas, known.medium == medium { return known }
    let key = surface.key
    let opaque = key.cornerRadius <= 0 ? key.background.map(painter.theme.screen.fill) : nil
    let canvas = try Canvas(
      pixelWidth: key.pixelWidth, pixelHeight: key.pixelHeight, scale: scale, background: opaque,
      medium: medium, fonts: fonts)
    painter.draw(
      key.contents, background: key.background, cornerRadius: key.cornerRadius,
      in: Rect(origin: .zero, size: key.size), on: canvas)
    let added = key.pixelWidth * key.pixelHeight
    if pixels + added > Bitmap.pixelLimit {
      for surface in surfaces.values { surface.canvas = nil }
      (pixels, count) = (0, 0)
    }
    surface.canvas = canvas
    pixels += added
    count += 1
    return canvas
  }

  /// The rows of a layer's picture through which nothing shows, from its first to its last pixel; as few ranges as
  /// there can be, from top to bottom.
  func opaqueRows(of surface: LayerSurface) throws(CanvasError) -> [Range<Int>] {
    if let known = surface.opaqueRows { return known }
    let canvas = try canvas(of: surface)
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
    surface.opaqueRows = rows
    return rows
  }
}
