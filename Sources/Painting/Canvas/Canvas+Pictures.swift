internal import CPangoCairo
public import Stage

/// Other canvases and shadows, pixel by pixel.
extension Canvas {
  /// How a picture that is drawn at another size is sampled.
  public enum Sampling: Sendable, Hashable {
    /// Each pixel is a square of its own: for a lens.
    case pixels
    /// Pixels are averaged: for making smaller.
    case smooth
  }

  /// Draws another canvas, pixel for pixel, its top left at the device pixel nearest to a point.
  public func draw(_ picture: Canvas, at point: Point, alpha: Double = 1) {
    let place = devicePoint(point)
    draw(picture, x: Int(Canvas.nearest(place.x)), y: Int(Canvas.nearest(place.y)), alpha: alpha)
  }

  /// Draws another canvas, pixel for pixel, at a device pixel, where the clip lets it through.
  func draw(_ picture: Canvas, x: Int, y: Int, alpha: Double = 1) {
    take(failureOf: picture)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, picture.surface, Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    if alpha >= 1 {
      cairo_rectangle(
        context, Double(x), Double(y), Double(picture.pixelWidth), Double(picture.pixelHeight))
      cairo_fill(context)
    } else if alpha > 0 {
      cairo_paint_with_alpha(context, alpha)
    }
    cairo_restore(context)
  }

  /// Draws another canvas, or a part of it, into a rectangle, stretched to fit.
  ///
  /// - Parameters:
  ///   - picture: The other canvas.
  ///   - rect: Where it goes, in points of this canvas.
  ///   - part: Which part of it, in points of its own; nil for all.
  ///   - alpha: Its opacity, 0…1.
  ///   - sampling: How it is sampled.
  public func draw(
    _ picture: Canvas, in rect: Rect, part: Rect? = nil, alpha: Double = 1,
    sampling: Sampling = .smooth
  ) {
    take(failureOf: picture)
    let part = part ?? Rect(origin: .zero, size: picture.size)
    guard !rect.isEmpty, !part.isEmpty else { return }
    saved {
      clip(rect)
      translate(x: rect.minX, y: rect.minY)
      scale(x: rect.width / part.width, y: rect.height / part.height)
      translate(x: -part.minX, y: -part.minY)
      scale(x: 1 / picture.scale, y: 1 / picture.scale)
      cairo_set_source_surface(context, picture.surface, 0, 0)
      cairo_pattern_set_filter(
        cairo_get_source(context),
        sampling == .pixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      // What lies beyond the picture's edge must not fade into it.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_paint_with_alpha(context, min(max(alpha, 0), 1))
    }
  }

  /// Blurs what was drawn so far inside a path, in device pixels, as frosted glass would.
  ///
  /// Made smaller and larger again: averages over squares of `blur` pixels, then blends between
  /// their middles.
  func frost(_ path: Path, over area: PixelRect, blur: Double) {
    let factor = max(1, blur)
    let width = Int((Double(area.width) / factor).rounded(.up))
    let height = Int((Double(area.height) / factor).rounded(.up))
    guard !area.isEmpty, factor > 1,
      let small = try? Canvas(
        pixelWidth: width, pixelHeight: height, scale: 1, background: .black, fonts: fonts)
    else { return }
    cairo_surface_flush(surface)
    cairo_scale(small.context, 1 / factor, 1 / factor)
    cairo_set_source_surface(
      small.context, surface, -Double(area.left), -Double(area.top))
    cairo_pattern_set_filter(cairo_get_source(small.context), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(small.context), CAIRO_EXTEND_PAD)
    cairo_paint(small.context)
    inPixels {
      clip(path)
      translate(x: Double(area.left), y: Double(area.top))
      cairo_scale(context, factor, factor)
      cairo_set_source_surface(context, small.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_paint(context)
    }
  }

  private func take(failureOf picture: Canvas) {
    if let failure = picture.failure { fail(failure) }
  }

  /// Draws the shadow of a rounded rectangle; draw the rectangle itself afterwards.
  ///
  /// The darkness of a pixel is a function of its distance to the outline: what a blur gives at
  /// straight edges, in closed form and without transcendental functions, so the same on every
  /// machine.
  public func shadow(of rect: Rect, radius: Double, _ shadow: Shadow) {
    let reach = shadow.blur / 2
    let outline = rect.offset(x: 0, y: shadow.y)
    let corner = devicePoint(Point(x: outline.minX - reach, y: outline.minY - reach))
    let opposite = devicePoint(Point(x: outline.maxX + reach, y: outline.maxY + reach))
    let (left, top) = (corner.x.rounded(.down), corner.y.rounded(.down))
    let width = Int(opposite.x.rounded(.up) - left)
    let height = Int(opposite.y.rounded(.up) - top)
    guard width > 0, height > 0, width <= 2 * pixelWidth, height <= 2 * pixelHeight,
      let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return }
    defer { cairo_surface_destroy(mask) }
    guard let bytes = cairo_image_surface_get_data(mask) else { return }
    let stride = Int(cairo_image_surface_get_stride(mask))
    let perPoint = 1 / pixel
    let field = SoftEdge(
      outline: Rect(
        x: corner.x - left + reach * perPoint, y: corner.y - top + reach * perPoint,
        width: outline.width * perPoint, height: outline.height * perPoint),
      radius: radius * perPoint, blur: max(shadow.blur * perPoint, 1))
    for y in 0..<height {
      for x in 0..<width {
        let covered = field.coverage(x: Double(x) + 0.5, y: Double(y) + 0.5)
        bytes[y * stride + x] = UInt8(covered * 255 + 0.5)
      }
    }
    cairo_surface_mark_dirty(mask)
    setSource(.color(shadow.color))
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_mask_surface(context, mask, left, top)
    cairo_restore(context)
  }
}

/// How much of a blurred rounded rectangle is seen at a place.
struct SoftEdge {
  private let center: Point
  private let straight: Size
  private let radius: Double
  private let blur: Double

  /// A rounded rectangle whose edge fades over `blur`; all in one unit.
  init(outline: Rect, radius: Double, blur: Double) {
    self.radius = min(max(radius, blur / 2), outline.width / 2, outline.height / 2)
    center = Point(x: outline.midX, y: outline.midY)
    straight = Size(
      width: outline.width / 2 - self.radius, height: outline.height / 2 - self.radius)
    self.blur = blur
  }

  /// 1 well inside, ½ on the outline, 0 well outside.
  func coverage(x: Double, y: Double) -> Double {
    let beyondX = abs(x - center.x) - straight.width
    let beyondY = abs(y - center.y) - straight.height
    let outside: Double
    if beyondX > 0, beyondY > 0 {
      outside = (beyondX * beyondX + beyondY * beyondY).squareRoot() - radius
    } else {
      outside = max(beyondX, beyondY) - radius
    }
    let part = min(max(0.5 - outside / blur, 0), 1)
    // Hermite's cubic: level at both ends, as a blurred edge is.
    return part * part * (3 - 2 * part)
  }
}
