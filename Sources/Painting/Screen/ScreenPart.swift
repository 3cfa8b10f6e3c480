import Graphics
import Stage

/// A colour, a kept surface, or glass that blurs its background, at whole pixels.
///
/// A screen at a time is a list of them, back to front. Everything else was resolved when the list was made, so a
/// picture, kept rows and a page show the same.
struct ScreenPart: Hashable {
  enum Content: Hashable {
    case color(Color)
    /// A layer's picture; drawn pixel for pixel where its size is the rectangle's, else stretched.
    case surface(LayerSurface)
    /// The blurred background, inside a tray with some corners of a radius in pixels.
    case frost(radius: Double, corners: Corners)
  }

  let content: Content
  /// The whole of it, in pixels.
  let rect: PixelBounds
  /// The pixels of it that are drawn; never empty, and never outside `rect`.
  let clip: PixelBounds
  /// Above 0 and at most 1.
  let alpha: Double

  /// Nil where none of its pixels are drawn.
  init?(_ content: Content, in rect: PixelBounds, clip: PixelBounds, alpha: Double = 1) {
    let seen = rect.intersection(clip)
    guard !seen.isEmpty, alpha > 0 else { return nil }
    self.content = content
    self.rect = rect
    self.clip = seen
    self.alpha = alpha
  }

  var isScaled: Bool {
    guard case .surface(let surface) = content else { return false }
    return surface.pixelWidth != rect.width || surface.pixelHeight != rect.height
  }
}
