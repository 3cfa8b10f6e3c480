extension ChatScreen {
  /// The height of the view behind a keyboard, in points; 0 for an empty frame, as notifications may have.
  func inset(under keyboard: Rect) -> Double {
    view.bounds.intersection(view.convert(keyboard, from: nil)).height
  }

  /// Places the bar on an inset of the view's bottom, or on the safe area where that is higher up.
  ///
  /// The transform models a framework that lays out by itself: it places the drawn bar, and no layout pass of UIKit's
  /// touches it.
  func stand(onInset inset: Double) {
    let lift = inset - view.safeAreaInsets.bottom
    toolbar.transform = lift > 0 ? .translation(x: 0, y: -lift) : .identity
  }

  /// Places the bar at once, in any block: UIKit does not animate the drawing of frameworks.
  func draw(onInset inset: Double) {
    performWithoutAnimation { stand(onInset: inset) }
  }
}
