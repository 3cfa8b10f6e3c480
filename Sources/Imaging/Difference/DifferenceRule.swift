/// The criteria for a difference of two pictures.
public struct DifferenceRule: Sendable, Hashable {
  /// The largest distance of equal pixels.
  public var threshold: ColorThreshold
  /// Whether pixels that only smooth an edge count; otherwise they are counted separately.
  public var countsAntialiasing: Bool
  /// Parts with a threshold of their own; where they overlap the last one applies.
  public var regions: [Region]
  /// Parts that are not compared, even in regions.
  public var ignored: [PixelRectangle]

  /// A part of a picture with a threshold of its own.
  public struct Region: Sendable, Hashable {
    /// The part of the picture.
    public var rectangle: PixelRectangle
    /// The largest distance of equal pixels in it.
    public var threshold: ColorThreshold

    /// A region of a rectangle and its threshold.
    public init(_ rectangle: PixelRectangle, threshold: ColorThreshold) {
      self.rectangle = rectangle
      self.threshold = threshold
    }
  }

  /// A rule with these values.
  public init(
    threshold: ColorThreshold = .usual, countsAntialiasing: Bool = false, regions: [Region] = [],
    ignored: [PixelRectangle] = []
  ) {
    self.threshold = threshold
    self.countsAntialiasing = countsAntialiasing
    self.regions = regions
    self.ignored = ignored
  }

  /// Every pixel must be the same.
  public static let exact = DifferenceRule(threshold: .exact)
}

/// The largest distance of two pixels' colours that counts as equal.
///
/// Guarantees: 0 to 1, on the scale of pixelmatch, where black and white are 0.966 apart.
public struct ColorThreshold: Sendable, Hashable {
  /// The largest distance that does not count; 0 allows no visible difference.
  public let distance: Double
  /// Whether each stored byte counts: invisible colours, and edges.
  public let isExact: Bool

  /// 0.1, pixelmatch's default.
  public static let usual = ColorThreshold(distance: 0.1, isExact: false)
  /// Exact: even invisible differences and smoothed edges count.
  public static let exact = ColorThreshold(distance: 0, isExact: true)

  /// A threshold; nil outside 0 to 1.
  public init?(_ distance: Double) {
    guard (0...1).contains(distance) else { return nil }
    self.init(distance: distance, isExact: false)
  }

  private init(distance: Double, isExact: Bool) {
    (self.distance, self.isExact) = (distance, isExact)
  }

  var largestSquare: Double {
    isExact ? -1 : ColorDistance.largestSquare * distance * distance
  }
}

extension DifferenceRule: CustomStringConvertible {
  /// The threshold, and the parts with another one or none.
  public var description: String {
    "\(threshold)" + (countsAntialiasing ? ", smoothed edges count" : "")
      + regions.map { ", \($0)" }.joined() + ignored.map { ", without \($0)" }.joined()
  }
}

extension DifferenceRule.Region: CustomStringConvertible {
  /// The threshold and its rectangle.
  public var description: String { "\(threshold) in \(rectangle)" }
}

extension ColorThreshold: CustomStringConvertible {
  /// For example “distance 0.1”, or “exact”.
  public var description: String { isExact ? "exact" : "distance \(distance)" }
}
