extension Simulation {
  /// How long a navigation push takes, in seconds.
  ///
  /// Not documented; UIKit's was observed to be about 0.35.
  private static let pushDuration = 0.35

  /// Puts a screen where it waits to be pushed: to the right of the window.
  func putAside(_ view: View) {
    view.transform = .translation(x: device.size.width, y: 0)
  }

  /// Pushes the screen onto a navigation controller's stack; as it comes its field becomes first responder.
  func push() {
    guard let view = screen?.view else { return }
    performWithoutAnimation { putAside(view) }
    animate(
      withDuration: Simulation.pushDuration, delay: 0, options: [],
      animations: {
        view.transform = .identity
        perform(.showKeyboard())
      }, completion: nil)
  }
}
