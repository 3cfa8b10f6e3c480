/// A stretch in which the lower part of the screen is still.
struct Rest: Sendable {
  /// What the screen looks like.
  var picture: ColumnPicture
  /// Its rows of keys, where a keyboard shows.
  var keys: KeyRows?
  /// The keyboard, where one shows and its edge has been found.
  var keyboard: KeyboardTemplate?

  init(_ picture: ColumnPicture, measure: ScreenMeasure) {
    self.picture = picture
    keys = KeyRows(in: picture, measure: measure)
  }
}
