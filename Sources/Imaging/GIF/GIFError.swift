/// An error of writing a GIF file.
public enum GIFError: Error, Sendable, Hashable {
  /// A size that no animation can have, in pixels.
  case size(width: Int, height: Int)
  /// A frame's size differs from the animation's, in pixels.
  case frameSize(width: Int, height: Int)
  /// An unsupported delay, in hundredths of a second.
  case delay(Int)
  case loopCount(Int)
  case noFrames
  /// A frame, or the end, after the end.
  case ended
}

extension GIFError: CustomStringConvertible {
  /// One sentence about the error.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "An animation of \(width) × \(height) pixels is not allowed: sides are 1 to "
        + "\(Bitmap.largestSide), and at most \(Bitmap.pixelLimit / 1_000_000) megapixels."
    case .frameSize(let width, let height):
      "A frame of \(width) × \(height) pixels does not fit: every frame has the animation's size."
    case .delay(let delay):
      "A GIF frame cannot last \(delay) hundredths of a second: \(GIFWriter.delays.lowerBound) to "
        + "\(GIFWriter.delays.upperBound), for browsers slow shorter ones down."
    case .loopCount(let count):
      "A GIF cannot be played \(count) times: \(GIFWriter.loopCounts.lowerBound), for ever, to "
        + "\(GIFWriter.loopCounts.upperBound)."
    case .noFrames:
      "A GIF needs at least one frame."
    case .ended:
      "The GIF has already been ended."
    }
  }
}
