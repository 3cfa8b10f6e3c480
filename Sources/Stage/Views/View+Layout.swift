extension View {
  /// Requests layout of its subviews in the next layout pass.
  public func setNeedsLayout() {
    needsLayout = true
    markAround()
  }

  /// Marks the views around it as containing a marked view.
  private func markAround() {
    // Once an ancestor is marked, all further ones are.
    var current: View? = self
    while let view = current, !view.isMarkedBelow {
      view.isMarkedBelow = true
      current = view.superview
    }
  }

  /// Marks the view after a change of subviews, size or scroll, except in its own layout.
  func markUnlessLayingOut() {
    if isLayingOut { markAround() } else { setNeedsLayout() }
  }

  /// Lays out this view and those inside it that are marked, now and in the caller's context.
  ///
  /// An unmarked view places nothing above it: calling it on a bar whose superview is marked does not move the bar.
  /// Where it is marked itself, layout begins at the outermost of the marked superviews around it, as `CALayer`
  /// documents.
  public func layoutIfNeeded() {
    // Moved views may have another safe area, which constraints follow here too.
    for _ in 0..<Simulation.layoutRounds {
      simulation.followSafeAreas()
      layOutOnce()
      guard simulation.layoutEngine.hasMovedSafeAreas else { return }
    }
  }

  /// The same without safe areas and the further rounds for those.
  func layOutOnce() {
    simulation.layoutEngine.update()
    var root = self
    while root.needsLayout, let outer = root.superview, outer.needsLayout, !outer.isLayingOut {
      root = outer
    }
    root.layoutMarked(in: simulation)
  }

  /// Lays out what is marked inside it, and nothing around it.
  package func layOutInside() {
    simulation.layoutEngine.update()
    layoutMarked(in: simulation)
  }

  private func layoutMarked(in simulation: Simulation) {
    // One that requests its own layout while it is laid out waits for the next time.
    guard isMarkedBelow, !isLayingOut else { return }
    if needsLayout {
      // Laying out the views around this one may have added constraints.
      simulation.layoutEngine.update()
      needsLayout = false
      isLayingOut = true
      tellToLayOut()
      isLayingOut = false
      simulation.didLayOut(self)
    }
    let inside = subviews
    for view in inside { view.layoutMarked(in: simulation) }
    isMarkedBelow = needsLayout || (!inside.isEmpty && subviews.contains { $0.isMarkedBelow })
  }

  /// The active constraints inside it that no inner view holds: UIKit's `constraints`.
  ///
  /// Complexity: proportional to the square of the constraints that ever were active.
  public var constraints: [Constraint] { simulation.layoutEngine.constraints(heldBy: self) }

  /// The edge at which lines begin: the left one, or the right one by `UserSettings.rightToLeft`.
  public var leadingAnchor: Anchor<HorizontalAxis> { Anchor(directional: self, .left) }
  /// The edge at which lines end.
  public var trailingAnchor: Anchor<HorizontalAxis> { Anchor(directional: self, .right) }
  /// The left edge.
  public var leftAnchor: Anchor<HorizontalAxis> { Anchor(self, .left) }
  /// The right edge.
  public var rightAnchor: Anchor<HorizontalAxis> { Anchor(self, .right) }
  /// Half way between left and right.
  public var centerXAnchor: Anchor<HorizontalAxis> { Anchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: Anchor<VerticalAxis> { Anchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: Anchor<VerticalAxis> { Anchor(self, .bottom) }
  /// Half way between top and bottom.
  public var centerYAnchor: Anchor<VerticalAxis> { Anchor(self, .centerY) }
  /// Points across.
  public var widthAnchor: Anchor<LayoutDimension> { Anchor(self, .width) }
  /// Points down.
  public var heightAnchor: Anchor<LayoutDimension> { Anchor(self, .height) }
  /// The guide of the view's safe area, which constraints made to it follow.
  public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(view: self) }
}

/// The rectangle of a view's bounds without its safe area insets, for constraints.
public struct LayoutGuide {
  let view: View

  /// The rectangle, in the view's coordinates.
  public var layoutFrame: Rect { view.bounds.inset(by: view.safeAreaInsets) }
  /// The leading edge.
  public var leadingAnchor: Anchor<HorizontalAxis> {
    Anchor(directional: view, .left, isSafe: true)
  }
  /// The trailing edge.
  public var trailingAnchor: Anchor<HorizontalAxis> {
    Anchor(directional: view, .right, isSafe: true)
  }
  /// The left edge.
  public var leftAnchor: Anchor<HorizontalAxis> { Anchor(view, .left, isSafe: true) }
  /// The right edge.
  public var rightAnchor: Anchor<HorizontalAxis> { Anchor(view, .right, isSafe: true) }
  /// The top edge.
  public var topAnchor: Anchor<VerticalAxis> { Anchor(view, .top, isSafe: true) }
  /// The bottom edge.
  public var bottomAnchor: Anchor<VerticalAxis> { Anchor(view, .bottom, isSafe: true) }
  /// Half way between left and right.
  public var centerXAnchor: Anchor<HorizontalAxis> { Anchor(view, .centerX, isSafe: true) }
  /// Half way between top and bottom.
  public var centerYAnchor: Anchor<VerticalAxis> { Anchor(view, .centerY, isSafe: true) }
  /// Points across.
  public var widthAnchor: Anchor<LayoutDimension> { Anchor(view, .width, isSafe: true) }
  /// Points down.
  public var heightAnchor: Anchor<LayoutDimension> { Anchor(view, .height, isSafe: true) }
}
