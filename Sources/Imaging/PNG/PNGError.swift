/// An error of reading or writing a PNG file.
public enum PNGError: Error, Sendable, Hashable {
  case notPNG
  /// The file ends in the middle of a chunk, or before its last one.
  case truncated
  /// A chunk of this type does not match its checksum: the file was damaged.
  case checksum(String)
  /// The first chunk is not a header, or the header is malformed.
  case header
  /// The picture is larger than `Bitmap` allows, or empty: pixels across and down.
  case size(width: Int, height: Int)
  /// A scale that cannot be recorded.
  case scale(Double)
  /// The animation is malformed; the text says where.
  case animation(String)
  /// Rows or layers make no picture together; the text says why.
  case rows(String)
  /// The number of an animation's frames differs from the stated one, or is not allowed.
  case frames(String)
  /// Chunks make no file together; the text says why.
  case structure(String)
  /// The picture data is damaged; the text says how.
  case data(String)
}

extension PNGError: CustomStringConvertible {
  /// One sentence about the error.
  public var description: String {
    switch self {
    case .notPNG:
      "This is not a PNG file."
    case .truncated:
      "The PNG file ends too early."
    case .checksum(let type):
      "The PNG file is damaged: its \(type) chunk does not match its checksum."
    case .header:
      "The PNG file has no valid header."
    case .size(let width, let height):
      "A picture of \(width) × \(height) pixels is not allowed: sides are 1 to "
        + "\(Bitmap.largestSide), and at most \(Bitmap.pixelLimit / 1_000_000) megapixels."
    case .scale(let scale):
      "A scale of \(scale) is not allowed: \(PNG.scales.lowerBound) to \(PNG.scales.upperBound)."
    case .animation(let text):
      "The animated PNG file is damaged: \(text)."
    case .rows(let reason):
      "The rows make no picture: \(reason)."
    case .frames(let reason):
      "The animation's frames do not add up: \(reason)."
    case .structure(let reason):
      "The PNG file is malformed: \(reason)."
    case .data(let reason):
      "The PNG file's picture data is damaged: \(reason)."
    }
  }
}
