package import Imaging
package import Geometry

/// A surface to draw on, in points from the top left, y down.
///
/// A failure does not stop the drawing: as in Cairo the canvas remembers the first one, and `bitmap()` throws it. So
/// painting code needs no error handling, and no faulty picture gets out.
///
/// Not thread-safe; different canvases with different `Fonts` may be used at the same time.
package final class Canvas {
  /// In points.
  package let size: Size
  /// Pixels a point, before any scaling of the canvas's own coordinates.
  package let scale: Double
  package let pixelWidth: Int
  package let pixelHeight: Int
  /// Whether the canvas was opaque from the start, and so still is.
  package let isOpaque: Bool
  package let fonts: Fonts

  package enum Medium: Sendable, Hashable {
    case pixels
    /// A list of the drawing, to be written as SVG or PDF.
    case marks
  }

  let surface: any Surface
  private(set) var failure: CanvasError?

  /// The pixels a point that a picture may have.
  package static let scales = 1.0...4.0

  /// A canvas of `size` points; a side that is not a whole number of pixels is rounded up.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, 1…4.
  ///   - background: An opaque colour makes the picture opaque; nil leaves it clear.
  /// - Throws: `CanvasError` for a scale or a size out of range.
  package convenience init(
    size: Size, scale: Double = 1, background: Color? = nil, fonts: Fonts
  ) throws(CanvasError) {
    guard Canvas.scales.contains(scale) else { throw .scale(scale) }
    try self.init(size: size, anyScale: scale, background: background, fonts: fonts)
  }

  /// A canvas at any scale, such as a fraction of a pixel a point for a small screen.
  package convenience init(
    size: Size, anyScale scale: Double, background: Color? = nil, medium: Medium = .pixels,
    fonts: Fonts
  ) throws(CanvasError) {
    let pixels = try Canvas.pixels(of: size, scale: scale)
    try self.init(
      pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale, size: size,
      background: background, medium: medium, fonts: fonts)
  }

  /// A size in pixels; throws `CanvasError.size` if it is not representable.
  private static func pixels(
    of size: Size, scale: Double
  ) throws(CanvasError) -> (width: Int, height: Int) {
    // A side that misses a whole number of pixels by rounding alone is not a pixel longer.
    let width = (size.width * scale - Canvas.pixelTolerance).rounded(.up)
    let height = (size.height * scale - Canvas.pixelTolerance).rounded(.up)
    guard let pixelWidth = Int(exactly: width), let pixelHeight = Int(exactly: height) else {
      throw .size(width: width, height: height)
    }
    return (pixelWidth, pixelHeight)
  }

  /// A canvas of whole pixels; `size` is in points, nil for the pixels' own.
  package convenience init(
    pixelWidth: Int, pixelHeight: Int, scale: Double, size: Size? = nil, background: Color? = nil,
    medium: Medium = .pixels, fonts: Fonts
  ) throws(CanvasError) {
    guard medium == .marks || Bitmap.allows(width: pixelWidth, height: pixelHeight) else {
      throw .size(width: Double(pixelWidth), height: Double(pixelHeight))
    }
    let surface: any Surface =
      switch medium {
      case .pixels:
        try CairoSurface(pixelWidth: pixelWidth, pixelHeight: pixelHeight, background: background)
      case .marks: Recorder(width: pixelWidth, height: pixelHeight, background: background)
      }
    self.init(
      surface, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale,
      size: size ?? Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale),
      isOpaque: background?.alpha == 1, fonts: fonts)
  }

  /// A canvas on a surface that still counts in pixels.
  init(
    _ surface: any Surface, pixelWidth: Int, pixelHeight: Int, scale: Double, size: Size,
    isOpaque: Bool, fonts: Fonts
  ) {
    self.surface = surface
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    self.size = size
    self.isOpaque = isOpaque
    self.fonts = fonts
    surface.scale(x: scale, y: scale)
  }

  /// A canvas that only measures text.
  package static func ruler(_ fonts: Fonts) -> Canvas {
    Canvas(
      Recorder(width: 1, height: 1, background: nil), pixelWidth: 1, pixelHeight: 1, scale: 1,
      size: Size(width: 1, height: 1), isOpaque: false, fonts: fonts)
  }

  package var medium: Medium { surface is Recorder ? .marks : .pixels }

  /// The greatest distance of a side that counts as whole from a whole number of pixels, in pixels.
  private static let pixelTolerance = 1e-6

  /// Remembers a failure; the first one counts.
  package func fail(_ error: CanvasError) {
    if failure == nil { failure = error }
  }

  /// Throws the first failure.
  func check() throws(CanvasError) {
    if let failure { throw failure }
    try surface.check()
  }

  // MARK: - Picture

  /// A picture of a size in points, drawn in place without a copy.
  ///
  /// - Parameters: Those of a canvas; a background that is not opaque leaves the picture so.
  /// - Throws: `CanvasError` for a scale or a size out of range, or the first failure of the drawing.
  package static func bitmap(
    size: Size, scale: Double, background: Color, fonts: Fonts, _ draw: (Canvas) -> Void
  ) throws(CanvasError) -> Bitmap {
    guard scales.contains(scale) else { throw .scale(scale) }
    let pixels = try pixels(of: size, scale: scale)
    return try bitmap(
      pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale, size: size,
      background: background, fonts: fonts, draw)
  }

  /// A picture of whole pixels, drawn in place without a copy.
  ///
  /// - Parameter isCovered: Whether the drawing covers every pixel with an opaque colour and needs no background.
  /// - Throws: `CanvasError` for a size out of range, or the first failure of the drawing.
  package static func bitmap(
    pixelWidth: Int, pixelHeight: Int, scale: Double, size: Size? = nil, background: Color? = nil,
    fonts: Fonts, isCovered: Bool = false, _ draw: (Canvas) -> Void
  ) throws(CanvasError) -> Bitmap {
    guard Bitmap.allows(width: pixelWidth, height: pixelHeight) else {
      throw .size(width: Double(pixelWidth), height: Double(pixelHeight))
    }
    var failure: CanvasError?
    let capacity = LargePages.capacity(forPixels: pixelWidth * pixelHeight)
    let pixels = [UInt32](unsafeUninitializedCapacity: capacity) { memory, count in
      LargePages.prefer(for: UnsafeMutableRawBufferPointer(memory))
      let memory = UnsafeMutableBufferPointer(rebasing: memory[..<(pixelWidth * pixelHeight)])
      // Cairo draws onto the memory's contents; a background is painted over all of it.
      if background == nil, !isCovered { memory.initialize(repeating: 0) }
      count = memory.count
      do throws(CanvasError) {
        try Canvas.draw(
          into: memory, pixelWidth: pixelWidth, scale: scale, size: size, background: background,
          isOpaque: isCovered || background?.alpha == 1, fonts: fonts
        ) { canvas, finish in
          draw(canvas)
          finish(pixelHeight)
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Bitmap(unchecked: pixels, width: pixelWidth, height: pixelHeight)
  }

  /// Draws whole rows of pixels into memory.
  ///
  /// - Parameters:
  ///   - memory: The rows, from top to bottom; drawn onto as it is.
  ///   - isOpaque: Whether the drawing covers every pixel with an opaque colour.
  ///   - draw: Draws on a canvas over all rows, and calls its second argument with the number of finished rows, in
  ///     ascending order.
  /// - Throws: `CanvasError`, the first failure of the drawing.
  package static func draw(
    into memory: UnsafeMutableBufferPointer<UInt32>, pixelWidth: Int, scale: Double,
    size: Size? = nil, background: Color? = nil, isOpaque: Bool, fonts: Fonts,
    _ draw: (Canvas, (_ finishedRows: Int) -> Void) -> Void
  ) throws(CanvasError) {
    let pixelHeight = memory.count / pixelWidth
    let surface = try CairoSurface(
      memory, pixelWidth: pixelWidth, pixelHeight: pixelHeight, background: background,
      isOpaque: isOpaque)
    let canvas = Canvas(
      surface, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale,
      size: size ?? Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale),
      isOpaque: isOpaque, fonts: fonts)
    var finished = 0
    draw(canvas) { rows in
      surface.flush()
      // The unused byte of an opaque surface is not defined.
      if isOpaque {
        for index in (finished * pixelWidth)..<(rows * pixelWidth) {
          memory[index] |= 0xFF00_0000
        }
      }
      finished = rows
    }
    try canvas.check()
  }

  /// The picture as it is now; throws `CanvasError`, the first failure of the drawing.
  package func bitmap() throws(CanvasError) -> Bitmap {
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

  /// The pixels in place, row by row, 0xAARRGGBB premultiplied; AA is undefined with `isOpaque`.
  ///
  /// - Throws: `CanvasError`, the first failure of the drawing.
  package func withPixels<Result>(
    _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) throws(CanvasError) -> Result {
    try check()
    guard let surface = surface as? CairoSurface else { throw .library("no pixels") }
    return try surface.withPixels(body)
  }
}
