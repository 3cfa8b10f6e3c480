extension View {
  /// What bars and corners take from its edges, in points, for its `safeAreaLayoutGuide`.
  ///
  /// A screen sets them for its root view. Those of a view inside are the parts of its superview's that overlap it, as
  /// UIKit documents `safeAreaInsets`, wherever it is moved. The view's `additionalSafeAreaInsets` are in them.
  public var safeAreaInsets: Insets {
    get { (ownSafeArea ?? inheritedSafeArea) + additionalSafeAreaInsets }
    set {
      let own = newValue - additionalSafeAreaInsets
      guard own != ownSafeArea, isFinite(own) else { return }
      ownSafeArea = own
      safeAreaWasSet()
    }
  }

  /// What of its superview's safe area overlaps it.
  ///
  /// An edge that lies beyond its superview's has the superview's inset and the distance to it (not documented).
  private var inheritedSafeArea: Insets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return .zero }
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
  /// Tells views whose safe area is another than they know, and marks them; called before layout.
  func followSafeAreas() {
    for view in safeAreaFollowers where view.superview != nil {
      let insets = view.safeAreaInsets
      guard insets != view.knownSafeArea else { continue }
      view.knownSafeArea = insets
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
