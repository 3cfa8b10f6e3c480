internal import CPangoCairo
import Imaging
import Geometry
// Darwin has these names, too.
import struct Geometry.Point
import struct Geometry.Rect

extension CairoSurface {
  func draw(_ line: Typesetter.Line, at point: Point) {
    setSource(.color(line.style.color))
    var x = point.x
    for run in line.runs {
      cairo_new_path(context)
      cairo_move_to(context, x, point.y)
      // Emoji are pictures, which have no outlines.
      if letters == .text, !run.isEllipsis {
        pango_cairo_show_glyph_item(context, line.text, run.item)
      } else if letters == .text || run.isEmoji {
        pango_cairo_show_glyph_string(context, run.font, run.glyphs)
      } else {
        pango_cairo_glyph_string_path(context, run.font, run.glyphs)
        cairo_fill(context)
      }
      // At the surface's own scale.
      KeptFonts.keep(cairo_get_scaled_font(context))
      x += run.width
    }
    cairo_new_path(context)
  }

  func draw(_ picture: Canvas, x: Int, y: Int, alpha: Double) {
    guard let source = picture.surface as? CairoSurface else { return }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, source.surface, Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    if alpha >= 1 {
      cairo_rectangle(
        context, Double(x), Double(y), Double(picture.pixelWidth), Double(picture.pixelHeight))
      cairo_fill(context)
    } else {
      cairo_paint_with_alpha(context, alpha)
    }
    cairo_restore(context)
  }

  func draw(
    _ picture: Canvas, in rect: Rect, part: Rect, alpha: Double, sampling: Canvas.Sampling
  ) {
    guard let source = picture.surface as? CairoSurface else { return }
    cairo_save(context)
    clip(.rectangle(rect))
    place(part, of: picture, in: rect)
    cairo_set_source_surface(context, source.surface, 0, 0)
    cairo_pattern_set_filter(
      cairo_get_source(context),
      sampling == .pixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    // Pixels beyond the picture's edge must not fade into it.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint_with_alpha(context, alpha)
    cairo_restore(context)
  }

  /// Averages over squares of `blur` pixels, then enlarges the result, blending between their middles.
  func frost(_ path: Path, over area: PixelBounds, blur: Double, fonts: Fonts) {
    guard
      let small = shrunk(area, by: blur, fonts: fonts)?.surface as? CairoSurface,
      let glass = try? CairoSurface(
        pixelWidth: area.width, pixelHeight: area.height, background: .black)
    else { return }
    // Enlarged by itself and then moved by whole pixels: Cairo's blending depends on the place, by a level of colour.
    cairo_scale(glass.context, blur, blur)
    glass.setSource(small)
    cairo_paint(glass.context)
    cairo_save(context)
    cairo_identity_matrix(context)
    clip(.path(path))
    translate(x: Double(area.left), y: Double(area.top))
    setSource(glass)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// A part of the pixels, averaged over squares of `factor` by `factor`.
  func shrunk(_ area: PixelBounds, by factor: Double, fonts: Fonts) -> Canvas? {
    let small = try? Canvas(
      pixelWidth: Int((Double(area.width) / factor).rounded(.up)),
      pixelHeight: Int((Double(area.height) / factor).rounded(.up)), scale: 1, background: .black,
      fonts: fonts)
    guard let target = small?.surface as? CairoSurface else { return nil }
    cairo_surface_flush(surface)
    cairo_scale(target.context, 1 / factor, 1 / factor)
    cairo_set_source_surface(
      target.context, surface, -Double(area.left), -Double(area.top))
    cairo_pattern_set_filter(cairo_get_source(target.context), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(target.context), CAIRO_EXTEND_PAD)
    cairo_paint(target.context)
    return small
  }

  func draw(_ bitmap: Bitmap, in rect: Rect) {
    guard !rect.isEmpty, let pixels = try? CairoSurface(bitmap) else { return }
    cairo_save(context)
    translate(x: rect.minX, y: rect.minY)
    switch letters {
    case .outlines:
      cairo_rectangle(context, 0, 0, rect.width, rect.height)
      cairo_clip(context)
      scale(x: rect.width / Double(bitmap.width), y: rect.height / Double(bitmap.height))
      setSource(pixels)
      cairo_paint(context)
    case .text:
      // Readers of files show enlarged pixels as squares or blended, at will; these are blended already.
      let (width, height) = (rect.width.rounded(.up), rect.height.rounded(.up))
      if let large = try? CairoSurface(
        pixelWidth: Int(width), pixelHeight: Int(height), background: .clear)
      {
        large.draw(bitmap, in: Rect(x: 0, y: 0, width: width, height: height))
        cairo_set_source_surface(context, large.surface, 0, 0)
        cairo_rectangle(context, 0, 0, rect.width, rect.height)
        cairo_fill(context)
      }
    }
    cairo_restore(context)
  }

  private convenience init(_ bitmap: Bitmap) throws(CanvasError) {
    try self.init(pixelWidth: bitmap.width, pixelHeight: bitmap.height, background: nil)
    guard let bytes = cairo_image_surface_get_data(surface) else { throw .library("no pixels") }
    let target = UnsafeMutableRawBufferPointer(start: bytes, count: bitmap.pixels.count * 4)
    bitmap.pixels.withUnsafeBytes { target.copyMemory(from: $0) }
    cairo_surface_mark_dirty(surface)
  }

  /// Paints with another surface's pixels, interpolated and extended beyond their edges.
  private func setSource(_ pixels: CairoSurface) {
    cairo_set_source_surface(context, pixels.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
  }

  /// Draws a pixel's darkness from its distance to the outline: a blur's value at straight edges.
  ///
  /// In closed form and without transcendental functions, so the same on every machine.
  func shadow(of rect: Rect, radius: Double, _ shadow: Shadow) {
    let reach = shadow.blur / 2
    let outline = rect.offset(x: 0, y: shadow.y)
    let corner = toPixels(Point(x: outline.minX - reach, y: outline.minY - reach))
    let opposite = toPixels(Point(x: outline.maxX + reach, y: outline.maxY + reach))
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
    let alike = field.alikeRows(of: height)
    for y in 0..<height {
      if y > alike.lowerBound, alike.contains(y) {
        (bytes + y * stride).update(from: bytes + (y - 1) * stride, count: width)
        continue
      }
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
