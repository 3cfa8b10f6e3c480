/// Why a WebP file could not be written or read.
public enum WebPError: Error, Sendable, Hashable {
  /// No WebP picture has this size: pixels across and down.
  case size(width: Int, height: Int)
  /// A frame has another size than the animation: pixels across and down.
  case frameSize(width: Int, height: Int)
  /// A delay that cannot be kept, in milliseconds.
  case delay(Int)
  /// The animation would last too long to count its milliseconds.
  case duration
  /// A number of plays that cannot be stored.
  case loopCount(Int)
  /// The animation was ended without a frame.
  case noFrames
  /// A frame, or the end, comes after the end.
  case ended
  /// A file cannot be read, for this reason.
  case damaged(String)
  /// libwebp fails, in its words or with its code.
  case library(String)
}

extension WebPError: CustomStringConvertible {
  /// One sentence that says what is wrong.
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
