import CWebP

@testable import Imaging

/// A WebP file read by libwebp's decoder, its frames put on each other as the container says.
struct DecodedWebP {
  struct Frame {
    /// What the screen shows, premultiplied.
    var screen: [UInt32]
    var delay: Int
    var size: (width: Int, height: Int)
  }

  private(set) var loopCount = 0
  private(set) var frames: [Frame] = []

  /// An animation; nil where libwebp or the container is not content.
  init?(animation bytes: [UInt8]) {
    let isRead = bytes.withUnsafeBufferPointer { buffer in
      read(WebPData(bytes: buffer.baseAddress, size: buffer.count))
    }
    guard isRead else { return nil }
  }

  private mutating func read(_ file: WebPData) -> Bool {
    var file = file
    guard let mux = WebPMuxCreate(&file, 1) else { return false }
    defer { WebPMuxDelete(mux) }
    var (width, height, count): (Int32, Int32, Int32) = (0, 0, 0)
    guard WebPMuxGetCanvasSize(mux, &width, &height) == WEBP_MUX_OK,
      WebPMuxNumChunks(mux, WEBP_CHUNK_ANMF, &count) == WEBP_MUX_OK
    else { return false }
    var parameters = WebPMuxAnimParams()
    if WebPMuxGetAnimationParams(mux, &parameters) == WEBP_MUX_OK {
      loopCount = Int(parameters.loop_count)
    }
    var screen = [UInt32](repeating: 0, count: Int(width * height))
    for number in 1...max(UInt32(count), 1) {
      var frame = WebPMuxFrameInfo()
      guard WebPMuxGetFrame(mux, number, &frame) == WEBP_MUX_OK else { return false }
      defer { WebPDataClear(&frame.bitstream) }
      let bytes = UnsafeBufferPointer(start: frame.bitstream.bytes, count: frame.bitstream.size)
      guard let picture = DecodedWebP.picture(bytes) else { return false }
      let before = screen
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let pixel = picture[x, y]
          let place = (Int(frame.y_offset) + y) * Int(width) + Int(frame.x_offset) + x
          if frame.blend_method == WEBP_MUX_BLEND, pixel >> 24 < 255 {
            // An encoder without loss blends nothing half.
            guard pixel >> 24 == 0 else { return false }
          } else {
            screen[place] = pixel
          }
        }
      }
      frames.append(
        Frame(
          screen: screen, delay: Int(frame.duration), size: (picture.width, picture.height)))
      guard frame.dispose_method == WEBP_MUX_DISPOSE_BACKGROUND else { continue }
      screen = before
      for y in Int(frame.y_offset)..<Int(frame.y_offset) + picture.height {
        for x in Int(frame.x_offset)..<Int(frame.x_offset) + picture.width {
          screen[y * Int(width) + x] = 0
        }
      }
    }
    return true
  }

  /// One picture.
  static func picture(_ bytes: UnsafeBufferPointer<UInt8>) -> Bitmap? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard let samples = WebPDecodeRGBA(bytes.baseAddress, bytes.count, &width, &height) else {
      return nil
    }
    defer { WebPFree(samples) }
    let count = Int(width * height) * 4
    return Bitmap(
      straightSamples: Array(UnsafeBufferPointer(start: samples, count: count)),
      width: Int(width), height: Int(height))
  }
}
