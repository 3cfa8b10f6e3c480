import CEncoders
import Foundation
import Imaging

/// One picture written as PNG in memory, on one thread: our encoder, libpng with its defaults, and
/// cairo's writer, in turn.
enum EncoderContest {
  /// The first picture is an interface, the second a photo; a picture of noise as large follows.
  static func run(pictures: [String], rounds: Int) throws {
    var size = (width: 1, height: 1)
    for (name, path) in zip(["interface", "photo"], pictures) {
      let file = try Data(contentsOf: URL(fileURLWithPath: path))
      let bitmap = try PNG.decode([UInt8](file))
      size = (bitmap.width, bitmap.height)
      try contest(name, bitmap, rounds)
    }
    try contest("noise", SmoothNoise.bitmap(width: size.width, height: size.height), rounds)
  }

  /// Prints a line for each round: picture, then time in ms and bytes of ours, libpng's and cairo's.
  private static func contest(_ name: String, _ bitmap: Bitmap, _ rounds: Int) throws {
    let encoder = PNGEncoder()
    var bytes: [UInt8] = []
    // The first run fills the encoder's memory, as the first of many frames does.
    try encoder.encode(bitmap, scale: 3, into: &bytes)
    guard try PNG.decode(bytes) == bitmap else { throw NotThePicture() }
    for _ in 0..<rounds {
      let ours = try milliseconds { try encoder.encode(bitmap, scale: 3, into: &bytes) }
      let png = peer(bitmap, encode_with_libpng)
      let cairo = peer(bitmap, encode_with_cairo)
      print(name, ours, bytes.count, png.time, png.bytes, cairo.time, cairo.bytes)
    }
  }

  private static func peer(
    _ bitmap: Bitmap, _ encode: (UnsafePointer<UInt32>?, Int32, Int32) -> Int
  ) -> (time: Double, bytes: Int) {
    var bytes = 0
    let time = milliseconds {
      bytes = bitmap.pixels.withUnsafeBufferPointer {
        encode($0.baseAddress, Int32(bitmap.width), Int32(bitmap.height))
      }
    }
    return (time, bytes)
  }

  struct NotThePicture: Error {}
}
