/// Where a scroll is to end; a handler may change it.
final class DraggingTarget {
  var offset: Point

  init(_ offset: Point) { self.offset = offset }
}
