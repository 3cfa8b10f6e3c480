package import Basics
package import Graphics

/// What pictures are drawn with: a theme and its fonts, opened.
///
/// Not thread-safe: one for each thread.
package struct PaintResources {
  /// Colours, each by its meaning, and the fonts' names.
  package let theme: Theme
  /// What text is set with.
  package let fonts: Fonts
  /// What screens on it are drawn with.
  let screens: ScreenPainters

  /// What pictures of an appearance are drawn with, their texts in a language.
  ///
  /// - Throws: `FontError` where a font is missing.
  package init(
    _ appearance: Appearance, language: LanguageTag = .english
  ) throws(FontError) {
    theme = Theme(appearance, language: language)
    fonts = try Fonts.opened(theme.fonts)
    screens = ScreenPainters(theme, fonts: fonts)
  }

  /// A canvas to measure text with; nobody will see it.
  var ruler: Canvas { Canvas.ruler(fonts) }
}
