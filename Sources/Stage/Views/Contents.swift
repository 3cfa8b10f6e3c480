/// The drawing inside a view's bounds, above its background.
///
/// The painter gets these and nothing else of the app: text is already broken into lines, and colours are named by
/// meaning.
public enum Contents: Sendable, Hashable, Codable {
  case none
  /// A message's text, one element per line, from the top left corner.
  case message([String])
  /// A small, centred line, such as the time above a message.
  case caption(String)
  /// A person's disc with initials.
  case avatar(initials: String, outgoing: Bool)
  case placeholder(String)
  /// A field's text, one element per line, from the top left; grey for a placeholder.
  case input([String], isPlaceholder: Bool)
  /// A magnifier and the text of a search bar's field.
  case search(String)
  /// The ring around the field with the cursor, and the cursor's top, in points.
  case cursor(x: Double, y: Double)
  case label(String)
  /// A larger line, such as a person's name in a header or an alert's question.
  case heading(String)
  case buttonTitle(String)
  /// The items of a tab bar; the first one is selected.
  case tabBar([String])
  case sendButton
  /// A navigation bar's chevron, title and hairline, below a status bar of a height in points.
  case navigationBar(title: String, statusBarHeight: Double)
  /// The clock, signal and battery.
  case statusBar
  /// The clock and a ring with battery, Wi-Fi and signal, as on a phone that folds: one below the other where it is higher
  /// than wide, else in a row.
  case statusRing
  /// The bar at the bottom of phones without a home button.
  case homeIndicator
  case keyboard(KeyboardFace)
}
