/// Writes animated PNG files frame by frame, in constant memory.
///
/// A frame stores only the rectangle in which it differs from the one before: it replaces the pixels (blend "source")
/// and stays (dispose "none"; PNG, third edition, section 11.3.5). A frame equal to the one before stores its first
/// pixel, for there are no empty ones. Delays are exact fractions. Readers without animation show the first frame.
public final class APNGWriter {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// The number of frames of the finished file.
  public let frameCount: Int
  private let hasAlpha: Bool
  private let sink: ([UInt8]) throws -> Void
  private var writer = BitWriter()
  private var rows = RowStream()
  private var sequenceNumber: UInt32 = 0
  private var framesWritten = 0
  private var last: (spans: [RowSpan], kept: PrecompressedRows?)?
  private var bytes: [UInt8] = []

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - frameCount: The number of frames, at least one; the file's beginning stores it.
  ///   - loops: The number of plays, 0 for ever.
  ///   - hasAlpha: Whether any frame is not opaque.
  ///   - scale: Pixels per point, which `pHYs` records.
  ///   - sink: Receives the file's bytes, in order.
  /// - Throws: `PNGError.scale`, `PNGError.size` for a size that is not allowed, `PNGError.frames` unless there is a
  ///   frame, and the sink's errors.
  public init(
    width: Int, height: Int, frameCount: Int, loops: UInt32 = 0, hasAlpha: Bool = false,
    scale: Double = 1, to sink: @escaping ([UInt8]) throws -> Void
  ) throws {
    guard Bitmap.allows(width: width, height: height) else {
      throw PNGError.size(width: width, height: height)
    }
    guard (1...APNGWriter.mostFrames).contains(frameCount) else {
      throw PNGError.frames("\(frameCount) are announced; 1 to \(APNGWriter.mostFrames) may be")
    }
    (self.width, self.height, self.frameCount) = (width, height, frameCount)
    (self.hasAlpha, self.sink) = (hasAlpha, sink)
    let remarks = try PNG.remarks(scale: scale)
    writer.append(
      PNGChunk.file(
        of: [.header(width: width, height: height, hasAlpha: hasAlpha)] + remarks + [
          .animation(frames: UInt32(frameCount), loops: min(loops, 0x7FFF_FFFF))
        ]))
    try drain()
  }

  /// The most frames: each takes two numbers, which end at 2³¹ − 1.
  public static let mostFrames = 0x3FFF_FFFF

  /// Adds a frame.
  ///
  /// - Throws: `PNGError.rows` for a bitmap of another size or with unannounced alpha, `PNGError.frames` for one frame
  ///   too many, and the sink's errors.
  public func add(_ bitmap: Bitmap, for delay: AnimatedPNG.Delay) throws {
    try add([.pixels(bitmap, rows: 0..<bitmap.height)], of: nil, for: delay)
  }

  /// Adds a frame of precompressed rows and new pixels, from the top down.
  ///
  /// - Throws: `PNGError.rows` for rows that make no picture of this size or are not opaque, `PNGError.frames` for one
  ///   frame too many, and the sink's errors.
  package func add(_ spans: [RowSpan], of kept: PrecompressedRows, for delay: AnimatedPNG.Delay)
    throws
  {
    try add(spans, of: Optional(kept), for: delay)
  }

  private func add(_ spans: [RowSpan], of kept: PrecompressedRows?, for delay: AnimatedPNG.Delay)
    throws
  {
    guard framesWritten < frameCount else {
      throw PNGError.frames("there are more than the \(frameCount) announced")
    }
    let count = try spans.height(width: width, in: kept)
    guard count == height else { throw PNGError.rows("\(count) rows are not \(height)") }
    let isFirst = framesWritten == 0
    let area =
      last.map {
        ChangedArea(from: $0.spans, of: $0.kept, to: spans, of: kept, width: width)
          ?? ChangedArea(rows: 0..<1, columns: 0..<1)
      } ?? ChangedArea(rows: 0..<height, columns: 0..<width)

    let number = sequenceNumber
    writer.removeAll()
    writer.append(PNGChunk.file(of: [.frame(area, number: number, delay)], signed: false))
    let chunk = writer.startChunk(isFirst ? .imageData : .frameData)
    if !isFirst { writer.append(number + 1) }
    rows.start(in: &writer)
    guard write(spans.rows(in: area.rows), of: kept, columns: area.columns) else {
      throw PNGError.rows("a pixel is not opaque")
    }
    rows.finish(in: &writer)
    writer.finishChunk(chunk)
    try drain()
    sequenceNumber += isFirst ? 1 : 2
    framesWritten += 1
    last = (spans, kept)
  }

  private func write(_ spans: [RowSpan], of kept: PrecompressedRows?, columns: Range<Int>) -> Bool {
    if let kept, !hasAlpha, columns == 0..<width {
      return rows.add(spans, of: kept, to: &writer)
    }
    var above: Above?
    for span in spans {
      guard let bitmap = span.bitmap(in: kept) else { continue }
      let isWritten =
        hasAlpha
        ? rows.add(
          bitmap, span.rows, columns: columns, below: above, StraightSamples.self, to: &writer)
        : rows.add(
          bitmap, span.rows, columns: columns, below: above, OpaqueSamples.self, to: &writer)
      guard isWritten else { return false }
      above = rows.above(bitmap, row: span.rows.upperBound - 1)
    }
    return true
  }

  /// Ends the file; throws `PNGError.frames` if frames are missing, and the sink's errors.
  public func finish() throws {
    guard framesWritten == frameCount else {
      throw PNGError.frames("\(framesWritten) came, \(frameCount) were announced")
    }
    writer.removeAll()
    writer.finishChunk(writer.startChunk(.end))
    try drain()
  }

  private func drain() throws {
    writer.copy(to: &bytes)
    try sink(bytes)
  }
}

extension PNGChunk {
  /// The numbers of frames and plays (section 11.3.5.1).
  static func animation(frames: UInt32, loops: UInt32) -> PNGChunk {
    PNGChunk(type: .animationControl, data: (frames.bigEndianBytes + loops.bigEndianBytes)[...])
  }

  /// A frame's area and delay: it stays, and replaces the pixels (section 11.3.5.2).
  static func frame(_ area: ChangedArea, number: UInt32, _ delay: AnimatedPNG.Delay) -> PNGChunk {
    let numbers = [
      number, UInt32(area.columns.count), UInt32(area.rows.count),
      UInt32(area.columns.lowerBound), UInt32(area.rows.lowerBound),
      UInt32(delay.numerator) << 16 | UInt32(delay.denominator),
    ]
    let (disposeNone, blendSource): (UInt8, UInt8) = (0, 0)
    return PNGChunk(
      type: .frameControl,
      data: (numbers.flatMap(\.bigEndianBytes) + [disposeNone, blendSource])[...])
  }
}
