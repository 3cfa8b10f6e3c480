internal import CPangoCairo
public import Imaging
public import Stage

/// A surface to draw on, in points from the top left, y down.
///
/// A failure does not stop the drawing: as in Cairo the canvas remembers the first one, and
/// `bitmap()` throws it. So painting code stays free of error handling, and no faulty picture gets
/// out.
///
/// A canvas is not thread-safe; different canvases with different `Fonts` may be used at the same
/// time.
public final class Canvas {
  /// The size, in points.
  public let size: Size
  /// Pixels a point, before any scaling of the canvas's own coordinates.
  public let scale: Double
  /// Pixels across.
  public let pixelWidth: Int
  /// Pixels down.
  public let pixelHeight: Int
  /// Whether the canvas was opaque from the start, and so is still.
  public let isOpaque: Bool
  /// What its text is set with.
  public let fonts: Fonts

  let context: OpaquePointer
  let surface: OpaquePointer
  /// The pixels, where they are many and Cairo did not allocate them.
  private var ownMemory: UnsafeMutableBufferPointer<UInt32>?
  private(set) var failure: CanvasError?

  /// Pixels a point that a picture may have.
  public static let scales = 1.0...4.0

  /// A canvas of `size` points at `scale` pixels a point; a side that is not a whole number of
  /// pixels is rounded up.
  ///
  /// - Parameters:
  ///   - size: Points across and down.
  ///   - scale: Pixels a point, 1…4.
  ///   - background: What it is filled with. An opaque colour makes the picture opaque; nil leaves
  ///     it clear.
  ///   - fonts: What its text is set with.
  /// - Throws: `CanvasError` for a scale or a size out of range.
  public convenience init(
    size: Size, scale: Double = 1, background: Color? = nil, fonts: Fonts
  ) throws(CanvasError) {
    guard Canvas.scales.contains(scale) else { throw .scale(scale) }
    try self.init(size: size, anyScale: scale, background: background, fonts: fonts)
  }

  /// A canvas at any scale, such as the fraction of a pixel a point in which a small screen is
  /// drawn.
  convenience init(
    size: Size, anyScale scale: Double, background: Color? = nil, fonts: Fonts
  ) throws(CanvasError) {
    // A side that misses a whole number of pixels by rounding alone is not a pixel longer.
    let width = (size.width * scale - Canvas.pixelTolerance).rounded(.up)
    let height = (size.height * scale - Canvas.pixelTolerance).rounded(.up)
    guard let pixelWidth = Int(exactly: width), let pixelHeight = Int(exactly: height) else {
      throw .size(width: width, height: height)
    }
    try self.init(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, size: size,
      background: background, fonts: fonts)
  }

  /// A canvas of whole pixels; `size` in points where that is not the pixels' own.
  ///
  /// Draws into `memory` of so many pixels where that is given, which must outlive it, and onto what is there where
  /// it `isCovered`: every pixel gets an opaque colour later.
  init(
    pixelWidth: Int, pixelHeight: Int, scale: Double, size: Size? = nil, background: Color? = nil,
    fonts: Fonts, memory: UnsafeMutableBufferPointer<UInt32>? = nil, isCovered: Bool = false
  ) throws(CanvasError) {
    guard Bitmap.allows(width: pixelWidth, height: pixelHeight) else {
      throw .size(width: Double(pixelWidth), height: Double(pixelHeight))
    }
    isOpaque = isCovered || background?.alpha == 1
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    var memory = memory
    let count = pixelWidth * pixelHeight
    if memory == nil, count * MemoryLayout<UInt32>.size >= 2 * LargePages.size {
      let own = LargePages.allocate(pixels: count)
      // A background is painted over all of it.
      if background == nil { own.initialize(repeating: 0) }
      memory = own
      ownMemory = own
    }
    let made =
      if let memory {
        memory.withMemoryRebound(to: UInt8.self) { bytes in
          cairo_image_surface_create_for_data(
            bytes.baseAddress, format, Int32(pixelWidth), Int32(pixelHeight),
            Int32(pixelWidth * MemoryLayout<UInt32>.size))
        }
      } else {
        cairo_image_surface_create(format, Int32(pixelWidth), Int32(pixelHeight))
      }
    guard let surface = made, let context = cairo_create(surface) else {
      throw .library("out of memory")
    }
    self.surface = surface
    self.context = context
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    self.size =
      size ?? Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
    self.fonts = fonts
    try check()
    if let background {
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      setSource(.color(background))
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
    cairo_scale(context, scale, scale)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    ownMemory?.deallocate()
  }

  /// How far from a whole number of pixels a side may be, in pixels, and still count as whole.
  private static let pixelTolerance = 1e-6

  /// Remembers a failure; the first one counts.
  func fail(_ error: CanvasError) {
    if failure == nil { failure = error }
  }

  /// Throws what went wrong so far.
  func check() throws(CanvasError) {
    if let failure { throw failure }
    for status in [cairo_status(context), cairo_surface_status(surface)]
    where status != CAIRO_STATUS_SUCCESS {
      throw .library(String(cString: cairo_status_to_string(status)))
    }
  }

  // MARK: - Picture

  /// A picture of whole pixels that is drawn where it will stay, without a copy.
  ///
  /// - Parameter isCovered: Whether what is drawn covers every pixel with an opaque colour, so that no background is
  ///   needed.
  /// - Throws: `CanvasError` for a size out of range, or the first failure of anything that was drawn.
  static func bitmap(
    pixelWidth: Int, pixelHeight: Int, scale: Double, background: Color? = nil, fonts: Fonts,
    isCovered: Bool = false, _ draw: (Canvas) -> Void
  ) throws(CanvasError) -> Bitmap {
    guard Bitmap.allows(width: pixelWidth, height: pixelHeight) else {
      throw .size(width: Double(pixelWidth), height: Double(pixelHeight))
    }
    var failure: CanvasError?
    let pixels = [UInt32](unsafeUninitializedCapacity: pixelWidth * pixelHeight) { memory, count in
      let memory = UnsafeMutableBufferPointer(rebasing: memory[..<(pixelWidth * pixelHeight)])
      LargePages.prefer(for: memory)
      // Cairo draws onto what is there; a background is painted over all of it.
      if background == nil, !isCovered { memory.initialize(repeating: 0) }
      count = memory.count
      do throws(CanvasError) {
        let canvas = try Canvas(
          pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, background: background,
          fonts: fonts, memory: memory, isCovered: isCovered)
        draw(canvas)
        try canvas.check()
        cairo_surface_flush(canvas.surface)
        // The unused byte of an opaque surface is not defined.
        if canvas.isOpaque {
          for index in memory.indices { memory[index] |= 0xFF00_0000 }
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Bitmap(unchecked: pixels, width: pixelWidth, height: pixelHeight)
  }

  /// The picture as it is now.
  ///
  /// - Throws: `CanvasError`, the first failure of anything that was drawn.
  public func bitmap() throws(CanvasError) -> Bitmap {
    let count = pixelWidth * pixelHeight
    let filler: UInt32 = isOpaque ? 0xFF00_0000 : 0
    let pixels = try withPixels { (source) -> [UInt32] in
      [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
        // The unused byte of an opaque surface is not defined.
        for index in 0..<count { buffer[index] = source[index] | filler }
        initialized = count
      }
    }
    return Bitmap(unchecked: pixels, width: pixelWidth, height: pixelHeight)
  }

  /// Hands out the pixels in place, row by row, 0xAARRGGBB premultiplied; with `isOpaque` the
  /// highest byte means nothing.
  ///
  /// - Throws: `CanvasError`, the first failure of anything that was drawn.
  public func withPixels<Result>(
    _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) throws(CanvasError) -> Result {
    try check()
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface),
      Int(cairo_image_surface_get_stride(surface)) == pixelWidth * 4
    else { throw .library("no pixels") }
    let count = pixelWidth * pixelHeight
    return bytes.withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
      body(UnsafeBufferPointer(start: pixels, count: count))
    }
  }
}
