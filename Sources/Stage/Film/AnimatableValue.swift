/// One number of a layer over a film.
enum AnimatableValue: Sendable, Hashable, Codable {
  case still(Double)
  /// Follows a track of the film, by its index.
  case moving(Int)
}
