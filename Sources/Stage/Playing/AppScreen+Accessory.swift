extension AppScreen {
  /// Lets a view ride on the keyboard: UIKit's `inputAccessoryView` of a view controller that is first responder.
  ///
  /// It moves to the keyboard's window, where it lies as wide as the screen on the docked keyboard, else at the
  /// screen's bottom, above the home indicator; it reaches down by the bottom inset, behind the keyboard. The system
  /// lays it out by its frame. Setting it once more with another height moves it in the caller's context.
  ///
  /// - Parameters:
  ///   - view: The view; nil takes the one that is there off the screen.
  ///   - height: Points down, without the room for the home indicator.
  public func setInputAccessoryView(_ view: View?, height: Double = 0) {
    simulation.keyboard.carry(
      view.map { InputAccessory(view: $0, height: Grid.snap(length: max(0, height))) })
  }
}

extension Keyboard {
  /// Announces the accessory that the screen appears with, if apps are told of it.
  func announceAccessory() {
    guard accessory != nil, !isShown, simulation.system < .ios26,
      simulation.assumptions.accessoryFrame == .visible
    else { return }
    let end = notifiedFrame(hiddenFrame)
    simulation.post(
      (Announcement.show.will + Announcement.show.did).map {
        KeyboardNotification(
          name: $0, frameBegin: end.offset(x: 0, y: simulation.device.size.height - end.minY),
          frameEnd: end, duration: 0, curve: setting.notifiedCurve)
      })
  }

  fileprivate func carry(_ accessory: InputAccessory?) {
    let old = self.accessory?.view
    self.accessory = accessory
    if let old, old !== accessory?.view { old.removeFromSuperview() }
    guard let carried = accessory?.view else { return simulation.followKeyboard() }
    if carried.superview !== window {
      window.addSubview(carried)
      carried.translatesAutoresizingMaskIntoConstraints = true
      // The keys stay in front of what the accessory fills below itself.
      window.addSubview(view)
    }
    follow()
  }
}
