import Basics

/// The pictures of a play from the first moment to the last, and the stage's log.
///
/// A film is a value: it can be sampled at any time, in any order, on any thread, and the same script and approach give
/// the same film, bit for bit.
public struct Film: Sendable, Hashable, Codable {
  /// The name of the filmed approach.
  public let approach: String
  /// The device as held at the start.
  public let device: Device
  /// Where the app's window is on the screen at the start.
  public let window: AppWindow
  let turns: [DeviceTurn]
  /// How keyboard handlers were called.
  public let context: HandlerContext
  /// What the phone's owner chose.
  public let settings: UserSettings
  /// Whether the keyboard fades in place, by Prefer Cross-Fade Transitions.
  package let crossFades: Bool
  /// The language of the app's texts.
  public let language: LanguageTag
  /// The name of the keyboard's motion.
  public let keyboardProfile: String
  /// The keyboard's height once shown, in points.
  public let keyboardHeight: Double
  /// The duration in seconds.
  public let duration: Double
  /// Frames per second; frame k shows time k ÷ framesPerSecond.
  public let framesPerSecond: Double
  /// All layers, in drawing order: parents before children, back to front.
  package let layers: [Layer]
  /// The layers series are measured on: several where a view moved from one superview to another.
  package let landmarks: Landmarks
  /// The layout of the table's rows, whenever it changed; empty without a table.
  package let rowHistory: [RowSnapshot]
  /// When the keyboard is docked and on screen, in seconds: from each show to the end of its hide.
  ///
  /// Undocking ends an interval with the commit, and docking begins one with the end of that motion.
  package let keyboardSpans: [ClosedRange<Double>]
  /// When an undocked, split or floating keyboard is on screen, in seconds, and the bar is down.
  package let undockedSpans: [ClosedRange<Double>]
  /// The field with the cursor, in order of time; empty where none ever has it.
  package let focus: [FocusChange]
  /// The script's events, in order.
  public let events: [ScriptEvent]
  /// The stage's log, turn by turn.
  public let log: [LogEntry]
  /// Warnings for app developers.
  public private(set) var warnings: [Warning]

  let tracks: FilmTracks
  let clocks: [AnimationClock]
  let insets: [Int: [InsetChange]]
  let fingerScrolls: [FingerScroll]
  /// When the picture may change: see `endOfStillness(from:)`.
  let unrest: [ClosedRange<Double>]
  /// When anything is in motion: see `isAtRest(at:)`.
  let motions: [ClosedRange<Double>]

  /// The number of frames; the last one is at or before the end.
  public var frameCount: Int {
    Int((duration * framesPerSecond + Film.frameTolerance).rounded(.down)) + 1
  }

  /// Rounding when counting frames, in frames: 0.6 s at 60 fps is frame 36.
  static let frameTolerance = 1e-9

  /// The time of a frame, in seconds.
  public func time(ofFrame index: Int) -> Double { Double(index) / framesPerSecond }

  /// Whether a docked keyboard is visible at a time.
  public func showsKeyboard(at time: Double) -> Bool { showsKeyboard(at: .at(time)) }

  /// Whether a docked keyboard is visible at a moment.
  ///
  /// Not while its opacity is below `leastSeenOpacity`, nor while it waits outside the window for a push: there
  /// is no distance to it then.
  package func showsKeyboard(at moment: Moment) -> Bool {
    // Before the turns of a time, a keyboard they remove is still there, and one they bring is not.
    let time = moment.isBeforeTurns ? moment.time.nextDown : moment.time
    guard keyboardSpans.contains(where: { $0.contains(time) }),
      let opacity = keyboardOpacity(at: moment)
    else { return false }
    return opacity >= Film.leastSeenOpacity && !isKeyboardAside(at: moment)
  }

  private func isKeyboardAside(at moment: Moment) -> Bool {
    // Except in a push it spans the screen, and no number has to be looked up.
    guard let layer = landmarks[.keyboard]?.last, layers[layer].across.still == nil,
      let rect = rect(of: layer, at: moment)
    else { return false }
    let screen = screen(at: moment.time)
    return rect.minX >= screen.maxX || rect.maxX <= screen.minX
  }

  /// The keyboard's opacity at a moment, 0…1; nil where there is none, on or below the screen.
  package func keyboardOpacity(at moment: Moment) -> Double? {
    guard let layer = layer(of: .keyboard, at: moment) else { return nil }
    var sampler = Sampler(at: moment)
    return value(of: layers[layer].alpha, &sampler)
  }

  /// Whether the keyboard covers what is behind it at a moment.
  ///
  /// A fading keyboard less than half opaque does not: what is behind it shows through more than the keyboard itself,
  /// and a bar in plain sight would otherwise count as covered.
  package func keyboardCovers(at moment: Moment) -> Bool {
    keyboardOpacity(at: moment).map { $0 >= Film.leastCoveringOpacity } ?? false
  }

  /// The least visible opacity: less than half a step of an 8-bit colour changes no pixel.
  package static let leastSeenOpacity = 1.0 / 510
  /// The least opacity that covers; not documented anywhere, our choice.
  package static let leastCoveringOpacity = 0.5

  package mutating func warn(_ text: String) { warnings.append(Warning(time: 0, text: text)) }

  package var turnTimes: [Double] {
    var times: [Double] = []
    for entry in log where times.last != entry.time { times.append(entry.time) }
    return times
  }
}

/// A warning for the film's maker, for example about a frame set under a transform.
public struct Warning: Sendable, Hashable, Codable {
  /// Seconds.
  public let time: Double
  /// One sentence.
  public let text: String
}

extension Warning: CustomStringConvertible {
  /// The time and the sentence.
  public var description: String { "\(time.decimals(upTo: 4)) s: \(text)" }
}
