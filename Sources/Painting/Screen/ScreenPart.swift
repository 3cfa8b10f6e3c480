import Graphics
import Stage

/// One thing that a screen shows, at whole pixels: a colour, a kept surface, or glass that blurs what lies
/// behind.
///
/// A screen at a time is a list of them, back to front. All that is not pixels was resolved when the list was
/// made, so whoever draws it, keeps rows of it or writes it into a page draws the same.
struct ScreenPart: Hashable {
  /// What it shows.
  enum Content: Hashable {
    /// A colour all over.
    case color(Color)
    /// A layer's picture; drawn pixel for pixel where its size is the rectangle's, else stretched.
    case surface(LayerSurface)
    /// What lies behind, blurred, inside a tray with some corners of a radius in pixels.
    case frost(radius: Double, corners: Corners)
  }

  let content: Content
  /// Where the whole of it lies, in pixels.
  let rect: PixelBounds
  /// The pixels of it that are drawn; never empty, and never outside `rect`.
  let clip: PixelBounds
  /// Its opacity, above 0 and at most 1.
  let alpha: Double

  /// The part, or nil where none of its pixels are drawn.
  init?(_ content: Content, in rect: PixelBounds, clip: PixelBounds, alpha: Double = 1) {
    let seen = rect.intersection(clip)
    guard !seen.isEmpty, alpha > 0 else { return nil }
    self.content = content
    self.rect = rect
    self.clip = seen
    self.alpha = alpha
  }

  /// Whether its picture is stretched.
  var isScaled: Bool {
    guard case .surface(let surface) = content else { return false }
    return surface.pixelWidth != rect.width || surface.pixelHeight != rect.height
  }
}
