/// An object of another module behind a view, notified of everything that a subclass would override.
///
/// It passes on to the view the methods that its own subclasses do not override.
package protocol ViewOwner: AnyObject {
  func layoutSubviews()
  func didMoveToSuperview()
  func didMoveToWindow()
  func safeAreaInsetsDidChange()
  /// The view's size was `old`, in points.
  func didResize(from old: Size)
  /// Setters are about to run; told only of views that `isObserved`, as is what follows.
  func willSet(_ keys: ObservedKeys)
  func didSet(_ keys: ObservedKeys)
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

extension ViewOwner {
  package func willSet(_ keys: ObservedKeys) {}
  package func didSet(_ keys: ObservedKeys) {}
}
