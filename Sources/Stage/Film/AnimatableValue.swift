/// One number of a layer over a film.
enum AnimatableValue: Sendable, Hashable {
  /// It never changes.
  case still(Double)
  /// It follows a track of the film, by its index.
  case moving(Int)
}
