import Imaging
import Geometry

/// A canvas's back end, for pixels or marks.
///
/// These few acts make up every picture. Lengths are in the current coordinates unless pixels are mentioned.
protocol Surface: AnyObject {
  func save()
  /// Returns to the coordinates and the clip of the last `save()`.
  func restore()
  func translate(x: Double, y: Double)
  /// Scales coordinates about the origin; factors are finite and not 0.
  func scale(x: Double, y: Double)
  /// Counts in pixels from here on.
  func countInPixels()
  /// A point in pixels.
  func toPixels(_ point: Point) -> Point
  /// A point from pixels.
  func fromPixels(_ point: Point) -> Point
  /// The length of one pixel.
  var pixel: Double { get }

  /// Draws only inside a shape until `restore()`.
  func clip(_ shape: Shape)
  /// Fills a shape, or the whole clip.
  func fill(_ shape: Shape?, _ paint: Paint)
  /// The line is wider than 0.
  func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke)
  /// The edges of a rectangle around the inside of a path.
  func extents(of path: Path) -> (left: Double, top: Double, right: Double, bottom: Double)
  /// Draws a line of text from a point of its baseline.
  func draw(_ line: Typesetter.Line, at point: Point)
  /// Draws the shadow of a rounded rectangle.
  func shadow(of rect: Rect, radius: Double, _ shadow: Shadow)
  /// Collects the drawing until `endGroup`, with its own coordinates and clip.
  func beginGroup()
  /// Draws the collected picture, at an opacity above 0 and at most 1.
  func endGroup(alpha: Double)
  /// Draws a picture at a place in pixels, pixel for pixel, at an opacity above 0 and at most 1.
  func draw(_ picture: Canvas, x: Int, y: Int, alpha: Double)
  /// Draws a part of a picture, in its points, stretched to a rectangle; neither is empty.
  func draw(
    _ picture: Canvas, in rect: Rect, part: Rect, alpha: Double, sampling: Canvas.Sampling)
  /// Draws pixels stretched to a rectangle, and interpolated.
  func draw(_ bitmap: Bitmap, in rect: Rect)
  /// See `Canvas.frost`.
  func frost(_ path: Path, over area: PixelBounds, blur: Double, fonts: Fonts)

  /// Throws the first failure.
  func check() throws(CanvasError)
}

extension Surface {
  /// Changes coordinates to a picture's pixels, of which a part, in its points, fills a rectangle.
  func place(_ part: Rect, of picture: Canvas, in rect: Rect) {
    translate(x: rect.minX, y: rect.minY)
    scale(x: rect.width / part.width, y: rect.height / part.height)
    translate(x: -part.minX, y: -part.minY)
    scale(x: 1 / picture.scale, y: 1 / picture.scale)
  }
}

/// A shape to fill or clip to.
enum Shape: Sendable, Hashable {
  case rectangle(Rect)
  case path(Path)
}
