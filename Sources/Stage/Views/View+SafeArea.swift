extension View {
  /// The insets of bars and corners at its edges, in points, used by its `safeAreaLayoutGuide`.
  ///
  /// A screen sets them for its root view. Those of a view inside are the overlapping parts of its superview's, as
  /// UIKit documents `safeAreaInsets`, wherever it is moved. They include the view's `additionalSafeAreaInsets`.
  public var safeAreaInsets: Insets {
    get { safeAreaInsets(inside: ownSafeArea == nil ? superview?.safeAreaInsets ?? .zero : .zero) }
    set {
      var own = newValue - additionalSafeAreaInsets
      if simulation.mending.contains(.withoutInset) {
        own.bottom = max(0, own.bottom - simulation.device.safeArea.bottom)
      }
      guard own != ownSafeArea, isFinite(own) else { return }
      ownSafeArea = own
      safeAreaWasSet()
    }
  }

  fileprivate func safeAreaInsets(inside outer: Insets) -> Insets {
    (ownSafeArea ?? inheritedSafeArea(from: outer)) + additionalSafeAreaInsets
  }

  /// The part of its superview's safe area insets that overlaps it.
  ///
  /// An edge beyond its superview's gets the superview's inset plus the distance to it (not documented).
  private func inheritedSafeArea(from outer: Insets) -> Insets {
    guard outer != .zero, let superview else { return .zero }
    let scale = transform.scale
    guard scale.width != 0, scale.height != 0 else { return .zero }
    let frame = frameAsItIs
    let bounds = superview.bounds
    func overlap(_ inset: Double, _ distance: Double, _ scale: Double) -> Double {
      inset > 0 ? Grid.snap(length: max(0, inset - distance) / scale.magnitude) : 0
    }
    var insets = Insets(
      top: overlap(outer.top, frame.minY - bounds.minY, scale.height),
      left: overlap(outer.left, frame.minX - bounds.minX, scale.width),
      bottom: overlap(outer.bottom, bounds.maxY - frame.maxY, scale.height),
      right: overlap(outer.right, bounds.maxX - frame.maxX, scale.width))
    // Turned over, its own top is below.
    if scale.height < 0 { (insets.top, insets.bottom) = (insets.bottom, insets.top) }
    if scale.width < 0 { (insets.left, insets.right) = (insets.right, insets.left) }
    return insets
  }

  /// Whether insets are numbers; others only warn.
  func isFinite(_ insets: Insets) -> Bool {
    let isFinite = [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite)
    if !isFinite {
      simulation.warn(
        "Safe area insets that are not finite numbers were set on \(name) and ignored.")
    }
    return isFinite
  }

  func safeAreaWasSet() {
    simulation.layoutEngine.safeAreaDidChange(of: self)
    keyboardGuide?.follow()
  }
}

extension Simulation {
  var safeAreaUses: Int { safeAreaFollowers.count + layoutEngine.safeConstraints.count }

  /// Notifies and marks views whose safe area changed; called before layout.
  func followSafeAreas() {
    // Neighbours have the same superview, whose insets do not change until a view is notified.
    var known: (superview: View, insets: Insets)?
    for view in safeAreaFollowers {
      guard let superview = view.superview else { continue }
      let outer = known?.superview === superview ? known?.insets : nil
      known = (superview, outer ?? superview.safeAreaInsets)
      let insets = view.safeAreaInsets(inside: known?.insets ?? .zero)
      guard insets != view.knownSafeArea else { continue }
      view.knownSafeArea = insets
      known = nil
      view.markUnlessLayingOut()
      view.keyboardGuide?.follow()
      let warning = "safeAreaInsetsDidChange changes the safe area endlessly."
      guard nest(\.safeArea, warning: warning, view.tellOfSafeArea) else { return }
    }
  }
}

extension Insets {
  static func + (one: Insets, other: Insets) -> Insets {
    Insets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  static func - (one: Insets, other: Insets) -> Insets {
    Insets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }
}
