/// What a check found out about one baseline: a film's trace, or the picture of one of its frames.
public struct Outcome: Sendable, Hashable, Codable {
  /// The baseline's name below the baselines' folder, without its ending, such as `chat/frame` or `chat/frame-0012@3x`.
  public var name: String
  /// The scenario's name.
  public var scenario: String
  /// The approach's name.
  public var approach: String
  /// The picture's frame, 0 or more; nil for a trace.
  public var frame: Int?
  /// What the check says.
  public var verdict: Verdict
  /// What happened, in a sentence.
  public var message: String
  /// What differences of one cause have in common, such as `pango 1.50.12 → 1.52.0`; empty where nothing differs.
  public var cause: String
  /// The features that differ, the first to leave its tolerance first; empty for pictures.
  public var features: [FeatureChange]
  /// How far the pixels differ; nil for traces, and for pictures of equal pixels or of two sizes.
  public var pixels: PixelChange?
  /// The approved file; where it is missing, the place it would have.
  public var baseline: String
  /// A copy of what is approved, below the folder of the results; nil where nothing differs.
  public var expected: String?
  /// What the check made, below the folder of the results; nil where nothing differs.
  public var actual: String?
  /// A picture of the difference, below the folder of the results; nil where there is none.
  public var difference: String?
  /// The scenario's file as it was given; nil for built-in scenarios.
  public var source: String?
  /// The approach's line in the scenario's file, from 1.
  public var line: Int?

  /// An outcome of these parts.
  public init(
    name: String, scenario: String, approach: String, frame: Int? = nil, verdict: Verdict,
    message: String = "", cause: String = "", features: [FeatureChange] = [],
    pixels: PixelChange? = nil, baseline: String, expected: String? = nil, actual: String? = nil,
    difference: String? = nil, source: String? = nil, line: Int? = nil
  ) {
    self.name = name
    self.scenario = scenario
    self.approach = approach
    self.frame = frame
    self.verdict = verdict
    self.message = message
    self.cause = cause
    self.features = features
    self.pixels = pixels
    self.baseline = baseline
    self.expected = expected
    self.actual = actual
    self.difference = difference
    self.source = source
    self.line = line
  }
}

/// How a feature of a film differs from the approved one.
public struct FeatureChange: Sendable, Hashable, Codable {
  /// The series' name, such as `toolbar.bottom`.
  public var feature: String
  /// The first frame beyond the tolerance, from 0.
  public var frame: Int
  /// That frame's time, in microseconds.
  public var time: Int
  /// Points of the approved film at that frame; nil where the feature has no value there.
  public var expected: Double?
  /// Points of the film of now at that frame; nil where the feature has no value there.
  public var actual: Double?
  /// The largest distance at any frame, in points; nil where a value appears or goes and nothing else differs.
  public var largest: Double?
  /// How many frames are beyond the tolerance.
  public var frames: Int

  /// A change of these parts.
  public init(
    feature: String, frame: Int, time: Int, expected: Double?, actual: Double?, largest: Double?,
    frames: Int
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

/// How far two pictures of one size differ.
public struct PixelChange: Sendable, Hashable, Codable {
  /// Pixels that differ beyond the threshold and are not anti-aliasing.
  public var different: Int
  /// Pixels of either picture.
  public var total: Int
  /// The largest colour distance of a pixel, 0 to 1.
  public var largest: Double
  /// The rectangle around all that differ: x, y, width and height in pixels.
  public var bounds: [Int]

  /// A change of these parts.
  public init(different: Int, total: Int, largest: Double, bounds: [Int]) {
    self.different = different
    self.total = total
    self.largest = largest
    self.bounds = bounds
  }
}
