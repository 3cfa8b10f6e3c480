import LibC

/// How distinguishable two colours are.
extension Color {
  /// The share of white's light, 0…1 (WCAG 2.2, relative luminance).
  package var luminance: Double {
    0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
  }

  /// Of two opaque colours, 1…21; text needs 4.5, large signs 3 (WCAG 2.2, contrast ratio).
  package func contrast(with other: Color) -> Double {
    let lighter = max(luminance, other.luminance)
    let darker = min(luminance, other.luminance)
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The perceived distance of two opaque colours: in CIE L*a*b* (1976), 2.3 is just noticeable.
  package func difference(from other: Color) -> Double {
    let here = lab
    let there = other.lab
    let (lightness, greenRed, blueYellow) = (here.0 - there.0, here.1 - there.1, here.2 - there.2)
    return (lightness * lightness + greenRed * greenRed + blueYellow * blueYellow).squareRoot()
  }

  /// CIE L*, a*, b* for the white point D65, from sRGB (IEC 61966-2-1).
  private var lab: (Double, Double, Double) {
    let (red, green, blue) = (Color.linear(red), Color.linear(green), Color.linear(blue))
    func curve(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (value * 24389 / 27 + 16) / 116
    }
    let x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// A component's share of light (IEC 61966-2-1).
  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }
}
