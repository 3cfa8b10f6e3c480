import Stage

// How a view joins the subviews of another, here and on the stage.

extension UIView {
  /// Adds a view behind another one, or in front of all.
  func insert(_ view: UIView, behind sibling: UIView?) {
    play.calls.step()
    guard view !== self, !isDescendant(of: view) else {
      node.simulation.warn(
        "\(view.node.name) cannot be added to \(node.name), which it is or contains.")
      return
    }
    let old = view.superview
    if old !== self { view.willMove(toSuperview: self) }
    old?.subviews.removeAll { $0 === view }
    view.superview = self
    let index = sibling.flatMap { sibling in subviews.firstIndex { $0 === sibling } }
    subviews.insert(view, at: index ?? subviews.count)
    nodeForSubviews.insertSubview(view.node, behind: sibling?.node)
    view.refreshIntrinsicSize()
    if old !== self { didAddSubview(view) }
  }

  /// Adds a view with its size, now and later.
  func addFilling(_ view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
  }

  /// The view at an index from the back, without counting one; nil beyond the end.
  func other(than view: UIView, at index: Int) -> UIView? {
    let others = subviews.filter { $0 !== view }
    return others.indices.contains(index) ? others[index] : nil
  }

  /// Itself, its superview, and so on outwards.
  var lineage: some Sequence<UIView> { sequence(first: self) { $0.superview } }

  /// Moves it to a separate node, where another object, such as a table, places it.
  func attach(to node: Stage.View, in outer: UIView) {
    superview?.subviews.removeAll { $0 === self }
    superview = outer
    outer.subviews.append(self)
    node.addSubview(self.node)
  }

  /// Leaves its superview for the keyboard's window, into which the stage takes its node.
  func moveToKeyboardWindow(_ window: UIWindow) {
    guard superview !== window || !window.subviews.contains(where: { $0 === self }) else { return }
    superview?.subviews.removeAll { $0 === self }
    superview = window
    window.subviews.append(self)
  }
}

extension UIResponder {
  /// Whether it is a view, or is in it, or its controller is.
  func lies(in view: UIView) -> Bool {
    if let own = self as? UIView { return own.isDescendant(of: view) }
    return (self as? UIViewController)?.viewIfLoaded?.isDescendant(of: view) ?? false
  }
}
