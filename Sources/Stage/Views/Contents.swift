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
  /// A box on the screen that holds fields of a kind.
  case card
  /// The bar at the bottom that changes between an app's parts.
  case tabBar
  /// A form's main button.
  case button
  /// What darkens the screen behind a sheet or an alert.
  case shade
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
  /// What stands in a field, one element a line, from the top left corner; grey where it is a placeholder.
  case input([String], isPlaceholder: Bool)
  /// A magnifier and what stands in a search bar's field.
  case search(String)
  /// The ring around the field that has the cursor, and the cursor's top at a place in it, in points.
  case cursor(x: Double, y: Double)
  /// The name above a field.
  case label(String)
  /// A larger line, such as a person's name in a header or an alert's question.
  case heading(String)
  /// A button's words.
  case buttonTitle(String)
  /// The items of a tab bar; the first one is chosen.
  case tabBar([String])
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
  /// Where it is: split, the keys lie in two halves at the sides with nothing between them; floating, they are a
  /// phone's.
  public var place: KeyboardPlace
  /// Whether it is the bar of a hardware keyboard: shortcuts, and no keys.
  public var isHardware: Bool

  /// A face of these parts.
  public init(
    hasSuggestions: Bool, footer: Double, isTablet: Bool = false, cornerRadius: Double = 0,
    place: KeyboardPlace = .docked, isHardware: Bool = false
  ) {
    self.hasSuggestions = hasSuggestions
    self.footer = footer
    self.isTablet = isTablet
    self.cornerRadius = cornerRadius
    self.place = place
    self.isHardware = isHardware
  }
}
