import Graphics

/// The painters of screens at some scales, whose layers pictures have in common.
///
/// Not thread-safe: one for each thread.
final class ScreenPainters {
  private let theme: Theme
  private let fonts: Fonts
  private var known: [Double: ScreenPainter] = [:]

  /// How many pixels of layers are kept from picture to picture, of one scale: those of a sheet's screens, and not those
  /// of a magnifier.
  private static let keptPixels = 1 << 20
  /// How many scales are kept: those of a sheet's screens and magnifiers, and of the sheet before.
  private static let keptScales = 4

  init(_ theme: Theme, fonts: Fonts) {
    self.theme = theme
    self.fonts = fonts
  }

  /// The painter at a scale, which is held to `ScreenPainter.scales`.
  func painter(scale: Double) -> ScreenPainter {
    if let known = known[scale] { return known }
    let new = ScreenPainter(theme, scale: scale, fonts: fonts)
    known[scale] = new
    return new
  }

  /// Lets go of all layers.
  func forget() { known.removeAll() }

  /// Ends a picture: lets go of layers where they are many.
  func endPicture() {
    known = known.filter { !$0.value.cache.holdsMore(than: ScreenPainters.keptPixels) }
    if known.count > ScreenPainters.keptScales { forget() }
  }
}
