import Graphics
import Stage

/// Where a text next to a point of a plot covers nothing.
struct LabelPosition: Sendable, Hashable {
  let rect: Rect
  /// Whether nothing else is drawn there; otherwise the text needs a ground.
  let isFree: Bool

  /// The least distance between point and text, in points.
  static let nearest = 8.0

}

extension LabelPosition {
  /// The nearest free rectangle to the right of a point, to its left, below or above it.
  ///
  /// - Parameters:
  ///   - bounds: Where the text must be; it is moved up or down to fit.
  ///   - reach: The greatest distance between point and text, in points.
  ///   - isFree: Whether nothing else is drawn in a rectangle.
  init(
    beside point: Point, size: Size, in bounds: Rect, reach: Double = 110, isFree: (Rect) -> Bool
  ) {
    let y = max(bounds.minY, min(point.y - size.height / 2, bounds.maxY - size.height))
    func rect(_ x: Double, _ y: Double) -> Rect {
      Rect(x: x, y: y, width: size.width, height: size.height)
    }
    let left = point.x - size.width / 2
    let distances = stride(
      from: LabelPosition.nearest, through: max(reach, LabelPosition.nearest), by: 3)
    let rects = distances.flatMap {
      [
        rect(point.x + $0, y), rect(point.x - $0 - size.width, y), rect(left, point.y + $0),
        rect(left, point.y - $0 - size.height),
      ]
    }.filter {
      bounds.minX <= $0.minX && $0.maxX <= bounds.maxX && bounds.minY <= $0.minY
        && $0.maxY <= bounds.maxY
    }
    if let free = rects.first(where: isFree) {
      self.init(rect: free, isFree: true)
      return
    }
    let held = max(bounds.minX, min(point.x + LabelPosition.nearest, bounds.maxX - size.width))
    self.init(
      rect: rects.first ?? Rect(x: held, y: y, width: size.width, height: size.height),
      isFree: false)
  }

  /// Draws a text there, on a ground where it has to cover something.
  func draw(_ text: String, _ style: TextStyle, ground: Color, on canvas: Canvas) {
    if !isFree {
      let pill = rect.inset(by: Insets(top: 0, left: -4, bottom: 0, right: -4))
      canvas.fill(.rounded(pill, radius: 3), ground)
    }
    canvas.text(text, in: rect, style, alignment: .leading)
  }
}
