import Basics

/// The outcome of checking one baseline: a film's trace, or the picture of one of its frames.
package struct Outcome: Sendable, Hashable, Codable {
  /// The baseline's name below the baselines' folder, without its ending, such as `chat/frame` or `chat/frame-0012@3x`.
  package var name: String
  /// The scenario's name.
  package var scenario: String
  /// The approach's name.
  package var approach: String
  /// The picture's frame, 0 or more; nil for a trace.
  package var frame: Int?
  /// The check's verdict.
  package var verdict: Verdict
  /// The limit that it was held to where nothing is approved of it, such as `1 pt`; nil where something is.
  package var limit: String?
  /// What happened, in a sentence.
  package var message: String
  /// Those sentences of the message that are to be known even where the baseline passes; nil where there are none.
  package var notes: [String]?
  /// What differences of one cause have in common, such as `pango 1.50.12 → 1.52.0`; empty where nothing differs.
  package var cause: String
  /// The features that differ, the first to leave its tolerance first; empty for pictures.
  package var features: [FeatureChange]
  /// How far the pixels differ; nil for traces, and for pictures with equal pixels or of different sizes.
  package var pixels: PixelChange?
  /// The approved file; where it is missing, the path it would have.
  package var baseline: String
  /// A copy of what is approved, below the folder of the results; nil where nothing differs.
  package var expected: String?
  /// What the check made, below the folder of the results; nil where nothing differs.
  package var actual: String?
  /// A picture of the difference, below the folder of the results; nil where there is none.
  package var difference: String?
  /// The scenario's file as it was given; nil for built-in scenarios.
  package var source: String?
  /// The approach's line in the scenario's file, from 1.
  package var line: Int?

  /// An outcome with these values.
  package init(
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

extension Outcome {
  /// Whether it is of a recording, of which there is a film and no trace.
  package var isOfRecording: Bool {
    baseline.utf8.suffix(FileEnding.film.utf8.count).elementsEqual(FileEnding.film.utf8)
  }
}

/// How far two pictures of the same size differ.
package struct PixelChange: Sendable, Hashable, Codable {
  /// Pixels that differ beyond the threshold and are not anti-aliasing.
  package var different: Int
  /// Pixels of either picture.
  package var total: Int
  /// The largest colour distance of a pixel, 0 to 1.
  package var largest: Double
  /// The rectangle around all that differ: x, y, width and height in pixels.
  package var bounds: [Int]

  /// A change with these values.
  package init(different: Int, total: Int, largest: Double, bounds: [Int]) {
    self.different = different
    self.total = total
    self.largest = largest
    self.bounds = bounds
  }
}
