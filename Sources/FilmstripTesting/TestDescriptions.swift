public import Scenarios
public import Testing
public import Traces

// Texts of failed expectations for values whose own text is for files or sentences.

extension AnimationCurve: CustomTestStringConvertible {
  /// The name and the number, such as “keyboard (7)”.
  public var testDescription: String { name == "\(rawValue)" ? name : "\(name) (\(rawValue))" }
}

extension AnimationOptions: CustomTestStringConvertible {
  /// The names and the number, such as “curveKeyboard (458752)”, which reveal a forgotten `<< 16`.
  public var testDescription: String { "\(description) (\(rawValue))" }
}

extension Repetition: CustomTestStringConvertible {
  /// Such as “3 times, back and forth”, or “once”.
  public var testDescription: String { self == .once ? "once" : description }
}

extension TraceLength: CustomTestStringConvertible {
  /// Such as “331.5 pt”.
  public var testDescription: String { "\(shortest()) pt" }
}

extension FramePick: CustomTestStringConvertible {
  /// Such as “frame 12 at 3x, dark”.
  public var testDescription: String { "frame \(frame) at \(scale)x\(isDark ? ", dark" : "")" }
}
