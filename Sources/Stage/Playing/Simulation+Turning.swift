extension Simulation {
  /// How long it takes to turn the interface by a quarter, in seconds; by half it takes twice as long.
  ///
  /// The value of UIKit's `statusBarOrientationAnimationDuration` on phones and on tablets as it was observed; that
  /// it doubles is documented there.
  private static let quarterTurn = (phone: 0.3, tablet: 0.4)

  /// Turns the device: in one block of the system's the windows take their new size, the screen and the approach are
  /// told, a shown keyboard takes the height it has there, and everything is laid out.
  ///
  /// A docked keyboard announces a hide before that and a show in it.
  func turn(to orientation: Device.Orientation) {
    guard orientation != device.orientation else {
      warn("The device was turned to the orientation that it already had.")
      return
    }
    let isHalf = orientation.isLandscape == device.orientation.isLandscape
    let quarter =
      device.isTablet ? Simulation.quarterTurn.tablet : Simulation.quarterTurn.phone
    let duration = isHalf ? 2 * quarter : quarter
    let held = device
    let hide = keyboard.hideForTurn(in: duration)
    // Mended, handlers hear of it in the block that turns the keyboard as well.
    let isHeardInBlock = mending.contains(.context)
    if !isHeardInBlock { announceTurn { post(hide) } }
    device = device.turned(to: orientation)
    turns.append(DeviceTurn(time: now, device: device))
    animate(
      withDuration: duration, delay: 0,
      options: [.overrideInheritedDuration, .overrideInheritedCurve],
      animations: {
        if isHeardInBlock { post(hide, held: held) }
        for window in windows { window.frame = Rect(origin: .zero, size: device.size) }
        screen?.viewWillTransition(to: device)
        call(.transition(screen?.view.bounds.size ?? device.size))
        keyboard.turn(in: duration)
        for window in windows { window.layoutIfNeeded() }
      }, completion: nil)
  }

  /// Runs what tells handlers of a turn as the system's version does: with animations or without.
  func announceTurn(_ announcing: () -> Void) {
    switch assumptions.turning(on: system) {
    case .jumps: performWithoutAnimation(announcing)
    case .animates: announcing()
    }
  }
}
