import Basics

/// What the screen showed from the first moment to the last, and what the stage did to bring it about.
///
/// A film is a value: it can be sampled at any time, in any order, on any thread, and the same script and
/// approach give the same film to the bit.
public struct Film: Sendable, Hashable {
  /// The name of the approach that was filmed.
  public let approach: String
  /// The device, as it was held at the start.
  public let device: Device
  /// How it was turned, in order of time.
  let turns: [DeviceTurn]
  /// How the keyboard's handlers were called.
  public let context: HandlerContext
  /// The language of the app's texts.
  public let language: LanguageTag
  /// The name of the keyboard's motion.
  public let keyboardProfile: String
  /// The keyboard's height once shown, in points.
  public let keyboardHeight: Double
  /// Seconds.
  public let duration: Double
  /// Frames per second; frame k shows time k ÷ framesPerSecond.
  public let framesPerSecond: Double
  /// Every layer there ever was, in drawing order: parents before children, back to front.
  package let layers: [Layer]
  /// The layers that series are measured on: more than one where a view moved from one superview to another.
  package let landmarks: Landmarks
  /// Where the rows of the table lay, whenever that changed; empty without a table.
  package let rowHistory: [RowSnapshot]
  /// When the keyboard is docked and on the screen, in seconds: from each commit that shows it to the end of the
  /// motion that hides it.
  ///
  /// Undocking ends an interval with the commit, and docking begins one with the end of that motion.
  package let keyboardSpans: [ClosedRange<Double>]
  /// When a keyboard is on the screen that is undocked, split or floats, in seconds: the bar stands at the bottom
  /// then.
  package let undockedSpans: [ClosedRange<Double>]
  /// Which field gets the cursor when, in order of time; empty where none ever has it.
  package let focus: [FocusChange]
  /// When the script's events happened, in order.
  public let events: [ScriptEvent]
  /// What the stage did, turn by turn.
  public let log: [LogEntry]
  /// What an app developer should know.
  public private(set) var warnings: [Warning]

  let tracks: FilmTracks
  let clocks: [AnimationClock]
  /// How the insets of scroll views changed, by their layers.
  let insets: [Int: [InsetChange]]
  /// How fingers scrolled the screen's scroll view, in order of time.
  let fingerScrolls: [FingerScroll]
  /// When what is shown may change: see `endOfStillness(from:)`.
  let unrest: [ClosedRange<Double>]
  /// When something is in motion: see `isAtRest(at:)`.
  let motions: [ClosedRange<Double>]

  /// The number of frames; the last one is at the end, or is the last before it.
  public var frameCount: Int {
    Int((duration * framesPerSecond + Film.frameTolerance).rounded(.down)) + 1
  }

  /// How near to a whole number of frames, in frames, counts as whole: 0.6 s at 60 fps is frame 36.
  static let frameTolerance = 1e-9

  /// The time of a frame, in seconds.
  public func time(ofFrame index: Int) -> Double { Double(index) / framesPerSecond }

  /// Whether a docked keyboard can be seen at a time.
  public func showsKeyboard(at time: Double) -> Bool { showsKeyboard(at: .at(time)) }

  /// Whether a docked keyboard can be seen at a moment.
  ///
  /// A fading one cannot while its opacity is less than `leastSeenOpacity`, nor can one that comes with a pushed screen
  /// while it waits beside the window: there is no distance to it then.
  package func showsKeyboard(at moment: Moment) -> Bool {
    // One that goes at once, or comes, with the turns of that time is still there, or not yet, before them.
    let time = moment.isBeforeTurns ? moment.time.nextDown : moment.time
    guard keyboardSpans.contains(where: { $0.contains(time) }),
      let opacity = keyboardOpacity(at: moment)
    else { return false }
    return opacity >= Film.leastSeenOpacity && !isKeyboardAside(at: moment)
  }

  /// Whether the keyboard is still to the right of the screen.
  private func isKeyboardAside(at moment: Moment) -> Bool {
    // But in a push it lies across the screen, and no number has to be looked up.
    guard let layer = landmarks[.keyboard]?.last, layers[layer].across.still == nil,
      let rect = rect(of: layer, at: moment)
    else { return false }
    return rect.minX >= screen(at: moment.time).maxX
  }

  /// How opaque the keyboard is at a moment, 0…1; nil where there is none, on the screen or below it.
  package func keyboardOpacity(at moment: Moment) -> Double? {
    guard let layer = layer(of: .keyboard, at: moment) else { return nil }
    var sampler = Sampler(at: moment)
    return value(of: layers[layer].alpha, &sampler)
  }

  /// Whether the keyboard hides what lies behind it at a moment: whether at least as much is seen of it as of that.
  ///
  /// While a fading keyboard is less than half opaque, what lies behind it shows through more than the keyboard itself
  /// does; a bar that everybody sees would otherwise count as covered.
  package func keyboardCovers(at moment: Moment) -> Bool {
    keyboardOpacity(at: moment).map { $0 >= Film.leastCoveringOpacity } ?? false
  }

  /// The least opacity that can be seen: half a step of an 8-bit colour.
  ///
  /// Less changes no pixel, not even black on white.
  package static let leastSeenOpacity = 1.0 / 510
  /// The least opacity that covers; not documented anywhere, our choice.
  package static let leastCoveringOpacity = 0.5

  /// Adds a warning about the film as a whole.
  package mutating func warn(_ text: String) { warnings.append(Warning(time: 0, text: text)) }

  /// The times of the turns, in order, each once.
  package var turnTimes: [Double] {
    var times: [Double] = []
    for entry in log where times.last != entry.time { times.append(entry.time) }
    return times
  }
}

/// Something the film's maker should know, such as a frame set under a transform.
public struct Warning: Sendable, Hashable {
  /// When, in seconds.
  public let time: Double
  /// One sentence.
  public let text: String
}

extension Warning: CustomStringConvertible {
  /// When, and the sentence.
  public var description: String { "\(time.decimals(upTo: 4)) s: \(text)" }
}
