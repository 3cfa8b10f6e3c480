/// Why a recording cannot be read, and what would help.
public struct RecordingRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problem, in a sentence.
  public let reason: String
  /// The remedy, in a sentence: an option, or how to record.
  public let advice: String

  package init(_ reason: String, advice: String) {
    self.reason = reason
    self.advice = advice
  }

  /// The reason and the advice.
  public var description: String { "\(reason) \(advice)" }
}
