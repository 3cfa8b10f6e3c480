/// What the screen showed from the first moment to the last, and what the stage did to bring it about.
///
/// A film is a value: it can be sampled at any time, in any order, on any thread, and the same script and
/// approach give the same film to the bit.
public struct Film: Sendable, Hashable {
  /// The name of the approach that was filmed.
  public let approach: String
  /// The device, as it was held.
  public let device: Device
  /// How the keyboard's handlers were called.
  public let context: HandlerContext
  /// The name of the keyboard's motion.
  public let keyboardProfile: String
  /// The keyboard's height once shown, in points.
  public let keyboardHeight: Double
  /// Seconds.
  public let duration: Double
  /// Frames a second; frame k shows time k ÷ framesPerSecond.
  public let framesPerSecond: Double
  /// Every layer there ever was, in drawing order: parents before children, back to front.
  public let layers: [Layer]
  /// The layers that series are measured on: more than one where a view moved from one superview to another.
  public let landmarks: [Landmark: [Int]]
  /// Where the rows of the table lay, whenever that changed; empty without a table.
  public let rowHistory: [RowSnapshot]
  /// From each commit that shows the keyboard to the end of the motion that hides it, in seconds.
  public let keyboardSpans: [ClosedRange<Double>]
  /// When the script's events happened, in order.
  public let events: [ScriptEvent]
  /// What the stage did, turn by turn.
  public let log: [LogEntry]
  /// What an app developer would want to be told.
  public let warnings: [Warning]

  let tracks: [Track]
  let clocks: [Timing]

  /// How many frames: the last is the last at or before the end.
  public var frameCount: Int {
    Int((duration * framesPerSecond + Film.frameTolerance).rounded(.down)) + 1
  }

  /// How near to a whole number of frames, in frames, counts as whole: 0.6 s at 60 fps is frame 36.
  static let frameTolerance = 1e-9

  /// The time of a frame, in seconds.
  public func time(ofFrame index: Int) -> Double { Double(index) / framesPerSecond }

  /// The screen, in points.
  public var screen: Rect { Rect(origin: .zero, size: device.size) }

  /// Whether the keyboard can be seen at a time.
  public func showsKeyboard(at time: Double) -> Bool {
    keyboardSpans.contains { $0.contains(time) }
  }

  /// The times of the turns, in order, each once.
  public var turnTimes: [Double] {
    var times: [Double] = []
    for entry in log where times.last != entry.time { times.append(entry.time) }
    return times
  }
}

/// A layer that series are measured on.
public enum Landmark: String, Sendable, Hashable, CaseIterable {
  /// The keyboard in its own window.
  case keyboard
  /// The bar that should ride on the keyboard, with its background.
  case toolbar
  /// The part of the bar that the keyboard must not cover: the field's row.
  case toolbarContent = "toolbar.content"
  /// The list of messages.
  case table
}

/// Something the film's maker should know, such as a frame set under a transform.
public struct Warning: Sendable, Hashable {
  /// When, in seconds.
  public let time: Double
  /// One sentence.
  public let text: String
}
