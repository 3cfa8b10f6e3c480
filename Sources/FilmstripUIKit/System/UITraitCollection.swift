public import Foundation
import Stage

open class UITraitCollection: Hashable, @unchecked Sendable {
  /// The film's device as its window has it; nil outside of films, where it is a phone.
  private let device: Device?
  private var settings: UserSettings

  public init() {
    device = Play.current?.simulation?.scene
    settings = Play.settings
  }

  // The film's traits, but for one.

  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init()
    settings.textSize = category.textSize ?? settings.textSize
  }

  public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
    self.init()
    settings.rightToLeft = layoutDirection == .rightToLeft
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init()
    settings.boldText = legibilityWeight == .bold
  }

  /// As of their devices and settings.
  public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool {
    one.device == other.device && one.settings == other.settings
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(displayScale) }
  public static var current: UITraitCollection { UITraitCollection() }
  private var isTablet: Bool { device?.isTablet ?? false }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { isTablet ? .pad : .phone }
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    device?.isRegularWidth == true ? .regular : .compact
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    device?.isRegularHeight == false ? .compact : .regular
  }
  /// Rendering chooses the appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open var displayScale: CGFloat { CGFloat(device?.scale ?? 3) }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(settings.textSize)
  }
  open var legibilityWeight: UILegibilityWeight { settings.boldText ? .bold : .regular }
  open var layoutDirection: UIUserInterfaceLayoutDirection {
    settings.rightToLeft ? .rightToLeft : .leftToRight
  }
}
