internal import CPangoCairo
public import Stage

/// Where drawing goes: coordinates, clips, groups, and the grid of device pixels.
extension Canvas {
  /// Undoes, after `body`, its changes of coordinates and clip.
  public func saved<Result>(_ body: () throws -> Result) rethrows -> Result {
    cairo_save(context)
    defer { cairo_restore(context) }
    return try body()
  }

  /// Draws `body` in device pixels instead of points.
  func inPixels(_ body: () -> Void) {
    saved {
      cairo_identity_matrix(context)
      body()
    }
  }

  /// Draws `body` as one picture, at an opacity of 0…1.
  public func group(alpha: Double, _ body: () -> Void) {
    guard alpha > 0 else { return }
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, min(alpha, 1))
  }

  /// Moves the origin, in points.
  public func translate(x: Double, y: Double) {
    cairo_translate(context, x, y)
  }

  /// Scales coordinates about the origin; factors must not be 0.
  public func scale(x: Double, y: Double) {
    guard x != 0, y != 0, x.isFinite, y.isFinite else { return }
    cairo_scale(context, x, y)
  }

  /// Draws only inside a path from here to the end of `saved`.
  public func clip(_ path: Path) {
    add(path)
    cairo_clip(context)
  }

  /// Draws only inside a rectangle from here to the end of `saved`.
  public func clip(_ rect: Rect) {
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(context)
  }

  /// One device pixel, in points of the coordinates as they are now.
  public var pixel: Double {
    var (x, y) = (1.0, 0.0)
    cairo_device_to_user_distance(context, &x, &y)
    return (x * x + y * y).squareRoot()
  }

  /// The nearest corner of device pixels.
  public func snapped(_ point: Point) -> Point {
    let device = devicePoint(point)
    var (x, y) = (Canvas.nearest(device.x), Canvas.nearest(device.y))
    cairo_device_to_user(context, &x, &y)
    return Point(x: x, y: y)
  }

  /// The rectangle with each edge moved to the nearest edge of device pixels.
  public func snapped(_ rect: Rect) -> Rect {
    let start = snapped(rect.origin)
    let end = snapped(Point(x: rect.maxX, y: rect.maxY))
    return Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  /// Where a point lies in device pixels.
  func devicePoint(_ point: Point) -> Point {
    var (x, y) = (point.x, point.y)
    cairo_user_to_device(context, &x, &y)
    return Point(x: x, y: y)
  }

  /// The nearest whole number; halves go up, below zero too, so that snapping does not depend on
  /// where zero is.
  static func nearest(_ value: Double) -> Double {
    (value + 0.5).rounded(.down)
  }
}
