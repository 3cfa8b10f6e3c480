public import Imaging

/// What may differ in the pictures of films: one threshold for all, and others for the parts of the screen.
public struct PictureRule: Sendable, Hashable {
  /// How far apart two pixels may be.
  public var threshold: ColorThreshold
  /// Thresholds of parts of the screen, by their landmarks' names, such as `keyboard`; where they overlap the last one
  /// holds.
  public var parts: [Part]

  /// A part of the screen and its threshold.
  public struct Part: Sendable, Hashable {
    /// A landmark's name.
    public let name: String
    /// How far apart two pixels of it may be.
    public let threshold: ColorThreshold

    /// A part and its threshold.
    public init(_ name: String, threshold: ColorThreshold) {
      self.name = name
      self.threshold = threshold
    }
  }

  /// A rule of these.
  public init(threshold: ColorThreshold = .exact, parts: [Part] = []) {
    self.threshold = threshold
    self.parts = parts
  }

  /// Every pixel must be the same.
  public static let exact = PictureRule()

  /// The rule for a picture on which the parts are in these places.
  func rule(for places: [(name: String, rectangle: PixelRectangle)]) -> DifferenceRule {
    DifferenceRule(
      threshold: threshold, countsAntialiasing: threshold.isExact,
      regions: parts.flatMap { part in
        places.filter { $0.name == part.name }
          .map { DifferenceRule.Region($0.rectangle, threshold: part.threshold) }
      })
  }
}
