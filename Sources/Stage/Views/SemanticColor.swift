/// A colour by its meaning; the painter's theme says what it looks like, light or dark.
public enum SemanticColor: String, Sendable, Hashable, CaseIterable {
  /// The app's background, seen wherever nothing covers it.
  case screen
  /// The background of a sheet, which in the dark is lighter than the screen that it lies on.
  case sheet
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
