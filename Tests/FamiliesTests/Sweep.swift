/// What families are told on.
enum Sweep {
  /// Frames a second.
  static let rates = [50.0, 60, 120]
  /// A phone of each kind, and a tablet.
  static let devices = ["iPhone SE 3", "iPhone 14 Pro", "iPad 9.7"]
}
