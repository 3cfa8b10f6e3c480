/// The difference of a feature from the approved film.
public struct FeatureChange: Sendable, Hashable, Codable {
  /// The series' name, such as `toolbar.bottom`.
  public var feature: String
  /// The first frame beyond the tolerance, from 0.
  public var frame: Int
  /// That frame's time, in microseconds.
  public var time: Int
  /// The approved film's value at that frame; nil where the feature has none there.
  public var expected: TraceLength?
  /// The new film's value at that frame; nil where the feature has none there.
  public var actual: TraceLength?
  /// The largest distance at any frame; nil where values only appear or disappear.
  public var largest: TraceLength?
  /// The number of frames beyond the tolerance.
  public var frames: Int

  package init(
    feature: String, frame: Int, time: Int, expected: TraceLength?, actual: TraceLength?,
    largest: TraceLength?, frames: Int
  ) {
    self.feature = feature
    self.frame = frame
    self.time = time
    self.expected = expected
    self.actual = actual
    self.largest = largest
    self.frames = frames
  }
}

extension FeatureChange: CustomStringConvertible {
  /// The series, its first difference and frame, and the largest one.
  public var description: String {
    func text(_ length: TraceLength?) -> String { length?.shortest() ?? "nothing" }
    return "\(feature): \(text(expected)) → \(text(actual)) from frame \(frame) on, in \(frames) "
      + (frames == 1 ? "frame" : "frames")
      + (largest.map { ", by up to \($0.shortest()) pt" } ?? "")
  }
}
