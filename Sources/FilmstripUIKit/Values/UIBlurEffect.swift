public import Foundation

/// The film draws none of it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// Source of the numbers: Apple, `UIBlurEffect.Style` (UIBlurEffect.h).
  public enum Style: Int, Sendable, CaseIterable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  public init(style: Style) {}
}

open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) {}
}
