/// What cells show, which decides how wide they are.
package enum CellShape: Sendable {
  /// Upright phones.
  case upright
  /// Phones on their side and parts of tablets.
  case wide
  case wholeTablet
}
