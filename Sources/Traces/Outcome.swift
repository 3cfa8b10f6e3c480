import Basics

/// The outcome of checking one baseline: a film's trace, or the picture of one of its frames.
package struct Outcome: Sendable, Hashable, Codable {
  /// Below the baselines' folder, without its extension: `chat/frame`, `chat/frame-0012@3x`.
  package var name: String
  package var scenario: String
  package var approach: String
  /// 0 or more; nil for a trace.
  package var frame: Int?
  package var verdict: Verdict
  /// Its limit if nothing is approved, such as `1 pt`; else nil.
  package var limit: String?
  /// The other settings of the phone's owner that its film was played in, by name, such as `AX5`; nil for the scenario's own.
  ///
  /// It has no baseline: it is compared with the film in the scenario's own settings.
  package var variant: String?
  package var message: String
  /// What `explain` says of the new film, in a sentence; nil where it was not asked.
  package var why: String?
  /// The sentences of the message that matter even where the baseline passes; nil without any.
  package var notes: [String]?
  /// A key shared by differences of one cause, such as `pango 1.50.12 → 1.52.0`; or empty.
  package var cause: String
  /// In the order of leaving their tolerance; empty for pictures.
  package var features: [FeatureChange]
  /// Nil for traces, and for pictures with equal pixels or of different sizes.
  package var pixels: PixelChange?
  /// The approved file; where it is missing, the path it would have.
  package var baseline: String
  /// A copy of the approved file, below the folder of the results; nil without a difference.
  package var expected: String?
  /// The check's own file, below the folder of the results; nil without a difference.
  package var actual: String?
  /// Below the folder of the results; nil without one.
  package var difference: String?
  /// What the stage did in the new film, as `log` prints it, below the folder of the results; nil without a difference.
  package var log: String?
  /// The scenario's file as given; nil for built-in scenarios.
  package var source: String?
  /// The approach's line in the scenario's file, from 1.
  package var line: Int?

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
  /// Whether it is of a recording, with a film instead of a trace.
  package var isOfRecording: Bool {
    baseline.utf8.suffix(FilmFile.ending.utf8.count).elementsEqual(FilmFile.ending.utf8)
  }
}

/// The difference of two pictures of the same size.
package struct PixelChange: Sendable, Hashable, Codable {
  /// Pixels beyond the threshold that are not anti-aliasing.
  package var different: Int
  package var total: Int
  /// A colour distance, 0 to 1.
  package var largest: Double
  /// The rectangle around all differing pixels: x, y, width and height, in pixels.
  package var bounds: [Int]

  package init(different: Int, total: Int, largest: Double, bounds: [Int]) {
    self.different = different
    self.total = total
    self.largest = largest
    self.bounds = bounds
  }
}
