internal import CWebP

/// An animated WebP file, opened for reading; a plain one is an animation of one frame.
///
/// It takes the memory of the file and of a few pictures, however many frames there are.
public final class AnimatedWebP {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// The number of frames: at least one.
  public let frameCount: Int

  /// The file, read by the decoder as it proceeds.
  private let file: UnsafeMutableBufferPointer<UInt8>
  private let decoder: OpaquePointer
  /// When the next frame begins, in milliseconds.
  private var time = 0

  /// Opens a file; throws `WebPError.damaged` or `.size`, whatever the bytes are.
  public init(_ bytes: [UInt8]) throws(WebPError) {
    file = .allocate(capacity: bytes.count)
    _ = file.initialize(from: bytes)
    var options = WebPAnimDecoderOptions()
    var data = WebPData(bytes: file.baseAddress, size: bytes.count)
    var info = WebPAnimInfo()
    // The size is checked before memory is allocated for it.
    guard WebPAnimDecoderOptionsInit(&options) != 0, let size = AnimatedWebP.size(of: &data) else {
      file.deallocate()
      throw .damaged("it is no WebP picture, or cut short")
    }
    guard WebP.allows(width: size.width, height: size.height) else {
      file.deallocate()
      throw .size(width: size.width, height: size.height)
    }
    // Blue, green, red, alpha, premultiplied: a bitmap's pixels on a little-endian machine.
    options.color_mode = MODE_bgrA
    guard let decoder = WebPAnimDecoderNew(&data, &options) else {
      file.deallocate()
      throw .damaged("its animation cannot be read")
    }
    guard WebPAnimDecoderGetInfo(decoder, &info) != 0, info.frame_count > 0 else {
      WebPAnimDecoderDelete(decoder)
      file.deallocate()
      throw .damaged("it has no frames")
    }
    self.decoder = decoder
    (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
    frameCount = Int(info.frame_count)
  }

  deinit {
    WebPAnimDecoderDelete(decoder)
    file.deallocate()
  }

  /// Whether a file begins as WebP files do: `RIFF`, its length, `WEBP`.
  public static func isWebP(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
  }

  private static func size(of data: inout WebPData) -> (width: Int, height: Int)? {
    guard let demuxer = WebPDemux(&data) else { return nil }
    defer { WebPDemuxDelete(demuxer) }
    return (
      Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH)),
      Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT))
    )
  }

  /// The next frame, as a whole picture, and its delay in milliseconds; nil after the last.
  ///
  /// - Throws: `WebPError.damaged`.
  public func next() throws(WebPError) -> (bitmap: Bitmap, delay: Int)? {
    guard WebPAnimDecoderHasMoreFrames(decoder) != 0 else { return nil }
    var pixels: UnsafeMutablePointer<UInt8>?
    var end: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else {
      throw .damaged("a frame's data cannot be read")
    }
    let delay = Int(end) - time
    time = Int(end)
    let count = width * height
    let words = UnsafeRawPointer(pixels).withMemoryRebound(to: UInt32.self, capacity: count) {
      UnsafeBufferPointer(start: $0, count: count).map(UInt32.init(littleEndian:))
    }
    guard let bitmap = Bitmap(width: width, height: height, pixels: words) else {
      throw .damaged("a frame is brighter than its alpha allows")
    }
    return (bitmap, delay)
  }
}
