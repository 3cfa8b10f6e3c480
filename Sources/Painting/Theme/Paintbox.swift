/// What pictures are drawn with: a theme and its fonts, opened.
///
/// Not thread-safe: one for each thread.
public struct Paintbox {
  /// Colours, each by its meaning, and the fonts' names.
  public let theme: Theme
  /// What text is set with.
  public let fonts: Fonts

  /// The paintbox of an appearance.
  ///
  /// - Throws: `FontError` where a font is missing.
  public init(_ appearance: Appearance) throws(FontError) {
    theme = Theme(appearance)
    fonts = try Fonts(theme.fonts)
  }

  /// A canvas to measure text with; nobody will see it.
  var ruler: Canvas { Canvas.ruler(fonts) }
}
