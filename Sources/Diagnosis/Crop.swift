/// What of the screen a picture shows.
public enum Crop: String, Sendable, Hashable, CaseIterable {
  /// The part that bar and keyboard travel over.
  case seam
  /// All of it.
  case screen
}
