/// Writes an animated GIF, frame by frame, into a sink.
///
/// Each frame stores the changed rectangle, with unchanged pixels transparent. A frame whose changes have up to 256
/// colours is exact; others get the best palette found, without dithering, which would make flat surfaces noisy and
/// files large. A frame gets its own palette where the one before does not suffice, so frames are added once, in
/// constant memory: at most ten bytes a pixel of one frame.
///
/// GIF has no translucent pixels: frames are laid over a background.
public struct GIFWriter {
  /// Receives bytes as they are made.
  public typealias Sink = ([UInt8]) throws -> Void

  /// The delays of a frame, in hundredths of a second.
  ///
  /// Browsers show a frame of 0 or 1 for 10 hundredths: WebKit's `ScalableImageDecoder`, Chromium's and Firefox's do.
  /// Two bytes end at 65,535.
  public static let delays = 2...65_535
  /// The numbers of plays: 0 is for ever.
  public static let loopCounts = 0...65_536

  private let width: Int
  private let height: Int
  private let loopCount: Int
  private let sink: Sink

  private var previous: Bitmap?
  private var globalColors: [UInt32] = []
  private var changes: GIFChanges
  private var palette = GIFPalette()
  private var encoder = LZWEncoder()
  private var hasEnded = false

  /// A writer of an animation.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - loopCount: The number of plays; 0 is for ever.
  ///   - background: Behind translucent pixels, 0xRRGGBB; white by default.
  ///   - sink: Receives the bytes; `add` and `end` rethrow its errors.
  /// - Throws: `GIFError.size`, `GIFError.loopCount`.
  public init(
    width: Int, height: Int, loopCount: Int = 0, background: UInt32 = 0xFF_FFFF,
    sink: @escaping Sink
  ) throws(GIFError) {
    guard Bitmap.allows(width: width, height: height) else {
      throw .size(width: width, height: height)
    }
    guard GIFWriter.loopCounts.contains(loopCount) else { throw .loopCount(loopCount) }
    self.width = width
    self.height = height
    self.loopCount = loopCount
    self.sink = sink
    changes = GIFChanges(background: background | 0xFF00_0000)
  }

  /// Adds a whole picture; throws `GIFError` and the sink's errors.
  ///
  /// The delay, one of `delays`, is how long it is shown, in hundredths of a second.
  public mutating func add(_ frame: Bitmap, delay: Int) throws {
    guard !hasEnded else { throw GIFError.ended }
    guard frame.width == width, frame.height == height else {
      throw GIFError.frameSize(width: frame.width, height: frame.height)
    }
    guard GIFWriter.delays.contains(delay) else { throw GIFError.delay(delay) }
    guard changes.find(in: frame, since: previous, keeping: .unchanged) else {
      return try sink(GIFWriter.nothing(delay: delay))
    }
    // With 256 colours there is none left for unchanged pixels.
    let colors = changes.counts.dropFirst().count { $0 > 0 }
    if colors == 256, changes.counts[0] > 0 {
      _ = changes.find(in: frame, since: previous, keeping: .nothing)
      if changes.counts.dropFirst().count(where: { $0 > 0 }) > 256 {
        _ = changes.find(in: frame, since: previous, keeping: .unchanged)
      }
    }
    palette.serve(changes)
    if previous == nil {
      globalColors = palette.colors
      try sink(header)
    }
    previous = frame
    try sink(image(delay: delay))
  }

  /// Ends the file; throws `GIFError` and the sink's errors.
  public mutating func end() throws {
    guard !hasEnded else { throw GIFError.ended }
    guard previous != nil else { throw GIFError.noFrames }
    hasEnded = true
    // Trailer (section 27).
    try sink([0x3B])
  }

  /// Header, logical screen, global colours, and the number of plays (GIF89a, sections 17 to 19).
  private var header: [UInt8] {
    var bytes = Array("GIF89a".utf8)
    bytes += GIFWriter.word(width) + GIFWriter.word(height)
    let bits = GIFWriter.bits(of: globalColors.count)
    bytes += [0xF0 | UInt8(bits - 1), 0, 0]
    bytes += GIFWriter.table(globalColors, bits: bits)
    // Plays after the first, 0 for ever; an animation without the extension plays once (Netscape Navigator 2.0's
    // application extension, section 26).
    if loopCount != 1 {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      bytes += GIFWriter.word(max(loopCount - 1, 0)) + [0]
    }
    // The software (comment extension, section 24).
    let remark = Array(PNG.remark.utf8)
    return bytes + [0x21, 0xFE, UInt8(remark.count)] + remark + [0]
  }

  /// An image with its control extension and local colours if needed (sections 23, 20, 21 and 22).
  private mutating func image(delay: Int) -> [UInt8] {
    let area = changes.area
    let keepsPixels = changes.counts[0] > 0
    let bits = GIFWriter.bits(of: palette.colors.count + (keepsPixels ? 1 : 0))
    var bytes = GIFWriter.control(
      delay: delay, transparentIndex: keepsPixels ? palette.transparentIndex : nil)
    bytes.append(0x2C)
    let (columns, rows) = (area.columns, area.rows)
    bytes += [columns.lowerBound, rows.lowerBound, columns.count, rows.count]
      .flatMap(GIFWriter.word)
    let isGlobal = palette.colors == globalColors && bits == GIFWriter.bits(of: globalColors.count)
    bytes.append(isGlobal ? 0 : 0x80 | UInt8(bits - 1))
    if !isGlobal { bytes += GIFWriter.table(palette.colors, bits: bits) }
    bytes += encoder.encode(changes.stretches, indices: palette.indices, bits: bits)
    return bytes
  }

  /// A frame without changes: one transparent pixel.
  private static func nothing(delay: Int) -> [UInt8] {
    // Clear code, index 0, end code, three bits each.
    control(delay: delay, transparentIndex: 0)
      + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]
  }

  /// The frame stays (disposal method 1), transparent at the index.
  private static func control(delay: Int, transparentIndex: Int?) -> [UInt8] {
    [0x21, 0xF9, 4, transparentIndex == nil ? 4 : 5] + word(delay)
      + [UInt8(transparentIndex ?? 0), 0]
  }

  private static func bits(of count: Int) -> Int {
    max(1, (count - 1).bitWidth - (count - 1).leadingZeroBitCount)
  }

  private static func table(_ colors: [UInt32], bits: Int) -> [UInt8] {
    let bytes = colors.flatMap { color in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    return bytes + Array(repeating: 0, count: 3 << bits - bytes.count)
  }

  private static func word(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }
}
