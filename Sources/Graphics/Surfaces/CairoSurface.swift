internal import CPangoCairo
import Imaging
import Geometry
// Darwin has these names, too.
import struct Geometry.Point

/// Draws at once with Cairo: to pixels, or to a page of a file.
final class CairoSurface: Surface {
  enum Letters {
    /// As filled outlines.
    ///
    /// Cairo before 1.18 moves glyphs that it keeps as pictures to whole pixels, which spoils the spacing of small
    /// letters; outlines stay in place.
    case outlines
    /// As letters of a font, which can be selected and searched.
    case text
  }

  let context: OpaquePointer
  let surface: OpaquePointer
  let letters: Letters
  let pixelWidth: Int
  let pixelHeight: Int
  /// The pixels, where they are many and Cairo did not allocate them.
  private var ownMemory: UnsafeMutableBufferPointer<UInt32>?

  /// Owns a surface of Cairo's from now on; throws `CanvasError.library` where there is no memory.
  init(
    _ surface: OpaquePointer?, pixelWidth: Int, pixelHeight: Int, letters: Letters
  ) throws(CanvasError) {
    guard let surface else { throw .library("out of memory") }
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .library("out of memory")
    }
    self.surface = surface
    self.context = context
    self.letters = letters
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    try check()
  }

  convenience init(
    pixelWidth: Int, pixelHeight: Int, background: Color?
  ) throws(CanvasError) {
    let isOpaque = background?.alpha == 1
    let count = pixelWidth * pixelHeight
    guard count * MemoryLayout<UInt32>.size >= 2 * LargePages.size else {
      try self.init(
        cairo_image_surface_create(
          CairoSurface.format(isOpaque: isOpaque), Int32(pixelWidth), Int32(pixelHeight)),
        pixelWidth: pixelWidth, pixelHeight: pixelHeight, letters: .outlines)
      fill(with: background)
      return
    }
    let memory = UnsafeMutableBufferPointer(start: LargePages.allocate(pixels: count), count: count)
    // A background is painted over all of it.
    if background == nil { memory.initialize(repeating: 0) }
    try self.init(
      memory, pixelWidth: pixelWidth, pixelHeight: pixelHeight, background: background,
      isOpaque: isOpaque)
    ownMemory = memory
  }

  /// Memory that outlives the surface, filled with a colour or drawn onto as it is.
  convenience init(
    _ memory: UnsafeMutableBufferPointer<UInt32>, pixelWidth: Int, pixelHeight: Int,
    background: Color?, isOpaque: Bool
  ) throws(CanvasError) {
    let surface = memory.withMemoryRebound(to: UInt8.self) { bytes in
      cairo_image_surface_create_for_data(
        bytes.baseAddress, CairoSurface.format(isOpaque: isOpaque), Int32(pixelWidth),
        Int32(pixelHeight), Int32(pixelWidth * MemoryLayout<UInt32>.size))
    }
    try self.init(
      surface, pixelWidth: pixelWidth, pixelHeight: pixelHeight, letters: .outlines)
    fill(with: background)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    ownMemory?.deallocate()
  }

  private static func format(isOpaque: Bool) -> cairo_format_t {
    isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
  }

  private func fill(with background: Color?) {
    guard let background else { return }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setSource(.color(background))
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Lets the surface's first pixel be the one at `x` and `y` of subsequent drawing.
  func setOrigin(x: Int, y: Int) {
    cairo_surface_set_device_offset(surface, -Double(x), -Double(y))
  }

  /// Brings the drawing so far into memory.
  func flush() { cairo_surface_flush(surface) }

  func check() throws(CanvasError) {
    for status in [cairo_status(context), cairo_surface_status(surface)]
    where status != CAIRO_STATUS_SUCCESS {
      throw .library(String(cString: cairo_status_to_string(status)))
    }
  }

  /// The pixels in place, row by row, 0xAARRGGBB premultiplied.
  ///
  /// - Throws: `CanvasError.library` for a surface without pixels.
  func withPixels<Result>(
    _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) throws(CanvasError) -> Result {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface),
      Int(cairo_image_surface_get_stride(surface)) == pixelWidth * 4
    else { throw .library("no pixels") }
    let count = pixelWidth * pixelHeight
    return bytes.withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
      body(UnsafeBufferPointer(start: pixels, count: count))
    }
  }

  // MARK: - Coordinates

  func save() { cairo_save(context) }
  func restore() { cairo_restore(context) }
  func translate(x: Double, y: Double) { cairo_translate(context, x, y) }
  func scale(x: Double, y: Double) { cairo_scale(context, x, y) }
  func countInPixels() { cairo_identity_matrix(context) }

  func toPixels(_ point: Point) -> Point {
    var (x, y) = (point.x, point.y)
    cairo_user_to_device(context, &x, &y)
    return Point(x: x, y: y)
  }

  func fromPixels(_ point: Point) -> Point {
    var (x, y) = (point.x, point.y)
    cairo_device_to_user(context, &x, &y)
    return Point(x: x, y: y)
  }

  var pixel: Double {
    var (x, y) = (1.0, 0.0)
    cairo_device_to_user_distance(context, &x, &y)
    return (x * x + y * y).squareRoot()
  }

  // MARK: - Shapes

  func clip(_ shape: Shape) {
    add(shape)
    cairo_clip(context)
  }

  func fill(_ shape: Shape?, _ paint: Paint) {
    setSource(paint)
    guard let shape else {
      cairo_paint(context)
      return
    }
    add(shape)
    cairo_fill(context)
  }

  func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) {
    setSource(paint)
    add(.path(path))
    cairo_set_line_width(context, stroke.width)
    cairo_set_dash(context, stroke.dash, Int32(stroke.dash.count), 0)
    cairo_set_line_cap(context, stroke.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(
      context, stroke.join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_stroke(context)
  }

  func extents(of path: Path) -> (left: Double, top: Double, right: Double, bottom: Double) {
    add(.path(path))
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_fill_extents(context, &left, &top, &right, &bottom)
    cairo_new_path(context)
    return (left, top, right, bottom)
  }

  func beginGroup() { cairo_push_group(context) }

  func endGroup(alpha: Double) {
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, alpha)
  }

  private func add(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect):
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    case .path(let path):
      cairo_new_path(context)
      for element in path.elements {
        switch element {
        case .move(let point): cairo_move_to(context, point.x, point.y)
        case .line(let point): cairo_line_to(context, point.x, point.y)
        case .curve(let first, let second, let end):
          cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        case .close: cairo_close_path(context)
        }
      }
    }
  }

  func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .gradient(let gradient):
      let pattern = cairo_pattern_create_linear(
        gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
      defer { cairo_pattern_destroy(pattern) }
      for stop in gradient.stops {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
      }
      cairo_set_source(context, pattern)
    }
  }
}
