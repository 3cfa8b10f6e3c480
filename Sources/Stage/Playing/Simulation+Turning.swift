extension Simulation {
  /// The duration of a quarter turn of the interface, in seconds; half a turn takes twice as long.
  ///
  /// The observed value of UIKit's `statusBarOrientationAnimationDuration` on phones and on tablets; the doubling is
  /// documented there.
  private static let quarterTurn = (phone: 0.3, tablet: 0.4)

  /// Rotates the device: one system block resizes windows, calls handlers, and lays out.
  ///
  /// A docked keyboard announces a hide before it, and a show in it; a shown one takes its new height there.
  func turn(to orientation: Device.Orientation) {
    guard orientation != device.orientation else {
      warn("The device was turned to the orientation that it already had.")
      return
    }
    let isHalf = orientation.isLandscape == device.orientation.isLandscape
    let quarter =
      device.isTablet ? Simulation.quarterTurn.tablet : Simulation.quarterTurn.phone
    become(device.turned(to: orientation), in: isHalf ? 2 * quarter : quarter)
  }

  /// Opens or closes a phone that folds: for app and keyboard as a quarter turn.
  ///
  /// UIKit's behaviour is unknown.
  func fold(to pose: Device.Pose) {
    guard pose != device.pose, let folded = device.folded(to: pose, on: system) else {
      warn(
        device.pose == nil
          ? "The \(device.name) does not fold."
          : "The device was folded to the pose it already had.")
      return
    }
    warn(
      "How UIKit handles the folding of a phone is unknown; it is played as a quarter turn."
        + (keyboard.isShown ? " Flutter apps have been seen to lose the keyboard then." : ""))
    become(folded, in: Simulation.quarterTurn.phone)
  }

  /// Changes the screen in one system block of `duration` seconds.
  private func become(_ next: Device, in duration: Double) {
    let held = device
    let hide = keyboard.hideForTurn(in: duration)
    // With `Mending.context` handlers hear of it in the block that rotates the keyboard, too.
    let isHeardInBlock = mending.contains(.context)
    if !isHeardInBlock { announceTurn { post(hide) } }
    appWindow = appWindow.turned(from: device.size, to: next.size)
    device = next
    turns.append(DeviceTurn(time: now, device: device))
    animate(
      BlockRequest(
        call: .animate, duration: duration,
        options: [.overrideInheritedDuration, .overrideInheritedCurve], pace: .curve(.easeInOut)),
      animations: {
        if isHeardInBlock { post(hide, held: held) }
        placeWindows()
        screen?.viewWillTransition(to: scene)
        call(.transition(screen?.view.bounds.size ?? scene.size))
        keyboard.turn(in: duration)
        for window in windows { window.layoutIfNeeded() }
      })
  }

  /// Runs rotation handlers as the system's version does: with animations or without.
  func announceTurn(_ announcing: () -> Void) {
    switch assumptions.turning(on: system) {
    case .jumps: performWithoutAnimation(announcing)
    case .animates: announcing()
    }
  }
}
