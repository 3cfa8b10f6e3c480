import Stage

extension UIView {
  /// Its height as an accessory on the keys, and how much higher it is at the screen's bottom, in points.
  ///
  /// By its constraints and intrinsic size, if it sizes itself or has no height, else by its frame.
  var sizeAsAccessory: (height: Double, room: Double) {
    if sizesItself || frame.height == 0 { node.isSizedByContents = true }
    if node.isSizedByContents {
      let width = CGFloat(node.simulation.scene.size.width)
      // An app's intrinsic size may ask for it.
      if bounds.width != width { bounds.size.width = width }
      settleText(width: width)
      refreshIntrinsicSize()
      let fitting = node.fittingAccessory
      if fitting.height > 0 { return fitting }
    }
    return (Double(frame.height), 0)
  }

  private var sizesItself: Bool {
    !node.translatesAutoresizingMaskIntoConstraints || autoresizingMask.contains(.flexibleHeight)
      || (self as? UIInputView)?.allowsSelfSizing == true
  }
}
