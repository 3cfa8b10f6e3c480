import Imaging
import Geometry

/// What a canvas draws on: pixels, or a list of what was drawn.
///
/// Everything that a picture is made of comes down to these few acts. Lengths are in the coordinates as they are when
/// it is called; where they are in pixels, it is said.
protocol Surface: AnyObject {
  /// Remembers coordinates and clip for `restore()`.
  func save()
  /// Goes back to the coordinates and the clip of the last `save()`.
  func restore()
  /// Moves the origin.
  func translate(x: Double, y: Double)
  /// Scales coordinates about the origin; factors are finite and not 0.
  func scale(x: Double, y: Double)
  /// Counts in pixels from here on.
  func countInPixels()
  /// Where a point lies in pixels.
  func toPixels(_ point: Point) -> Point
  /// The point that lies at a place in pixels.
  func fromPixels(_ point: Point) -> Point
  /// The length of one pixel.
  var pixel: Double { get }

  /// Draws only inside a shape until `restore()`.
  func clip(_ shape: Shape)
  /// Fills a shape, or everything that the clip lets through.
  func fill(_ shape: Shape?, _ paint: Paint)
  /// Draws a line, wider than 0, along a path.
  func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke)
  /// The edges of a rectangle that holds the inside of a path.
  func extents(of path: Path) -> (left: Double, top: Double, right: Double, bottom: Double)
  /// Draws a line of text from a point of its baseline.
  func draw(_ line: Typesetter.Line, at point: Point)
  /// Draws the shadow of a rounded rectangle.
  func shadow(of rect: Rect, radius: Double, _ shadow: Shadow)
  /// Collects what is drawn until `endGroup`, with coordinates and clip of its own.
  func beginGroup()
  /// Draws what was collected as one picture, at an opacity above 0 and at most 1.
  func endGroup(alpha: Double)
  /// Draws a picture at a place in pixels, pixel for pixel, at an opacity above 0 and at most 1.
  func draw(_ picture: Canvas, x: Int, y: Int, alpha: Double)
  /// Draws a part of a picture, in points of its own, stretched to a rectangle; neither is empty.
  func draw(
    _ picture: Canvas, in rect: Rect, part: Rect, alpha: Double, sampling: Canvas.Sampling)
  /// Draws pixels stretched to a rectangle, blended into each other.
  func draw(_ bitmap: Bitmap, in rect: Rect)
  /// Blurs what was drawn so far inside a path: see `Canvas.frost`.
  func frost(_ path: Path, over area: PixelBounds, blur: Double, fonts: Fonts)

  /// Throws what went wrong so far.
  func check() throws(CanvasError)
}

/// What is filled, or clipped to.
enum Shape: Sendable, Hashable {
  /// A rectangle.
  case rectangle(Rect)
  /// The inside of a path.
  case path(Path)
}
