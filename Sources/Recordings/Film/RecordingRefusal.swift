/// Why nothing is said of a recording, and what would help.
public struct RecordingRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is missing or in the way, in a sentence.
  public let reason: String
  /// What would help, in a sentence: an option, or how to record.
  public let advice: String

  package init(_ reason: String, advice: String) {
    self.reason = reason
    self.advice = advice
  }

  /// The reason and the advice.
  public var description: String { "\(reason) \(advice)" }
}
