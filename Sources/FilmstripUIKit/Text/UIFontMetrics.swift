public import Foundation
import Screens
import Stage

/// How lengths grow with the owner's text size: as the style's leading does, to whole pixels, and fonts to whole points.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: DynamicType
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

  private func growth(_ traits: UITraitCollection?) -> CGFloat {
    CGFloat(style.growth(at: traits.textSize))
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection) }

  /// A maximum of 0 is none.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let growth = growth(traitCollection)
    guard growth != 1 || maximumPointSize > 0 else { return font }
    var size = growth == 1 ? font.pointSize : (font.pointSize * growth).rounded()
    if maximumPointSize > 0 { size = min(size, maximumPointSize) }
    return UIFont(
      named: font.fontName, size: size, growth: growth == 1 ? 1 : size / font.pointSize)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let growth = growth(traitCollection)
    guard growth != 1 else { return value }
    let scale = (traitCollection ?? .current).displayScale
    return (value * growth * scale).rounded() / scale
  }
}

extension UITraitCollection? {
  /// That of the traits, or of the film.
  var textSize: UserSettings.TextSize {
    self?.preferredContentSizeCategory.textSize ?? Play.settings.textSize
  }
}
