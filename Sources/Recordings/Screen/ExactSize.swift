/// Screens whose pixels a picture has, or half or a third of them, or one a point.
struct ExactSize {
  let screen: KnownScreen
  /// Pixels a point.
  let scale: Double
  /// Whether the device's own recordings have these pixels; others are scaled, and a screen of another device may have
  /// been scaled to the same sides.
  let isOwn: Bool

  /// How far a side may be off, in pixels: encoders take even sides alone.
  private static let tolerance = 1.01

  /// The screens that a picture of a size shows exactly, the first with most pixels a point.
  static func all(width: Double, height: Double) -> [ExactSize] {
    KnownScreen.all.flatMap { screen in
      let scales = Set(screen.scales.flatMap { [$0, $0 / 2] } + [1, 2])
      return scales.sorted(by: >).filter {
        abs(screen.width * $0 - width) <= tolerance && abs(screen.height * $0 - height) <= tolerance
      }.map { ExactSize(screen: screen, scale: $0, isOwn: screen.scales.contains($0)) }
    }
  }
}
