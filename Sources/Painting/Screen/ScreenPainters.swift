import Graphics

/// The painters of screens at several scales, whose layers pictures share; not thread-safe.
final class ScreenPainters {
  private let theme: Theme
  private let fonts: Fonts
  private var known: [Double: ScreenPainter] = [:]

  /// Pixels kept between pictures for each scale: a sheet's screens without a magnifier.
  private static let keptPixels = 1 << 20
  /// The scales kept: those of a sheet's screens and magnifiers, and of the previous sheet.
  private static let keptScales = 4

  init(_ theme: Theme, fonts: Fonts) {
    self.theme = theme
    self.fonts = fonts
  }

  /// The painter at a scale, which is clamped to `ScreenPainter.scales`.
  func painter(scale: Double) -> ScreenPainter {
    if let known = known[scale] { return known }
    let new = ScreenPainter(theme, scale: scale, fonts: fonts)
    known[scale] = new
    return new
  }

  func forget() { known.removeAll() }

  /// Ends a picture and frees layers if they are many.
  func endPicture() {
    known = known.filter { !$0.value.cache.holdsMore(than: ScreenPainters.keptPixels) }
    if known.count > ScreenPainters.keptScales { forget() }
  }
}
