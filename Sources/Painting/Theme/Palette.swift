package import Graphics

/// The colours of sheets, plots and cards, each by its meaning.
package struct Palette: Sendable, Hashable {
  /// The page.
  package let paper: Color
  /// Cards and plots on the page.
  package let panel: Color
  /// Names and numbers.
  package let ink: Color
  /// Secondary text.
  package let second: Color
  /// Borders and grids.
  package let hairline: Color
  /// A gap between bar and keyboard: always with a solid band.
  package let gap: Color
  package let onGap: Color
  /// The part of the bar that the keyboard covers: always with a hatch.
  package let overlap: Color
  package let onOverlap: Color
  /// No gap and no overlap: always with a check.
  package let seamless: Color
  package let onSeamless: Color
  package let keyboardLine: Color
  package let barLine: Color
  /// The bars of several films in one plot.
  package let barLines: [Color]
  /// A choice or a mark.
  package let accent: Color
  /// Below a screen or card.
  package let shadow: Color

  /// The accent is 0xRRGGBB; nil for blue.
  package init(_ appearance: Appearance, accent chosen: UInt32? = nil) {
    let ink = appearance.pick(light: Color(0x16181D), dark: Color(0xF2F3F5))
    self.ink = ink
    paper = appearance.pick(light: Color(0xF6F6F7), dark: Color(0x111214))
    panel = appearance.pick(light: Color(0xFFFFFF), dark: Color(0x1B1C1F))
    second = appearance.pick(light: Color(0x6B7078), dark: Color(0x9AA0A8))
    hairline = appearance.pick(light: ink.opacity(0.12), dark: Color.white.opacity(0.14))
    gap = appearance.pick(light: Color(0xFF3B30), dark: Color(0xFF453A))
    onGap = .white
    overlap = appearance.pick(light: Color(0xFF9F0A), dark: Color(0xFFB340))
    onOverlap = Color(0x16181D)
    seamless = appearance.pick(light: Color(0x34C759), dark: Color(0x30D158))
    onSeamless = Color(0x16181D)
    keyboardLine = appearance.pick(light: ink, dark: .white)
    barLine =
      chosen.map { Color($0) } ?? appearance.pick(light: Color(0x007AFF), dark: Color(0x0A84FF))
    barLines =
      [barLine]
      + [
        (0xA03BD0, 0xCB8CFF), (0x0A8F8F, 0x4ED0CF), (0xB25E00, 0xE8A05C), (0xD1326B, 0xFF7AA8),
        (0x2B8A3E, 0x7BD88F),
      ].map { appearance.pick(light: Color($0.0), dark: Color($0.1)) }
    accent = barLine
    shadow = appearance.pick(
      light: Color.black.opacity(0.10), dark: Color.black.opacity(0.45))
  }
}
