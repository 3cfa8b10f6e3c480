/// An animated PNG file, opened for reading (PNG, third edition, sections 4.9 and 11.3.6).
///
/// A plain file is an animation of one frame. Guarantees: every checksum was right, sequence numbers count from 0
/// without a gap, every frame has data and is inside the picture, and there are as many frames as stated, with at most
/// `pixelLimit` pixels. Only the compressed data of a frame may still turn out to be damaged.
public struct AnimatedPNG: Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// The number of plays: 0 is for ever.
  public let loopCount: Int
  /// The delay of each frame; 0 for a plain file's one.
  public let delays: [Delay]

  /// The most frames.
  public static let frameLimit = 100_000
  /// The most frames times the picture's pixels: a thousand of the largest pictures.
  public static let pixelLimit = 1000 * Bitmap.pixelLimit

  /// What happens to a frame's rectangle after its time.
  enum Disposal: UInt8 {
    case none = 0
    case background = 1
    case previous = 2
  }

  /// How a frame's pixels combine with the existing ones.
  enum Blending: UInt8 {
    case source = 0
    case over = 1
  }

  struct StoredFrame: Sendable {
    var header: PNGHeader
    var left = 0
    var top = 0
    var delay = Delay.none
    var disposal = Disposal.none
    var blending = Blending.source
    var data: [ArraySlice<UInt8>] = []
  }

  let stored: [StoredFrame]
  let meaning: PNGMeaning
  /// The picture for viewers without animation, if it is not a frame.
  private let still: StoredFrame?

  /// The number of frames: at least one.
  public var frameCount: Int { stored.count }

  /// Opens a file; throws `PNGError`, whatever the bytes are.
  public init(_ bytes: [UInt8]) throws(PNGError) {
    let file = try PNGFile(bytes)
    var reading = Reading(file.header)
    for chunk in file.chunks { try reading.take(chunk) }
    (width, height) = (file.header.width, file.header.height)
    loopCount = reading.loopCount ?? 1
    stored = try reading.finish()
    still = reading.stillOutside
    meaning = file.meaning
    delays = stored.map(\.delay)
  }

  package var colorSpace: ColorSpace { meaning.colorSpace }

  func scanlines(of frame: StoredFrame, alpha: PNGScanlines.Alpha) -> PNGScanlines {
    PNGScanlines(frame.header, meaning, frame.data, alpha: alpha)
  }

  /// Whether a file has more than `count` frames, or a still picture outside them.
  package func hasMore(than count: Int) -> Bool { stored.count > count || still != nil }

  /// Reads frames from an index on, and a still picture outside them, to find damage.
  package func readThrough(from index: Int) throws(PNGError) {
    for frame in stored.dropFirst(index) + [still].compactMap({ $0 }) {
      try scanlines(of: frame, alpha: .straight).readThrough()
    }
  }

  private struct Reading {
    private let header: PNGHeader
    private(set) var loopCount: Int?
    private var promised = 0
    private var frames: [StoredFrame] = []
    /// Frame controls before the picture.
    ///
    /// They make it the animation's first frame only if the animation's own control, which may follow them, precedes it
    /// too.
    private var early: [ArraySlice<UInt8>] = []
    /// The picture for viewers without animation.
    private var still: StoredFrame
    private var nextNumber: UInt32 = 0
    private var hasPicture = false
    private var isFrame = false

    init(_ header: PNGHeader) {
      self.header = header
      still = StoredFrame(header: header)
    }

    mutating func take(_ chunk: PNGChunk) throws(PNGError) {
      switch chunk.type {
      case .animationControl where !hasPicture: try takeAnimation(chunk.data)
      case .frameControl where !hasPicture: early.append(chunk.data)
      case .frameControl where loopCount != nil: try takeControl(chunk.data)
      case .imageData:
        if !hasPicture {
          try takeEarlyControls()
          // The picture is the first frame where a control precedes it.
          isFrame = !frames.isEmpty
        }
        hasPicture = true
        if chunk.data.isEmpty { return }
        if isFrame { frames[0].data.append(chunk.data) } else { still.data.append(chunk.data) }
      case .frameData where loopCount != nil:
        try takeEarlyControls()
        try takeData(chunk.data)
      default: return
      }
    }

    private mutating func takeEarlyControls() throws(PNGError) {
      guard loopCount != nil else { return }
      for control in early { try takeControl(control) }
      early = []
    }

    /// Numbers of frames and plays (section 11.3.6.1).
    private mutating func takeAnimation(_ data: ArraySlice<UInt8>) throws(PNGError) {
      guard data.count == 8, loopCount == nil else {
        throw .animation("its animation control is malformed")
      }
      promised = Int(UInt32(bigEndianBytes: data.prefix(4)))
      loopCount = Int(UInt32(bigEndianBytes: data.suffix(4)))
      let pixels = promised.multipliedReportingOverflow(by: header.width * header.height)
      guard (1...AnimatedPNG.frameLimit).contains(promised), !pixels.overflow,
        pixels.partialValue <= AnimatedPNG.pixelLimit
      else { throw .animation("\(promised) frames of this size are not allowed") }
    }

    /// Sequence number, size, offset, delay, and the two operations (section 11.3.6.2).
    private mutating func takeControl(_ data: ArraySlice<UInt8>) throws(PNGError) {
      guard data.count == 26 else { throw .animation("a frame control is malformed") }
      try count(data)
      let numbers = (0..<5).map { Int(UInt32(bigEndianBytes: data.dropFirst(4 * $0).prefix(4))) }
      let (width, height, left, top) = (numbers[1], numbers[2], numbers[3], numbers[4])
      let name = "frame \(frames.count)"
      guard frames.count < promised else { throw .animation("it has more frames than it says") }
      guard frames.last?.data.isEmpty != true else {
        throw .animation("frame \(frames.count - 1) has no data")
      }
      guard width > 0, height > 0, left + width <= header.width, top + height <= header.height
      else {
        throw .animation("\(name) does not lie in the picture")
      }
      // The first frame, where it is the still picture too, covers all of it.
      guard hasPicture || (width == header.width && height == header.height) else {
        throw .animation("\(name) does not cover the picture")
      }
      let tail = Array(data.suffix(6))
      guard let disposal = Disposal(rawValue: tail[4]), let blending = Blending(rawValue: tail[5])
      else { throw .animation("\(name) has an unknown operation") }
      frames.append(
        StoredFrame(
          header: try header.resized(width: width, height: height), left: left, top: top,
          delay: Delay(
            stored: UInt16(tail[0]) << 8 | UInt16(tail[1]),
            over: UInt16(tail[2]) << 8 | UInt16(tail[3])),
          disposal: disposal, blending: blending))
    }

    /// Sequence number, then data as in the picture's own (section 11.3.6.3).
    private mutating func takeData(_ data: ArraySlice<UInt8>) throws(PNGError) {
      guard data.count >= 4 else { throw .animation("a frame data chunk is malformed") }
      try count(data)
      guard hasPicture, let last = frames.indices.last, last > 0 || !isFrame else {
        throw .animation("frame data comes before its control")
      }
      if data.count > 4 { frames[last].data.append(data.dropFirst(4)) }
    }

    private mutating func count(_ data: ArraySlice<UInt8>) throws(PNGError) {
      let number = UInt32(bigEndianBytes: data.prefix(4))
      guard number == nextNumber else {
        throw .animation("sequence number \(number) stands where \(nextNumber) belongs")
      }
      nextNumber += 1
    }

    var stillOutside: StoredFrame? { loopCount == nil || isFrame ? nil : still }

    func finish() throws(PNGError) -> [StoredFrame] {
      guard loopCount != nil else { return [still] }
      guard frames.count == promised else {
        throw .animation("it has \(frames.count) frames and says \(promised)")
      }
      guard frames.last?.data.isEmpty != true else {
        throw .animation("frame \(frames.count - 1) has no data")
      }
      return frames
    }
  }
}

extension AnimatedPNG: CustomStringConvertible {
  /// Its size and number of frames.
  public var description: String {
    "\(width) × \(height) pixels, \(frameCount) \(frameCount == 1 ? "frame" : "frames")"
  }
}
