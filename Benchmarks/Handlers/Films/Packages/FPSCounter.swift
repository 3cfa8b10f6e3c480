import FilmstripUIKit

/// Of FPSCounter: it never tells.
@MainActor
protocol FPSCounterDelegate: AnyObject {}

@MainActor
final class FPSCounter {
  weak var delegate: (any FPSCounterDelegate)?
  func startTracking() {}
}
