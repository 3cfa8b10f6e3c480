import Graphics
import Imaging
import Stage

/// A layer's picture: the same object wherever contents, background and size are the same.
final class LayerSurface: Hashable {
  /// Everything that a layer's picture depends on, for one theme and scale.
  struct Key: Hashable {
    let contents: Contents
    let look: TextLook
    let background: SemanticColor?
    let cornerRadius: Double
    let size: Size
    let pixelWidth: Int
    let pixelHeight: Int
    /// Pixels on each side, among these, outside of the layer, which letters may reach.
    let overhang: Int
  }

  let key: Key
  fileprivate var canvas: Canvas?
  /// The fonts that its texts need, once it was drawn.
  fileprivate var use = Fonts.always
  fileprivate var isDrawn = false
  /// The number of the last picture that showed it.
  fileprivate var lastUse = 0
  fileprivate var ahead: CanvasAhead?
  fileprivate var opaqueRows: [Range<Int>]?

  var pixelWidth: Int { key.pixelWidth }
  var pixelHeight: Int { key.pixelHeight }

  fileprivate init(_ key: Key) { self.key = key }

  fileprivate static func background(of key: Key, _ painter: ContentsPainter) -> Color? {
    key.cornerRadius <= 0 ? key.background.map(painter.theme.screen.fill) : nil
  }

  fileprivate static func draw(
    _ key: Key, _ painter: ContentsPainter, scale: Double, in medium: Canvas.Medium = .pixels,
    fonts: Fonts
  ) throws(CanvasError) -> Canvas {
    let canvas = try Canvas(
      pixelWidth: key.pixelWidth, pixelHeight: key.pixelHeight, scale: scale,
      background: background(of: key, painter), medium: medium, fonts: fonts)
    draw(key, painter, scale: scale, on: canvas)
    return canvas
  }

  /// In pixels of the layer's picture.
  fileprivate static func draw(
    _ key: Key, _ painter: ContentsPainter, scale: Double, part: PixelBounds, fonts: Fonts
  ) throws(CanvasError) -> Canvas {
    let canvas = try Canvas(
      pixelWidth: part.width, pixelHeight: part.height, scale: scale,
      background: background(of: key, painter), fonts: fonts)
    canvas.asPart(x: part.left, y: part.top) { draw(key, painter, scale: scale, on: canvas) }
    return canvas
  }

  private static func draw(
    _ key: Key, _ painter: ContentsPainter, scale: Double, on canvas: Canvas
  ) {
    painter.draw(
      key.contents, key.look, background: key.background, cornerRadius: key.cornerRadius,
      in: Rect(
        origin: Point(x: Double(key.overhang) / scale, y: Double(key.overhang) / scale),
        size: key.size), on: canvas)
  }

  static func == (one: LayerSurface, other: LayerSurface) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Layers that were already drawn, once for each contents, background and size.
///
/// Holds at most as many pixels as a bitmap may have; with more it starts anew.
final class LayerCache {
  private let painter: ContentsPainter
  private let scale: Double
  private let fonts: Fonts
  private var surfaces: [LayerSurface.Key: LayerSurface] = [:]
  private var pixels = 0
  /// The number of pictures that were begun.
  private var clock = 0

  /// The layers that were drawn and are kept.
  var count: Int { surfaces.values.count { $0.canvas != nil } }

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

  /// The surface's picture, drawn once: in pixels, or as marks for a screen kept as such.
  func canvas(
    of surface: LayerSurface, in medium: Canvas.Medium = .pixels
  ) throws(CanvasError) -> Canvas {
    surface.lastUse = clock
    if let known = surface.canvas, known.medium == medium {
      fonts.use.formUnion(surface.use)
      return known
    }
    let canvas: Canvas
    let others = fonts.use
    if medium == .pixels, let ahead = surface.ahead {
      surface.ahead = nil
      (canvas, surface.use) = try ahead.canvas()
    } else {
      fonts.use = Fonts.always
      canvas = try LayerSurface.draw(
        surface.key, painter, scale: scale, in: medium, fonts: fonts)
      surface.use = fonts.use
    }
    fonts.use = others
    fonts.use.formUnion(surface.use)
    let added = surface.pixelWidth * surface.pixelHeight
    if pixels + added > Bitmap.pixelLimit {
      for surface in surfaces.values { surface.canvas = nil }
      pixels = 0
    }
    surface.canvas = canvas
    surface.isDrawn = true
    pixels += added
    return canvas
  }

  /// A part of the surface's picture, in its pixels, that is not kept; nil where the whole is faster.
  func canvas(of surface: LayerSurface, part: PixelBounds) throws(CanvasError) -> Canvas? {
    let area = surface.pixelWidth * surface.pixelHeight
    // Whether the whole was already drawn does not count: an edge of a curve may differ by a level of colour in a part,
    // and a picture must not depend on earlier ones.
    guard area > LayerCache.smallArea, part.width * part.height * LayerCache.leastShare < area
    else { return nil }
    return try LayerSurface.draw(surface.key, painter, scale: scale, part: part, fonts: fonts)
  }

  /// Pictures of at most this many pixels are drawn whole as fast as in part.
  private static let smallArea = 1 << 19
  /// A part that is at most one in this many pixels is drawn separately.
  private static let leastShare = 4

  /// Adds the fonts of a surface's texts to those used; draws it if it was never drawn.
  func noteUse(of surface: LayerSurface) throws(CanvasError) {
    if surface.isDrawn { fonts.use.formUnion(surface.use) } else { _ = try canvas(of: surface) }
  }

  /// Begins another picture and frees memory.
  ///
  /// Frees layers that the last picture did not show when there are more than `limit` pixels, and forgets all layers
  /// when there are thousands, so that drawing many films takes bounded memory.
  ///
  /// - Returns: Whether layers were forgotten; the same layers are other surfaces then.
  func beginPicture(keeping limit: Int) -> Bool {
    if pixels > limit {
      for surface in surfaces.values where surface.canvas != nil && surface.lastUse < clock {
        surface.canvas = nil
        pixels -= surface.pixelWidth * surface.pixelHeight
      }
    }
    clock += 1
    guard surfaces.count > LayerCache.layerLimit else { return false }
    surfaces.removeAll()
    pixels = 0
    return true
  }

  /// Whether more is kept than `limit` pixels, or than the descriptions of thousands of layers.
  func holdsMore(than limit: Int) -> Bool {
    pixels > limit || surfaces.count > LayerCache.layerLimit
  }

  /// The layers' descriptions kept from film to film: those of a few long lists.
  private static let layerLimit = 4096

  /// Draws the largest surface on another thread with its own fonts, and the others meanwhile here.
  ///
  /// A keyboard takes about as long as the rest of a screen. More threads gain nothing: letters wait for each other in
  /// FreeType. Throws `CanvasError` for a missing glyph.
  func drawAhead(_ wanted: [LayerSurface]) throws(CanvasError) {
    let largest = wanted.max { $0.pixelWidth * $0.pixelHeight < $1.pixelWidth * $1.pixelHeight }
    guard let largest else { return }
    if largest.canvas == nil, largest.ahead == nil {
      largest.ahead = CanvasAhead(largest.key, painter, scale: scale, families: fonts.families)
    }
    for surface in wanted where surface != largest { _ = try canvas(of: surface) }
  }

  /// The fully opaque rows of a layer's picture: the fewest ranges, from top to bottom.
  func opaqueRows(of surface: LayerSurface) throws(CanvasError) -> [Range<Int>] {
    if let known = surface.opaqueRows { return known }
    var ranges: [Range<Int>] = []
    if LayerSurface.background(of: surface.key, painter)?.alpha == 1 {
      ranges = [0..<surface.pixelHeight]
    } else {
      let width = surface.pixelWidth
      ranges = try canvas(of: surface).withPixels { pixels in
        let opaque = (0..<surface.pixelHeight).filter { row in
          pixels[(row * width)..<((row + 1) * width)].reduce(.max, &) >> 24 == 0xFF
        }
        return [Range<Int>](merging: opaque.map { $0..<($0 + 1) })
      }
    }
    surface.opaqueRows = ranges
    return ranges
  }
}

/// A layer's picture drawn by another thread.
///
/// Only that thread touches it before `canvas` returns, which makes sharing it safe.
private final class CanvasAhead: @unchecked Sendable {
  private typealias Drawn = (canvas: Canvas, use: Set<TextNeeds>)

  private let draw: () -> Result<Drawn, CanvasError>
  private var result: Result<Drawn, CanvasError>?
  private var side: SideThread?

  init(
    _ key: LayerSurface.Key, _ painter: ContentsPainter, scale: Double, families: FontFamilies
  ) {
    draw = {
      Result { () throws(CanvasError) in
        let fonts = try Fonts.toDraw(with: families)
        return (try LayerSurface.draw(key, painter, scale: scale, fonts: fonts), fonts.use)
      }
    }
    side = SideThread { self.result = self.draw() }
  }

  /// Waits for the picture, and returns it with the fonts that its texts use.
  func canvas() throws(CanvasError) -> (canvas: Canvas, use: Set<TextNeeds>) {
    side?.join()
    let drawn = result ?? draw()
    result = drawn
    return try drawn.get()
  }
}
