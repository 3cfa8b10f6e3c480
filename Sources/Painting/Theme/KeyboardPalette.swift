package import Graphics

/// The system keyboard's colours.
package struct KeyboardPalette: Sendable, Hashable {
  /// Behind the keys.
  package let tray: Color
  /// Behind the keys of iOS 26, translucent as frosted glass.
  package let glassTray: Color
  /// Letters and space.
  package let key: Color
  /// Shift, delete, numbers.
  package let functionKey: Color
  /// Shift, delete, numbers of iOS 26, as light as letters.
  package let glassFunctionKey: Color
  /// The key that sends.
  package let returnKey: Color
  /// Text on `returnKey`.
  package let onReturnKey: Color
  package let keyShadow: Color
  package let ink: Color
  /// Globe and microphone below the keys.
  package let second: Color
  package let hairline: Color
  /// Along the upper edge of an iOS 26 tray, fading downwards.
  package let edge: Color

  /// Colours read off screenshots.
  package init(_ appearance: Appearance) {
    tray = Color(appearance.pick(light: 0xD1D4D9, dark: 0x2C2C2E))
    glassTray = tray.opacity(0.82)
    key = Color(appearance.pick(light: 0xFFFFFF, dark: 0x6B6B6E))
    functionKey = Color(appearance.pick(light: 0xABB0BA, dark: 0x47474A))
    glassFunctionKey = Color(appearance.pick(light: 0xF0F1F4, dark: 0x59595D))
    returnKey = Color(appearance.pick(light: 0x007AFF, dark: 0x0A84FF))
    onReturnKey = .white
    keyShadow = Color(appearance.pick(light: 0x898A8D, dark: 0x1A1A1C))
    ink = appearance.pick(light: .black, dark: .white)
    second = Color(appearance.pick(light: 0x50555C, dark: 0xC9CBD0))
    hairline = appearance.pick(
      light: Color.black.opacity(0.18), dark: Color.white.opacity(0.18))
    edge = appearance.pick(light: Color.white.opacity(0.9), dark: Color.white.opacity(0.22))
  }
}
