extension AppScreen {
  /// Attaches a view to the keyboard: a first responder controller's `inputAccessoryView`.
  ///
  /// It moves to the keyboard's window and spans the screen's width on the docked keyboard, else at the screen's
  /// bottom. The system lays it out by its frame. Setting it again with another height moves it in the caller's context.
  ///
  /// - Parameters:
  ///   - view: The view; nil removes the current one.
  ///   - height: On the keys, in points.
  ///   - room: How much higher it is at the screen's bottom, to keep its content off the home indicator, in points; nil
  ///     is the bottom inset, and 0 a bar that is behind the indicator.
  public func setInputAccessoryView(_ view: View?, height: Double = 0, room: Double? = nil) {
    simulation.keyboard.carry(
      view.map {
        InputAccessory(
          view: $0, height: Grid.snap(length: max(0, height)),
          room: room.map { Grid.snap(length: max(0, $0)) })
      })
  }
}

extension Keyboard {
  /// Announces the screen's initial accessory, if apps are notified of it.
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
      carried.translatesAutoresizingMaskIntoConstraints = true
      // Once it has a superview its frame is fixed, and has to be one that its constraints allow.
      simulation.performWithoutAnimation { carried.frame = accessoryFrame }
      window.addSubview(carried)
      // The keys stay in front.
      window.addSubview(view)
    }
    follow()
  }
}
