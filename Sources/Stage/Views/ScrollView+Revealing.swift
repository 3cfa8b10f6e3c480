extension ScrollView {
  /// Scrolls as little as it takes for a rectangle of the content to be seen between the insets: UIKit's
  /// `scrollRectToVisible(_:animated:)`.
  ///
  /// An empty rectangle does nothing, as in UIKit; of one that is larger than what the insets leave, the top and the
  /// left edge are shown (not documented). The offset stays within `minimumOffset` and `maximumOffset`.
  ///
  /// - Parameters:
  ///   - rect: Points of the content.
  ///   - animated: Whether it scrolls on a clock of its own, as `setContentOffset(_:animated:)` does.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    guard !rect.isEmpty else { return }
    scroll(rect, intoViewAnimated: animated)
  }

  /// Scrolls as little as it takes for a rectangle of the content, which may be empty, to be seen.
  func scroll(_ rect: Rect, intoViewAnimated isAnimated: Bool) {
    let inset = adjustedContentInset
    let old = contentOffset
    let y = ScrollView.offset(
      from: old.y, showing: rect.minY, rect.maxY, in: bounds.height, between: inset.top,
      inset.bottom)
    let x = ScrollView.offset(
      from: old.x, showing: rect.minX, rect.maxX, in: bounds.width, between: inset.left,
      inset.right)
    let farthest = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let offset = Point(
      x: x == old.x ? x : min(max(x, -inset.left), farthest),
      y: y == old.y ? y : min(max(y, minimumOffset), maximumOffset))
    guard offset != old else { return }
    setContentOffset(offset, animated: isAnimated)
  }

  /// The offset along one axis that is nearest to a given one and shows a stretch of the content; what the stretch's
  /// end would hide of its beginning is not scrolled.
  private static func offset(
    from offset: Double, showing begin: Double, _ end: Double, in length: Double,
    between before: Double, _ after: Double
  ) -> Double {
    let toBegin = begin - before
    let toEnd = Grid.snap(length: end + after - length)
    if offset > toBegin { return toBegin }
    return offset < toEnd ? min(toEnd, toBegin) : offset
  }
}
