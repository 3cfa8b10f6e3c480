extension View {
  /// Marks the view: its subviews are placed in the next layout pass.
  public func setNeedsLayout() {
    needsLayout = true
  }

  /// Places, now and in the caller's context, the subviews of this view and of those below it that are marked.
  ///
  /// A view that is not marked places nothing: calling it on a bar whose superview is marked does not move the
  /// bar.
  public func layoutIfNeeded() {
    simulation.layoutEngine.update()
    layoutMarked()
  }

  func layoutMarked() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutMarked() }
  }

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
  public var widthAnchor: Anchor<Dimension> { Anchor(self, .width) }
  /// Points down.
  public var heightAnchor: Anchor<Dimension> { Anchor(self, .height) }
  /// What bars and corners leave free, by the view's `safeAreaInsets` at the time an anchor is asked for.
  public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(view: self, insets: safeAreaInsets) }
}

/// A rectangle inside a view that constraints can be made to.
public struct LayoutGuide {
  let view: View
  let insets: Insets

  /// The left edge.
  public var leftAnchor: Anchor<HorizontalAxis> { Anchor(view, .left, offset: insets.left) }
  /// The right edge.
  public var rightAnchor: Anchor<HorizontalAxis> { Anchor(view, .right, offset: -insets.right) }
  /// The top edge.
  public var topAnchor: Anchor<VerticalAxis> { Anchor(view, .top, offset: insets.top) }
  /// The bottom edge.
  public var bottomAnchor: Anchor<VerticalAxis> { Anchor(view, .bottom, offset: -insets.bottom) }
}
