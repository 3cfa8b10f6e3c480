import Geometry

/// The placement of one picture in another's coordinates: scaled, then moved.
struct ScaleTranslation: Sendable, Hashable {
  /// Lengths of the other a length of the one, never 0.
  var scaleX = 1.0
  var scaleY = 1.0
  /// The origin's place.
  var x = 0.0
  var y = 0.0

  /// Without any scaling.
  var keepsSize: Bool { scaleX == 1 && scaleY == 1 }

  /// The mean growth of lengths.
  var stretch: Double { (scaleX * scaleY).magnitude.squareRoot() }

  mutating func translate(x: Double, y: Double) {
    self.x += scaleX * x
    self.y += scaleY * y
  }

  mutating func scale(x: Double, y: Double) {
    scaleX *= x
    scaleY *= y
  }

  func apply(_ point: Point) -> Point {
    Point(x: scaleX * point.x + x, y: scaleY * point.y + y)
  }

  func applyInverse(_ point: Point) -> Point {
    Point(x: (point.x - x) / scaleX, y: (point.y - y) / scaleY)
  }

  func apply(_ rect: Rect) -> Rect {
    let (start, end) = (apply(rect.origin), apply(Point(x: rect.maxX, y: rect.maxY)))
    return Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }

  func applyInverse(_ rect: Rect) -> Rect {
    ScaleTranslation(scaleX: 1 / scaleX, scaleY: 1 / scaleY, x: -x / scaleX, y: -y / scaleY).apply(
      rect)
  }

  func apply(_ shape: Shape) -> Shape {
    switch shape {
    case .rectangle(let rect): .rectangle(apply(rect))
    case .path(let path): .path(path.mapped(apply))
    }
  }

  func apply(_ paint: Paint) -> Paint {
    guard case .gradient(let gradient) = paint else { return paint }
    return .gradient(
      LinearGradient(
        from: apply(gradient.start), to: apply(gradient.end), stops: gradient.stops))
  }

  func apply(_ stroke: Stroke) -> Stroke {
    Stroke(
      width: stroke.width * stretch, dash: stroke.dash.map { $0 * stretch }, cap: stroke.cap,
      join: stroke.join)
  }
}
