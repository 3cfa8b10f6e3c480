import Basics
package import Imaging
package import Stage

/// The allowed differences of films' pictures: a threshold for all, and others for parts.
package struct PictureRule: Sendable, Hashable {
  package var threshold: ColorThreshold
  /// Where they overlap the last one applies.
  package var parts: [Part]

  /// A part of the screen and its threshold.
  ///
  /// Becomes a `DifferenceRule.Region`, whose rectangle depends on the frame.
  package struct Part: Sendable, Hashable {
    package let landmark: Landmark
    package let threshold: ColorThreshold

    package init(_ landmark: Landmark, threshold: ColorThreshold) {
      self.landmark = landmark
      self.threshold = threshold
    }
  }

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
