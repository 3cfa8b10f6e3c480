extension ScrollView {
  /// Scrolls as little as shows a rectangle: UIKit's `scrollRectToVisible(_:animated:)`.
  ///
  /// An empty rectangle does nothing, as in UIKit; of one larger than the room between the insets, the top and left
  /// edges are shown (not documented). The offset stays within `minimumOffset` and `maximumOffset`.
  ///
  /// - Parameters:
  ///   - rect: Points of the content.
  ///   - animated: Whether it scrolls on its own clock, as `setContentOffset(_:animated:)` does.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    guard !rect.isEmpty else { return }
    scroll(rect, intoViewAnimated: animated)
  }

  /// The same, for empty rectangles too.
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

  /// The offset along one axis nearest to a given one that shows an interval, its beginning first.
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
