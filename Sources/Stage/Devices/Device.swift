import Basics

/// A device as an app sees it: screen, safe area and keyboard height, as it is held.
public struct Device: Sendable, Hashable, Codable {
  /// The orientation of the app's interface: UIKit's `UIInterfaceOrientation`.
  public enum Orientation: String, Sendable, Hashable, Codable, CaseIterable {
    case portrait
    /// Upside down: the home button on top.
    case portraitUpsideDown = "upside-down"
    /// On its side, the home button on the right.
    case landscapeRight = "landscape"
    /// On its side, the home button on the left.
    case landscapeLeft = "landscape-left"

    /// Whether it is either landscape orientation.
    public var isLandscape: Bool { self == .landscapeRight || self == .landscapeLeft }
  }

  /// A device's metrics in portrait or landscape, in points.
  struct Posture: Sendable, Hashable, Codable {
    let size: Size
    let safeArea: Insets
    /// With the home button, or the port, on the left, if it differs.
    var safeAreaOnLeft: Insets?
    let plain: KeyboardFigure
    let suggestions: KeyboardFigure
  }

  /// Its name in a scenario.
  public let name: String
  /// Device pixels per point.
  public let scale: Double
  /// Whether it is a tablet.
  public let isTablet: Bool
  /// The radius of the screen's corners, in points; 0 for square ones.
  public let cornerRadius: Double
  /// The display's refresh rate, in Hz: 60, or 120.
  ///
  /// Fingers act at its ticks, and display links as `Script.linkRate` says.
  public let refreshRate: Double
  /// How the device is held.
  public let orientation: Orientation
  let upright, onSide: Posture

  var posture: Posture { orientation.isLandscape ? onSide : upright }

  /// The screen, in points, as held.
  public var size: Size { posture.size }
  /// The insets of bars and corners, in points, as held.
  public var safeArea: Insets {
    (orientation == .landscapeLeft ? posture.safeAreaOnLeft : nil) ?? posture.safeArea
  }
  /// The keyboard's height, in points, as held, without the suggestion bar.
  ///
  /// Where no source has it, that of another version of iOS or that with suggestions; films that need it say so.
  public var keyboardHeight: Double { posture.plain.points }
  /// The keyboard's height, in points, as held, with the suggestion bar.
  public var keyboardHeightWithSuggestions: Double { posture.suggestions.points }
  /// Both heights, with their sources.
  var keyboardFigures: (plain: KeyboardFigure, suggestions: KeyboardFigure) {
    (posture.plain, posture.suggestions)
  }
  /// Both heights, nil where it is not known of the device on its system.
  package var knownKeyboardHeights: (plain: Double?, suggestions: Double?) {
    func known(_ figure: KeyboardFigure) -> Double? {
      [.otherSystem, .otherPose, .unknown].contains(figure.source) ? nil : figure.points
    }
    return (known(posture.plain), known(posture.suggestions))
  }

  /// Whether there is a home indicator at the bottom.
  public var hasHomeIndicator: Bool { safeArea.bottom > 0 }
  /// Whether it is a phone of regular width in landscape: UIKit's `horizontalSizeClass`.
  ///
  /// Plus and Max models are, at least 414 by 736 points in portrait.
  ///
  /// Source: Apple's Human Interface Guidelines, Layout, the table of size classes.
  public var isRegularOnSide: Bool {
    !isTablet && min(upright.size.width, upright.size.height) >= 414
      && max(upright.size.width, upright.size.height) >= 736
  }
  /// One device pixel, in points.
  public var pixel: Double { 1 / scale }
  /// Whether the status bar is visible on top: phones hide it in landscape, and one that is folded has it at a side.
  public var showsStatusBar: Bool {
    safeArea.top > 0 && (isTablet || !orientation.isLandscape)
  }

  /// The same device in another orientation.
  public func turned(to orientation: Orientation) -> Device {
    Device(
      name: name, scale: scale, isTablet: isTablet, cornerRadius: cornerRadius,
      refreshRate: refreshRate, orientation: orientation, upright: upright, onSide: onSide)
  }
}

extension Device: CustomStringConvertible {
  /// Its name, screen in points, pixels per point, and orientation unless upright.
  public var description: String {
    let held = orientation == .portrait ? "" : ", \(orientation.rawValue)"
    return "\(name), \(size) pt at \(scale.shortest)x\(held)"
  }
}
