import Stage

extension ControllerScreen {
  /// Puts the accessory of a responder, or of its next ones, on the keyboard.
  func carryAccessory(of responder: UIResponder) {
    let chain = sequence(first: responder) { $0.next }
    if let accessory = chain.lazy.compactMap(\.inputAccessoryView).first { carry(accessory) }
  }

  private func carry(_ accessory: UIView) {
    carried = accessory
    accessory.moveToKeyboardWindow(window)
    fit(accessory)
  }

  func fit(_ accessory: UIView) {
    let (height, room) = accessory.sizeAsAccessory
    setInputAccessoryView(accessory.node, height: height, room: room)
  }

  /// Removes a field's own accessory once the keyboard has gone; a controller's stays.
  func dropAccessory() {
    guard simulation.firstResponder == nil, heldResponder == nil, let carried else { return }
    self.carried = nil
    setInputAccessoryView(nil)
    carried.removeFromSuperview()
  }

  /// Updates the accessory's height.
  func accessoryDidChange(_ view: UIView) {
    guard let carried, view.isDescendant(of: carried) else { return }
    fit(carried)
  }
}
