package import Basics
package import Graphics

/// What pictures look like: colours, each by its meaning, and fonts.
package struct Theme: Sendable, Hashable {
  /// Light or dark.
  package let appearance: Appearance
  /// The colours of sheets, plots and cards.
  package let palette: Palette
  /// The colours of a phone's screen.
  package let screen: ScreenPalette
  /// The system keyboard's colours.
  package let keyboard: KeyboardPalette
  /// The fonts; `Fonts` opens them.
  package let fonts: FontFamilies

  /// Dark on light.
  package static let light = Theme(.light)
  /// Light on dark.
  package static let dark = Theme(.dark)

  /// The theme of an appearance, for texts in a language.
  package init(_ appearance: Appearance, language: LanguageTag) {
    self.init(appearance, fonts: FontFamilies(language: language))
  }

  /// The theme of an appearance.
  package init(_ appearance: Appearance, fonts: FontFamilies = .standard) {
    self.appearance = appearance
    palette = Palette(appearance)
    screen = ScreenPalette(appearance)
    keyboard = KeyboardPalette(appearance)
    self.fonts = fonts
  }
}
