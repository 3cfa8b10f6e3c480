/// Where a scroll is to end, which a handler may change.
final class DraggingTarget {
  /// Points.
  var offset: Point

  init(_ offset: Point) { self.offset = offset }
}
