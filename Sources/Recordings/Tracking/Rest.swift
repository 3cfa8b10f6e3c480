/// A time in which the lower part of the screen is still.
struct Rest: Sendable {
  var picture: ColumnPicture
  var keys: KeyRows?
  /// Nil also if its edge has not been found.
  var keyboard: KeyboardTemplate?

  init(_ picture: ColumnPicture, measure: ScreenMeasure) {
    self.picture = picture
    keys = KeyRows(in: picture, measure: measure)
  }

  /// It shows the same keys as another.
  mutating func takeKeys(of other: Rest) { (keys, keyboard) = (other.keys, other.keyboard) }

  /// What looked like keys is something else.
  mutating func dropKeys() { (keys, keyboard) = (nil, nil) }
}
