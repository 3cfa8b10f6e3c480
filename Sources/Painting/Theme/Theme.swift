/// What pictures look like: colours, each by its meaning, and fonts.
public struct Theme: Sendable, Hashable {
  /// Light or dark.
  public let appearance: Appearance
  /// The colours of sheets, plots and cards.
  public let palette: Palette
  /// The colours of a phone's screen.
  public let screen: ScreenPalette
  /// The system keyboard's colours.
  public let keyboard: KeyboardPalette
  /// The fonts; `Fonts` opens them.
  public let fonts: FontFamilies

  /// Dark on light.
  public static let light = Theme(.light)
  /// Light on dark.
  public static let dark = Theme(.dark)

  /// The theme of an appearance.
  public init(_ appearance: Appearance, fonts: FontFamilies = .standard) {
    self.appearance = appearance
    palette = Palette(appearance)
    screen = ScreenPalette(appearance)
    keyboard = KeyboardPalette(appearance)
    self.fonts = fonts
  }
}
