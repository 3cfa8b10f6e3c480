package import Geometry

/// Coordinates, clips, groups, and the grid of device pixels.
extension Canvas {
  /// Undoes, after `body`, its changes of coordinates and clip.
  package func saved<Result>(_ body: () throws -> Result) rethrows -> Result {
    surface.save()
    defer { surface.restore() }
    return try body()
  }

  /// Draws `body` in device pixels instead of points.
  package func inPixels(_ body: () -> Void) {
    saved {
      surface.countInPixels()
      body()
    }
  }

  /// Draws `body` on this canvas as the part of a larger one, whose first pixel is (`x`, `y`).
  ///
  /// The same as that part of the larger canvas, but for a level or two of colour at a curve's edge. Not for marks, nor
  /// for shadows and glass, which depend on the whole canvas.
  package func asPart(x: Int, y: Int, _ body: () -> Void) {
    guard let surface = surface as? CairoSurface else { return fail(.library("no pixels")) }
    surface.setOrigin(x: x, y: y)
    body()
    surface.setOrigin(x: 0, y: 0)
  }

  /// Draws `body` as one picture, at an opacity of 0…1.
  package func group(alpha: Double, _ body: () -> Void) {
    guard alpha > 0 else { return }
    surface.beginGroup()
    body()
    surface.endGroup(alpha: min(alpha, 1))
  }

  /// Moves the origin, in points.
  package func translate(x: Double, y: Double) {
    surface.translate(x: x, y: y)
  }

  /// Scales coordinates about the origin; factors must not be 0.
  package func scale(x: Double, y: Double) {
    guard x != 0, y != 0, x.isFinite, y.isFinite else { return }
    surface.scale(x: x, y: y)
  }

  /// Draws only inside a path until the end of `saved`.
  package func clip(_ path: Path) {
    surface.clip(.path(path))
  }

  /// Draws only inside a rectangle until the end of `saved`.
  package func clip(_ rect: Rect) {
    surface.clip(.rectangle(rect))
  }

  /// One device pixel, in points of the current coordinates.
  package var pixel: Double { surface.pixel }

  /// The nearest corner of device pixels.
  package func snapped(_ point: Point) -> Point {
    let device = devicePoint(point)
    return surface.fromPixels(
      Point(x: PixelBounds.nearest(device.x), y: PixelBounds.nearest(device.y)))
  }

  /// The rectangle with each edge moved to the nearest edge of device pixels.
  package func snapped(_ rect: Rect) -> Rect {
    let start = snapped(rect.origin)
    let end = snapped(Point(x: rect.maxX, y: rect.maxY))
    return Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  /// The point in device pixels.
  package func devicePoint(_ point: Point) -> Point {
    surface.toPixels(point)
  }
}
