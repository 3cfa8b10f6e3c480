extension ChatScreen {
  /// How much of the view's height a keyboard covers that lies there, in points.
  ///
  /// - Parameter keyboard: Its frame as notifications give it; one that is empty covers nothing.
  func inset(under keyboard: Rect) -> Double {
    view.bounds.intersection(view.convert(keyboard, from: nil)).height
  }

  /// Stands the bar on an inset of the view's bottom, or on the safe area where that is higher up.
  ///
  /// The transform stands for what a framework does that lays out by itself: it says where the bar is drawn, and no
  /// layout pass of UIKit's touches it.
  func stand(onInset inset: Double) {
    let lift = inset - view.safeAreaInsets.bottom
    toolbar.transform = lift > 0 ? .translation(x: 0, y: -lift) : .identity
  }

  /// Draws the bar there at once, whatever block of UIKit's surrounds the call: UIKit does not animate what a framework
  /// draws by itself.
  func draw(onInset inset: Double) {
    performWithoutAnimation { stand(onInset: inset) }
  }
}
