import Basics
package import Imaging
package import Stage

/// What may differ in the pictures of films: one threshold for all, and others for the parts of the screen.
package struct PictureRule: Sendable, Hashable {
  /// How far apart two pixels may be.
  package var threshold: ColorThreshold
  /// Thresholds of parts of the screen; where they overlap the last one holds.
  package var parts: [Part]

  /// A part of the screen and its threshold.
  ///
  /// A picture's rule has a `DifferenceRule.Region` for it: which rectangle it is, only a frame says.
  package struct Part: Sendable, Hashable {
    /// The part.
    package let landmark: Landmark
    /// How far apart two pixels of it may be.
    package let threshold: ColorThreshold

    /// A part and its threshold.
    package init(_ landmark: Landmark, threshold: ColorThreshold) {
      self.landmark = landmark
      self.threshold = threshold
    }
  }

  /// A rule of these.
  package init(threshold: ColorThreshold = .exact, parts: [Part] = []) {
    self.threshold = threshold
    self.parts = parts
  }

  /// Every pixel must be the same.
  package static let exact = PictureRule()

  /// The rule for a picture on which landmarks have these rectangles.
  func rule(
    for landmarks: [(landmark: Landmark, rectangle: PixelRectangle)]
  ) -> DifferenceRule {
    DifferenceRule(
      threshold: threshold, countsAntialiasing: threshold.isExact,
      regions: parts.flatMap { part in
        landmarks.filter { $0.landmark == part.landmark }
          .map { DifferenceRule.Region($0.rectangle, threshold: part.threshold) }
      })
  }
}

extension PictureRule.Part: CustomStringConvertible {
  /// As it is typed, such as `keyboard=0.2`.
  package var description: String { "\(landmark.rawValue)=\(threshold.distance.shortest)" }
}
