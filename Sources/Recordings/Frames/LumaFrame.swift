import Basics

/// The brightness of one whole picture of a recording, as it was decoded.
public struct LumaFrame: Sendable {
  /// In pixels.
  public let width, height: Int
  /// Seconds from the first frame.
  public let time: Double
  /// Brightness, 0…255, row by row from the top: `width × height` values.
  public let pixels: [UInt8]

  /// A picture of these pixels, of which there must be `width × height`.
  public init(width: Int, height: Int, time: Double, pixels: [UInt8]) {
    precondition(pixels.count == width * height, "a picture has a value for every pixel")
    self.width = width
    self.height = height
    self.time = time
    self.pixels = pixels
  }
}

extension LumaFrame: CustomStringConvertible {
  /// Its size and time.
  public var description: String { "\(width) × \(height) pixels at \(time.decimals(upTo: 4)) s" }
}
