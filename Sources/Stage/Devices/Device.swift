/// A screen as an app sees it: its size, its safe area and the keyboard's height.
public struct Device: Sendable, Hashable {
  /// Which way up it is held.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// What it is called in a scenario.
  public let name: String
  /// The screen, in points, as held.
  public let size: Size
  /// Device pixels a point.
  public let scale: Double
  /// What bars and corners take from each edge, in points, as held.
  public let safeArea: Insets
  /// The keyboard's height, in points, as held, without the bar of suggested words.
  public let keyboardHeight: Double
  /// The keyboard's height, in points, as held, with the bar of suggested words.
  public let keyboardHeightWithSuggestions: Double
  /// Whether it is a tablet.
  public let isTablet: Bool
  /// The radius of the screen's corners, in points; 0 for square ones.
  public let cornerRadius: Double
  /// How it is held.
  public let orientation: Orientation

  /// Whether a home indicator lies at the bottom.
  public var hasHomeIndicator: Bool { safeArea.bottom > 0 }
  /// One device pixel, in points.
  public var pixel: Double { 1 / scale }
  /// Whether the status bar is seen: phones hide it on their side.
  public var showsStatusBar: Bool { isTablet || orientation == .portrait }
}
