package import Basics
package import Graphics

/// Colours, each by its meaning, and fonts.
package struct Theme: Sendable, Hashable {
  package let appearance: Appearance
  package let palette: Palette
  package let screen: ScreenPalette
  package let keyboard: KeyboardPalette
  /// Names for `Fonts` to open.
  package let fonts: FontFamilies

  package static let light = Theme(.light)
  package static let dark = Theme(.dark)

  /// The theme of an appearance, for texts in a language.
  package init(_ appearance: Appearance, language: LanguageTag, accent: UInt32? = nil) {
    self.init(appearance, fonts: FontFamilies(language: language), accent: accent)
  }

  package init(
    _ appearance: Appearance, fonts: FontFamilies = .standard, accent: UInt32? = nil
  ) {
    self.appearance = appearance
    palette = Palette(appearance, accent: accent)
    screen = ScreenPalette(appearance)
    keyboard = KeyboardPalette(appearance)
    self.fonts = fonts
  }
}
