import Foundation
import Stage

extension ControllerScreen {
  /// Puts the accessory of a responder, or of its next ones, on the keyboard.
  func carryAccessory(of responder: UIResponder) {
    let chain = sequence(first: responder) { $0.next }
    if let accessory = chain.lazy.compactMap(\.inputAccessoryView).first { carry(accessory) }
  }

  private func carry(_ accessory: UIView) {
    if accessory !== carried { isCarriedFixed = accessory.hasFixedHeight }
    carried = accessory
    accessory.moveToKeyboardWindow(window)
    setInputAccessoryView(
      accessory.node, height: accessory.accessoryHeight, isFixed: isCarriedFixed)
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
    setInputAccessoryView(
      carried.node, height: carried.accessoryHeight, isFixed: isCarriedFixed
    )
  }
}

extension UIView {
  /// Whether its height is its frame's, or a constraint's.
  fileprivate var hasFixedHeight: Bool {
    if !node.translatesAutoresizingMaskIntoConstraints {
      return constraints.contains {
        $0.firstItem === self && $0.firstAttribute == .height && $0.secondItem == nil
          && $0.relation == .equal && $0.priority == .required
      }
    }
    return intrinsicContentSize.height < 0 && !autoresizingMask.contains(.flexibleHeight)
      && frame.height > 0
  }

  /// Its height as an accessory, in points, without the room for the home indicator.
  fileprivate var accessoryHeight: Double {
    let wanted = intrinsicContentSize.height
    if wanted >= 0 { return Double(wanted) }
    if !node.translatesAutoresizingMaskIntoConstraints || frame.height == 0 {
      let height = fittingHeight(width: node.simulation.device.size.width)
      if height > 0 { return height }
    }
    return Double(frame.height)
  }
}
