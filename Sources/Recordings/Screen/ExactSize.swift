/// Screens with exactly a picture's pixels, or two or three times as many, or one point per pixel.
struct ExactSize {
  let screen: KnownScreen
  /// Pixels per point.
  let scale: Double
  /// Whether the device's own recordings have these pixels; another's may be scaled to them.
  let isOwn: Bool

  /// The tolerance of a side, in pixels: encoders only take even sides.
  private static let tolerance = 1.01

  /// By decreasing pixels per point.
  static func all(width: Double, height: Double) -> [ExactSize] {
    KnownScreen.all.flatMap { screen in
      let scales = Set(screen.scales.flatMap { [$0, $0 / 2] } + [1, 2])
      return scales.sorted(by: >).filter {
        abs(screen.width * $0 - width) <= tolerance && abs(screen.height * $0 - height) <= tolerance
      }.map { ExactSize(screen: screen, scale: $0, isOwn: screen.scales.contains($0)) }
    }
  }
}
