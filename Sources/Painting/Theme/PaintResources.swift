package import Basics
package import Graphics

/// A theme and its fonts, opened; not thread-safe.
package struct PaintResources {
  package let theme: Theme
  package let fonts: Fonts
  let screens: ScreenPainters

  /// An appearance's resources for texts in a language, with an accent as 0xRRGGBB; throws `FontError` for a missing font.
  package init(
    _ appearance: Appearance, language: LanguageTag = .english, accent: UInt32? = nil
  ) throws(FontError) {
    theme = Theme(appearance, language: language, accent: accent)
    fonts = try Fonts.opened(theme.fonts)
    screens = ScreenPainters(theme, fonts: fonts)
  }

  /// A canvas that only measures text.
  var ruler: Canvas { Canvas.ruler(fonts) }
}
