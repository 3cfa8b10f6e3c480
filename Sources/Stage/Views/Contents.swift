/// A colour by its meaning; the painter's theme says what it looks like, light or dark.
public enum Swatch: String, Sendable, Hashable, CaseIterable {
  /// The app's background, seen wherever nothing covers it.
  case screen
  /// A list row's background.
  case cell
  /// The navigation bar.
  case navigationBar
  /// The input toolbar.
  case toolbar
  /// The text field in the toolbar.
  case field
  /// A message somebody else wrote.
  case bubbleIncoming
  /// A message the owner of the phone wrote.
  case bubbleOutgoing
}

/// What a view draws inside its bounds, above its background.
///
/// The painter is handed these and nothing else of the app: text is already broken into lines, and colours
/// are named by meaning.
public enum Contents: Sendable, Hashable {
  /// Nothing.
  case none
  /// A message's text, one element a line, from the top left corner.
  case message([String])
  /// A small, centred line, such as the time above a message.
  case caption(String)
  /// A person's disc with initials.
  case avatar(initials: String, outgoing: Bool)
  /// The placeholder of a text field.
  case placeholder(String)
  /// The round button that sends.
  case sendButton
  /// A navigation bar's chevron, title and hairline, below a status bar `statusBarHeight` points high.
  case navigationBar(title: String, statusBarHeight: Double)
  /// The clock, signal and battery.
  case statusBar
  /// The bar at the bottom of phones without a home button.
  case homeIndicator
  /// The system keyboard.
  case keyboard(KeyboardFace)
}

/// What the system keyboard shows.
public struct KeyboardFace: Sendable, Hashable {
  /// Whether a bar with three suggested words lies above the keys.
  public var hasSuggestions: Bool
  /// Points below the keys for globe, microphone and home indicator; 0 on devices with a home button.
  public var footer: Double
  /// Whether the device is a tablet.
  public var isTablet: Bool
  /// The corner radius of the tray's upper corners, in points; 0 before iOS 26.
  public var cornerRadius: Double

  /// A face of these parts.
  public init(
    hasSuggestions: Bool, footer: Double, isTablet: Bool = false, cornerRadius: Double = 0
  ) {
    self.hasSuggestions = hasSuggestions
    self.footer = footer
    self.isTablet = isTablet
    self.cornerRadius = cornerRadius
  }
}
