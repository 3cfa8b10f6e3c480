/// A colour in sRGB, not premultiplied, with opacity.
package struct Color: Sendable, Hashable {
  /// From 0 to 1.
  package let red, green, blue: Double
  /// From 0 to 1.
  package let alpha: Double

  package static let clear = Color(0x000000, alpha: 0)
  package static let white = Color(0xFFFFFF)
  package static let black = Color(0x000000)

  /// A colour as designers write it, 0xRRGGBB, with an opacity clamped to 0…1.
  package init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Components are clamped to 0…1.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func held(_ value: Double) -> Double { min(max(value, 0), 1) }
    self.red = held(red)
    self.green = held(green)
    self.blue = held(blue)
    self.alpha = held(alpha)
  }

  /// The same colour at another opacity, 0…1.
  package func opacity(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Mixed component by component: this colour at 0, the other at 1.
  package func mixed(with other: Color, by part: Double) -> Color {
    func between(_ here: Double, _ there: Double) -> Double { here + (there - here) * part }
    return Color(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue), alpha: between(alpha, other.alpha))
  }

  /// The blend with an opaque background.
  package func over(_ background: Color) -> Color {
    background.mixed(with: opacity(1), by: alpha).opacity(1)
  }

  /// 0xRRGGBB, each component rounded to the nearest of 256 steps.
  package var hex: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
