extension Simulation {
  /// How long it takes to turn the interface by a quarter, in seconds; by half it takes twice as long.
  ///
  /// The value of UIKit's `statusBarOrientationAnimationDuration` on phones and on tablets as it was observed; that
  /// it doubles is documented there.
  private static let quarterTurn = (phone: 0.3, tablet: 0.4)

  /// Turns the device: in one block of the system's the windows take their new size, the screen and the approach are
  /// told, a shown keyboard takes the height it has there, and everything is laid out.
  func turn(to orientation: Device.Orientation) {
    guard orientation != device.orientation else {
      warn("The device was turned to the orientation that it already had.")
      return
    }
    let isHalf = orientation.isLandscape == device.orientation.isLandscape
    let quarter =
      device.isTablet ? Simulation.quarterTurn.tablet : Simulation.quarterTurn.phone
    let duration = isHalf ? 2 * quarter : quarter
    device = device.turned(to: orientation)
    turns.append(DeviceTurn(time: now, device: device))
    animate(
      withDuration: duration, delay: 0,
      options: [.overrideInheritedDuration, .overrideInheritedCurve],
      animations: {
        for window in windows { window.frame = Rect(origin: .zero, size: device.size) }
        screen?.viewWillTransition(to: device)
        call(.transition(screen?.view.bounds.size ?? device.size))
        keyboard.turn(in: duration)
        for window in windows { window.layoutIfNeeded() }
      }, completion: nil)
  }
}
