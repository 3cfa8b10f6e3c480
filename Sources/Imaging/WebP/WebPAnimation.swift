internal import CWebP

/// Writes a lossless animated WebP, frame by frame.
///
/// libwebp's animation encoder stores only the changed rectangle of each frame, and extends the delay of unchanged
/// ones. The file is composed in memory, in addition to a few pictures, however many frames there are.
public final class WebPAnimation {
  /// The delays of a frame, in milliseconds: 24 bits (WebP container, "ANMF").
  public static let delays = 1...0xFF_FFFF
  /// The numbers of plays: 0 is for ever.
  public static let loopCounts = 0...65_535

  private let width: Int
  private let height: Int
  private let encoder: OpaquePointer
  private var config: WebPConfig
  /// In milliseconds.
  private var time = 0
  private var hasEnded = false

  /// An animation without frames.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - loopCount: The number of plays; 0 is for ever.
  ///   - effort: How hard to look for repetitions.
  /// - Throws: `WebPError`.
  public init(
    width: Int, height: Int, loopCount: Int = 0, effort: WebP.Effort = .fast
  ) throws(WebPError) {
    guard WebP.allows(width: width, height: height) else {
      throw .size(width: width, height: height)
    }
    guard WebPAnimation.loopCounts.contains(loopCount) else { throw .loopCount(loopCount) }
    config = try WebP.config(effort)
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else {
      throw .library("the installed library is not the version it was built for")
    }
    options.anim_params.loop_count = Int32(loopCount)
    // No frames are stored whole for seeking.
    options.kmin = Int32.max - 1
    options.kmax = Int32.max
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw .library("there is no memory for an animation")
    }
    self.encoder = encoder
    self.width = width
    self.height = height
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds a whole picture; throws `WebPError`.
  ///
  /// The delay, one of `delays`, is how long it is shown, in milliseconds.
  public func add(_ frame: Bitmap, delay: Int) throws(WebPError) {
    guard !hasEnded else { throw .ended }
    guard frame.width == width, frame.height == height else {
      throw .frameSize(width: frame.width, height: frame.height)
    }
    guard WebPAnimation.delays.contains(delay) else { throw .delay(delay) }
    guard time + delay <= Int(Int32.max) else { throw .duration }
    let isAdded = try WebP.withPicture(frame) { picture in
      WebPAnimEncoderAdd(encoder, &picture, Int32(time), &config) != 0
    }
    guard isAdded else { throw .library(message) }
    time += delay
  }

  /// Ends the animation and returns the file; throws `WebPError`.
  public func end() throws(WebPError) -> [UInt8] {
    guard !hasEnded else { throw .ended }
    guard time > 0 else { throw .noFrames }
    hasEnded = true
    var data = WebPData()
    // The end of the last frame is passed as the time of a next one without a picture.
    guard WebPAnimEncoderAdd(encoder, nil, Int32(time), nil) != 0,
      WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw .library(message) }
    defer { WebPDataClear(&data) }
    return try WebPAnimation.signed(&data)
  }

  /// Adds the software to the file, as XMP (WebP container, "XMP ").
  private static func signed(_ data: inout WebPData) throws(WebPError) -> [UInt8] {
    guard let file = WebPMuxCreate(&data, 0) else { throw .library("the animation is not whole") }
    defer { WebPMuxDelete(file) }
    let remark = Array(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="\(PNG.remark)"/>\
      </rdf:RDF></x:xmpmeta>
      """.utf8)
    var whole = WebPData()
    let isDone = remark.withUnsafeBufferPointer { bytes in
      var chunk = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      return WebPMuxSetChunk(file, "XMP ", &chunk, 1) == WEBP_MUX_OK
        && WebPMuxAssemble(file, &whole) == WEBP_MUX_OK
    }
    guard isDone else { throw .library("there is no memory for a remark") }
    defer { WebPDataClear(&whole) }
    return Array(UnsafeBufferPointer(start: whole.bytes, count: whole.size))
  }

  private var message: String { String(cString: WebPAnimEncoderGetError(encoder)) }
}
