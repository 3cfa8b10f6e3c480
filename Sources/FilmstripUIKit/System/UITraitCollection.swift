public import Foundation
import Stage

open class UITraitCollection: Hashable, @unchecked Sendable {
  /// The film's device as its window has it; nil outside of films, where it is a phone.
  private let device: Device?
  public init() { device = Play.current?.simulation?.scene }
  /// As of their devices.
  public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool {
    one.device == other.device
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(displayScale) }
  public static var current: UITraitCollection { UITraitCollection() }
  private var isTablet: Bool { device?.isTablet ?? false }
  private var isOnSide: Bool { device?.orientation.isLandscape ?? false }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { isTablet ? .pad : .phone }
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    device?.isRegularWidth == true ? .regular : .compact
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    !isTablet && isOnSide ? .compact : .regular
  }
  /// Rendering chooses the appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open var displayScale: CGFloat { CGFloat(device?.scale ?? 3) }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
