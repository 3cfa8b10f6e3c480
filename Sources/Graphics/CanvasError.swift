import Basics
internal import Imaging
import Geometry

/// Why a picture cannot be drawn.
public enum CanvasError: Error, Sendable, Hashable {
  /// A canvas of this many pixels is not allowed, or is empty.
  case size(width: Double, height: Double)
  /// A scale that is not 1…4.
  case scale(Double)
  /// A font is missing, or has no glyph for a text.
  case font(FontError)
  /// Cairo failed, in its words.
  case library(String)
}

extension CanvasError: CustomStringConvertible {
  /// One sentence with the cause and its remedy.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "A picture of \(width.shortest) × \(height.shortest) pixels is not allowed: sides are 1 to "
        + "\(Bitmap.largestSide), and at most \(Bitmap.pixelLimit / 1_000_000) megapixels."
    case .scale(let scale):
      "A scale of \(scale) is not allowed: \(Canvas.scales.lowerBound) to "
        + "\(Canvas.scales.upperBound)."
    case .font(let error): error.description
    case .library(let text): "Drawing failed: \(text)."
    }
  }
}
