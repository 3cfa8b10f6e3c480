/// A colour by its meaning; the painter's theme gives its light and dark values.
public enum SemanticColor: String, Sendable, Hashable, Codable, CaseIterable {
  /// The app's background, visible wherever nothing covers it.
  case screen
  /// The background of a sheet, in dark mode lighter than the screen behind it.
  case sheet
  case cell
  case navigationBar
  case toolbar
  /// The text field in the toolbar.
  case field
  /// A box of related fields on the screen.
  case card
  /// The bar at the bottom that switches between an app's parts.
  case tabBar
  case button
  /// The dimming of the screen behind a sheet or an alert.
  case shade
  /// A message from someone else.
  case bubbleIncoming
  /// A message from the phone's owner.
  case bubbleOutgoing
  /// What is behind an app's window that does not fill the screen: the desktop, or another app.
  case backdrop
}
