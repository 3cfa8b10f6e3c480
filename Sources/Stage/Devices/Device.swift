import Basics

/// A screen as an app sees it: its size, its safe area and the keyboard's height, as the device is held.
public struct Device: Sendable, Hashable {
  /// Which way up the app's interface is: UIKit's `UIInterfaceOrientation`.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// Upright.
    case portrait
    /// Upside down: the home button on top.
    case portraitUpsideDown = "upside-down"
    /// On its side, the home button on the right.
    case landscapeRight = "landscape"
    /// On its side, the home button on the left.
    case landscapeLeft = "landscape-left"

    /// Whether the device lies on its side, either one.
    public var isLandscape: Bool { self == .landscapeRight || self == .landscapeLeft }
  }

  /// What an app sees of a device that is upright, or on its side.
  struct Posture: Sendable, Hashable {
    /// The screen, in points.
    let size: Size
    /// What bars and corners take from each edge, in points.
    let safeArea: Insets
    /// The keyboard's height, in points, without the bar of suggested words.
    let keyboardHeight: Double
    /// The keyboard's height, in points, with the bar of suggested words.
    let keyboardHeightWithSuggestions: Double
  }

  /// Its name in a scenario.
  public let name: String
  /// Device pixels per point.
  public let scale: Double
  /// Whether it is a tablet.
  public let isTablet: Bool
  /// The radius of the screen's corners, in points; 0 for square ones.
  public let cornerRadius: Double
  /// How often the display shows a new picture, in Hz: 60, or 120.
  ///
  /// Display links and fingers act at its ticks. An app's links run at 120 Hz on a phone only where its Info.plist
  /// asks for that; here they do.
  public let refreshRate: Double
  /// How the device is held.
  public let orientation: Orientation
  let upright, onSide: Posture

  private var posture: Posture { orientation.isLandscape ? onSide : upright }

  /// The screen, in points, as held.
  public var size: Size { posture.size }
  /// What bars and corners take from each edge, in points, as held.
  public var safeArea: Insets { posture.safeArea }
  /// The keyboard's height, in points, as held, without the bar of suggested words.
  public var keyboardHeight: Double { posture.keyboardHeight }
  /// The keyboard's height, in points, as held, with the bar of suggested words.
  public var keyboardHeightWithSuggestions: Double { posture.keyboardHeightWithSuggestions }

  /// Whether a home indicator lies at the bottom.
  public var hasHomeIndicator: Bool { safeArea.bottom > 0 }
  /// Whether it is a phone of regular width on its side, as the Plus and Max models, 414 points wide or more and high
  /// enough, are: UIKit's `horizontalSizeClass`.
  ///
  /// Source: Apple's Human Interface Guidelines, Layout, the table of size classes.
  public var isRegularOnSide: Bool {
    !isTablet && min(upright.size.width, upright.size.height) >= 414
      && max(upright.size.width, upright.size.height) >= 736
  }
  /// One device pixel, in points.
  public var pixel: Double { 1 / scale }
  /// Whether the status bar is seen: phones hide it on their side.
  public var showsStatusBar: Bool { isTablet || !orientation.isLandscape }

  /// The same device, held another way.
  public func turned(to orientation: Orientation) -> Device {
    Device(
      name: name, scale: scale, isTablet: isTablet, cornerRadius: cornerRadius,
      refreshRate: refreshRate, orientation: orientation, upright: upright, onSide: onSide)
  }
}

extension Device: CustomStringConvertible {
  /// Its name, its screen in points and pixels a point, and how it is held unless upright.
  public var description: String {
    let held = orientation == .portrait ? "" : ", \(orientation.rawValue)"
    return "\(name), \(size) pt at \(scale.shortest)x\(held)"
  }
}
