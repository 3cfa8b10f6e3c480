/// An error of writing or reading a WebP file.
public enum WebPError: Error, Sendable, Hashable {
  /// A size that no WebP picture can have, in pixels.
  case size(width: Int, height: Int)
  /// A frame's size differs from the animation's, in pixels.
  case frameSize(width: Int, height: Int)
  /// An unsupported delay, in milliseconds.
  case delay(Int)
  /// The animation is too long to count its milliseconds.
  case duration
  case loopCount(Int)
  case noFrames
  /// A frame, or the end, after the end.
  case ended
  /// A file cannot be read, for this reason.
  case damaged(String)
  /// libwebp fails, with its message or code.
  case library(String)
}

extension WebPError: CustomStringConvertible {
  /// One sentence about the error.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "A WebP picture of \(width) × \(height) pixels is not allowed: sides are 1 to "
        + "\(WebP.largestSide), and at most \(Bitmap.pixelLimit / 1_000_000) megapixels."
    case .frameSize(let width, let height):
      "A frame of \(width) × \(height) pixels does not fit: every frame has the animation's size."
    case .delay(let delay):
      "A WebP frame cannot last \(delay) ms: \(WebPAnimation.delays.lowerBound) to "
        + "\(WebPAnimation.delays.upperBound)."
    case .duration:
      "A WebP animation cannot last longer than \(Int32.max) ms."
    case .loopCount(let count):
      "A WebP cannot be played \(count) times: \(WebPAnimation.loopCounts.lowerBound), for ever, to "
        + "\(WebPAnimation.loopCounts.upperBound)."
    case .noFrames:
      "A WebP animation needs at least one frame."
    case .ended:
      "The WebP animation has already been ended."
    case .damaged(let text):
      "The WebP file cannot be read: \(text)."
    case .library(let text):
      "The WebP file cannot be made: \(text)."
    }
  }
}
