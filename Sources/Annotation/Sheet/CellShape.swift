/// The contents of cells, which decide their width.
package enum CellShape: Sendable {
  /// Phones in portrait.
  case upright
  /// Phones in landscape and parts of tablets.
  case wide
  case wholeTablet
}
