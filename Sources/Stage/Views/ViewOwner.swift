/// Another module's object behind a view, notified instead of overrides, that calls it back.
package protocol ViewOwner: AnyObject {
  func layoutSubviews()
  func didMoveToSuperview()
  func didMoveToWindow()
  func safeAreaInsetsDidChange()
  /// In points.
  func didResize(from old: Size)
}

extension View {
  func tellToLayOut() {
    // A view without followers has no owner: the weak reference need not be read.
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
