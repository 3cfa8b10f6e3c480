extension AppScreen {
  /// Attaches a view to the keyboard: a first responder controller's `inputAccessoryView`.
  ///
  /// It moves to the keyboard's window and spans the screen's width on the docked keyboard, else at the screen's
  /// bottom, above the home indicator; it extends down by the bottom inset, behind the keyboard, and keeps that inset
  /// as its safe area's. The system lays it out by its frame. Setting it again with another height moves it in the
  /// caller's context.
  ///
  /// - Parameters:
  ///   - view: The view; nil removes the current one.
  ///   - height: Points, without the area of the home indicator.
  ///   - isFixed: Whether the height does not grow by the bottom inset; such a one lies over the home indicator.
  public func setInputAccessoryView(_ view: View?, height: Double = 0, isFixed: Bool = false) {
    simulation.keyboard.carry(
      view.map {
        InputAccessory(view: $0, height: Grid.snap(length: max(0, height)), isFixed: isFixed)
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
      window.addSubview(carried)
      carried.frame = accessoryFrame
      carried.translatesAutoresizingMaskIntoConstraints = true
      // The keys stay in front of the accessory's extension below itself.
      window.addSubview(view)
    }
    follow()
  }
}
