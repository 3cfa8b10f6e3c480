/// Who stands behind a view: an object of another module's that is told what a subclass of the view would override.
///
/// Told in place of the view, it passes on to the view what its own subclasses do not override.
package protocol ViewOwner: AnyObject {
  /// The view's subviews are to be placed.
  func layoutSubviews()
  /// The view has another superview, or none.
  func didMoveToSuperview()
  /// The view has another window, or none.
  func didMoveToWindow()
  /// The view's safe area is another one.
  func safeAreaInsetsDidChange()
  /// The view's size was another one, in points.
  func didResize(from old: Size)
}

extension View {
  func tellToLayOut() {
    // A view that nobody follows has no owner: the weak reference need not be read.
    if isFollowed, let owner { owner.layoutSubviews() } else { layoutSubviews() }
  }

  func tellOfSuperview() {
    if let owner { owner.didMoveToSuperview() } else { didMoveToSuperview() }
  }

  func tellOfWindow() { if let owner { owner.didMoveToWindow() } else { didMoveToWindow() } }

  func tellOfSafeArea() {
    if let owner { owner.safeAreaInsetsDidChange() } else { safeAreaInsetsDidChange() }
  }
}
