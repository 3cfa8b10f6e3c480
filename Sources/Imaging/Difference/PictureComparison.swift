/// The result of comparing two pictures.
///
/// ```swift
/// switch PictureComparison(before, after) {
/// case .otherSize(let first, let second):
///   print("\(first.width) × \(first.height) against \(second.width) × \(second.height)")
/// case .sameSize(let difference):
///   print("\(difference.different) of \(difference.compared) pixels differ")
/// }
/// ```
public enum PictureComparison: Sendable {
  /// Their sizes, in pixels, differ, so no pixels were compared.
  case otherSize(first: Size, second: Size)
  case sameSize(PictureDifference)

  /// Pixels across and down.
  public struct Size: Sendable, Hashable, Codable {
    /// Pixels across.
    public let width: Int
    /// Pixels down.
    public let height: Int

    /// A size in pixels.
    public init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
    }
  }

  /// Compares two pictures; their order affects only the picture of the difference.
  ///
  /// Linear in the number of pixels. In addition to the pictures it takes two bits of memory for each pixel.
  public init(
    _ first: StraightBitmap, _ second: StraightBitmap, by rule: DifferenceRule = DifferenceRule()
  ) {
    if first.width == second.width, first.height == second.height {
      let (width, height) = (first.width, first.height)
      self = first.pixels.withUnsafeBufferPointer { one in
        second.pixels.withUnsafeBufferPointer { other in
          .sameSize(
            PictureDifference(
              one, other, width: width, height: height, rows: [0..<height], by: rule))
        }
      }
    } else {
      self = .otherSize(
        first: Size(width: first.width, height: first.height),
        second: Size(width: second.width, height: second.height))
    }
  }

  /// Compares two bitmaps; those with alpha as PNG files would store them.
  public init(_ first: Bitmap, _ second: Bitmap, by rule: DifferenceRule = DifferenceRule()) {
    self.init(StraightBitmap(first), StraightBitmap(second), by: rule)
  }
}

extension PictureComparison: CustomStringConvertible {
  /// Both sizes where they differ, else the difference.
  public var description: String {
    switch self {
    case .otherSize(let first, let second): "\(first) against \(second)"
    case .sameSize(let difference): difference.description
    }
  }
}

extension PictureComparison.Size: CustomStringConvertible {
  /// Pixels across and down.
  public var description: String { "\(width) × \(height) pixels" }
}
