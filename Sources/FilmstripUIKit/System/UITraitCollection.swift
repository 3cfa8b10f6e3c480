public import Foundation
import Stage

/// What it is like around a view: UIKit's `UITraitCollection`.
open class UITraitCollection: @unchecked Sendable {
  /// The film's device; nil outside of films, where it is a phone.
  private let device: Device?

  /// That of the film's screen.
  public init() { device = Play.current?.simulation?.device }

  /// That of the film's screen.
  public static var current: UITraitCollection { UITraitCollection() }

  private var isTablet: Bool { device?.isTablet ?? false }
  private var isOnSide: Bool { device?.orientation.isLandscape ?? false }

  /// Whether it is a phone or a tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { isTablet ? .pad : .phone }
  /// How wide it is.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    isTablet || (isOnSide && device?.isRegularOnSide == true) ? .regular : .compact
  }
  /// How high it is.
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    !isTablet && isOnSide ? .compact : .regular
  }
  /// Light or dark; the film's theme is another one's choice.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// Pixels in a point.
  open var displayScale: CGFloat { CGFloat(device?.scale ?? 3) }
  /// The text size that people chose.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of text.
  open var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
