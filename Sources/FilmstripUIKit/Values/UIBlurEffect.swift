public import Foundation

/// What lies over a view that lets through; the film draws none of it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How a blur looks.
  ///
  /// Source of the numbers: Apple, `UIBlurEffect.Style` (UIBlurEffect.h).
  public enum Style: Int, Sendable, CaseIterable {
    /// The first three of iOS 8, then the two of iOS 10.
    case extraLight, light, dark
    /// As the interface, of iOS 10.
    case regular = 4
    /// As the interface, and stronger.
    case prominent
    /// Materials that follow the interface, from the thinnest.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// Materials that are light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// Materials that are light.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// Materials that are dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// Materials that are dark.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// A blur of a style.
  public init(style: Style) {}
}

/// What stands out on a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Vibrancy on a blur.
  public init(blurEffect: UIBlurEffect) {}
}
