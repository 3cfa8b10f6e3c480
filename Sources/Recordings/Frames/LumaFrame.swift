import Basics

/// The brightness of one picture of a recording, whole and as it was decoded.
public struct LumaFrame: Sendable {
  /// Its size, in pixels.
  public let width, height: Int
  /// When it is shown, in seconds from the first frame.
  public let time: Double
  /// Its pixels' brightness, 0…255, row by row from the top: `width × height` of them.
  public let pixels: [UInt8]

  /// A picture of these pixels.
  ///
  /// - Precondition: There are `width × height` pixels.
  public init(width: Int, height: Int, time: Double, pixels: [UInt8]) {
    precondition(pixels.count == width * height, "a picture has a value for every pixel")
    self.width = width
    self.height = height
    self.time = time
    self.pixels = pixels
  }
}

extension LumaFrame: CustomStringConvertible {
  /// Its size, and when it is shown.
  public var description: String { "\(width) × \(height) pixels at \(time.decimals(upTo: 4)) s" }
}
