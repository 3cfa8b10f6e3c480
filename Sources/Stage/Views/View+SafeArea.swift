extension View {
  /// What bars and corners take from its edges, in points, for its `safeAreaLayoutGuide`.
  ///
  /// A screen sets them for its root view. Those of a view inside are the parts of its superview's that overlap it, as
  /// UIKit documents `safeAreaInsets`, wherever it is moved. The view's `additionalSafeAreaInsets` are in them.
  public var safeAreaInsets: Insets {
    get { safeAreaInsets(inside: ownSafeArea == nil ? superview?.safeAreaInsets ?? .zero : .zero) }
    set {
      let own = newValue - additionalSafeAreaInsets
      guard own != ownSafeArea, isFinite(own) else { return }
      ownSafeArea = own
      safeAreaWasSet()
    }
  }

  /// The same where the superview's are known.
  fileprivate func safeAreaInsets(inside outer: Insets) -> Insets {
    (ownSafeArea ?? inheritedSafeArea(from: outer)) + additionalSafeAreaInsets
  }

  /// What of its superview's safe area overlaps it.
  ///
  /// An edge that lies beyond its superview's has the superview's inset and the distance to it (not documented).
  private func inheritedSafeArea(from outer: Insets) -> Insets {
    guard outer != .zero, let superview else { return .zero }
    let scale = transform.scale
    guard scale.width != 0, scale.height != 0 else { return .zero }
    let frame = frame
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

  /// Tells what depends on the safe area of this very view.
  func safeAreaWasSet() {
    simulation.layoutEngine.safeAreaDidChange(of: self)
    keyboardGuide?.follow()
  }
}

extension Simulation {
  /// How many views and constraints follow safe areas.
  var safeAreaUses: Int { safeAreaFollowers.count + layoutEngine.safeConstraints.count }

  /// Tells views whose safe area is another than they know, and marks them; called before layout.
  func followSafeAreas() {
    // Neighbours have the same superview, whose insets stay until somebody is told.
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
      guard echoes.safeArea < EchoDepth.limit else {
        return warn("safeAreaInsetsDidChange changes the safe area endlessly.")
      }
      echoes.safeArea += 1
      view.tellOfSafeArea()
      echoes.safeArea -= 1
    }
  }
}

extension Insets {
  /// The sum at each edge.
  static func + (one: Insets, other: Insets) -> Insets {
    Insets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// The difference at each edge.
  static func - (one: Insets, other: Insets) -> Insets {
    Insets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }
}
