package import Geometry

extension Canvas {
  /// Edges on device pixels are sharp.
  package func fill(_ rect: Rect, _ color: Color) {
    surface.fill(.rectangle(rect), .color(color))
  }

  package func fill(_ path: Path, _ color: Color) {
    fill(path, .color(color))
  }

  package func fill(_ path: Path, _ paint: Paint) {
    surface.fill(.path(path), paint)
  }

  /// Fills the whole canvas within the clip.
  package func fill(_ color: Color) {
    surface.fill(nil, .color(color))
  }

  package func stroke(_ path: Path, _ color: Color, _ stroke: Stroke) {
    self.stroke(path, .color(color), stroke)
  }

  package func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) {
    guard stroke.width > 0 else { return }
    surface.stroke(path, paint, stroke)
  }

  /// A horizontal line one device pixel high, just below `y` at the nearest pixel edge.
  package func hairline(y: Double, from left: Double, to right: Double, _ color: Color) {
    let start = snapped(Point(x: left, y: y))
    fill(Rect(x: start.x, y: start.y, width: right - left, height: pixel), color)
  }

  /// A vertical line one device pixel wide, just right of `x` at the nearest pixel edge.
  package func hairline(x: Double, from top: Double, to bottom: Double, _ color: Color) {
    let start = snapped(Point(x: x, y: top))
    fill(Rect(x: start.x, y: start.y, width: pixel, height: bottom - top), color)
  }

  /// A border one device pixel wide, just inside a rounded rectangle.
  package func hairline(
    around rect: Rect, radius: Double, corners: Corners = .all, _ color: Color
  ) {
    let half = pixel / 2
    let inside = rect.inset(by: Insets(top: half, left: half, bottom: half, right: half))
    let path = Path.rounded(inside, radius: max(0, radius - half), corners: corners)
    stroke(path, color, Stroke(width: pixel, join: .sharp))
  }

  /// Fills a path with diagonal lines, which continue in adjacent hatches of the same coordinates.
  package func hatch(_ path: Path, _ hatch: Hatch) {
    let (left, top, right, bottom) = surface.extents(of: path)
    // Along a line x + y is constant; √2 turns the distance between lines into a step of that sum.
    let step = hatch.spacing * 2.0.squareRoot()
    let first = ((left + top) / step).rounded(.down)
    let last = ((right + bottom) / step).rounded(.up)
    guard hatch.width > 0, left < right, top < bottom, last - first < Canvas.hatchLimit else {
      return
    }
    var lines = Path()
    for sum in stride(from: first * step, through: last * step, by: step) {
      lines.move(to: Point(x: sum - top + hatch.width, y: top - hatch.width))
      lines.line(to: Point(x: sum - bottom - hatch.width, y: bottom + hatch.width))
    }
    saved {
      clip(path)
      stroke(lines, hatch.color, Stroke(width: hatch.width))
    }
  }

  /// The most lines of a hatch: far more than are distinguishable.
  private static let hatchLimit = 100_000.0
}
