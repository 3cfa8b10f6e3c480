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
  public let landmarks: Landmarks
  /// Where the rows of the table lay, whenever that changed; empty without a table.
  public let rowHistory: [RowSnapshot]
  /// When the keyboard is docked and on the screen, in seconds: from each commit that shows it to the end of the
  /// motion that hides it.
  ///
  /// One that is undocked ends it with the commit, and one that is docked begins it with the end of that motion.
  public let keyboardSpans: [ClosedRange<Double>]
  /// When a keyboard is on the screen that is undocked, split or floats, in seconds: the bar stands at the bottom
  /// then.
  public let undockedSpans: [ClosedRange<Double>]
  /// Which field has the cursor since when, in order of time; empty where none ever had it.
  public let focus: [FocusChange]
  /// When the script's events happened, in order.
  public let events: [ScriptEvent]
  /// What the stage did, turn by turn.
  public let log: [LogEntry]
  /// What an app developer would want to be told.
  public let warnings: [Warning]

  let tracks: [Track]
  let clocks: [Timing]
  /// How the insets of scroll views changed, by their layers.
  let insets: [Int: [InsetChange]]
  /// When what is shown may change: see `isStill(from:to:)`.
  let unrest: [ClosedRange<Double>]

  /// How many frames: the last is the last at or before the end.
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
  /// One that fades cannot while its opacity is less than `leastSeenOpacity`: there is no distance to it then.
  public func showsKeyboard(at moment: Moment) -> Bool {
    // One that goes at once, or comes, with the turns of that time is still there, or not yet, before them.
    let time = moment.isBeforeTurns ? moment.time.nextDown : moment.time
    guard keyboardSpans.contains(where: { $0.contains(time) }),
      let opacity = keyboardOpacity(at: moment)
    else { return false }
    return opacity >= Film.leastSeenOpacity
  }

  /// How opaque the keyboard is at a moment, 0…1; nil where there is none, on the screen or below it.
  public func keyboardOpacity(at moment: Moment) -> Double? {
    guard let layer = layer(of: .keyboard, at: moment) else { return nil }
    var reading = Reading(at: moment)
    return value(of: layers[layer].alpha, &reading)
  }

  /// Whether the keyboard hides what lies behind it at a moment: whether at least as much is seen of it as of that.
  ///
  /// Of one that fades less than half, what lies behind shows through more than the keyboard itself does; to say that
  /// it is covered would be said of a bar that everybody sees.
  public func keyboardCovers(at moment: Moment) -> Bool {
    keyboardOpacity(at: moment).map { $0 >= Film.leastCoveringOpacity } ?? false
  }

  /// The least opacity that can be seen: half a step of an 8-bit colour.
  ///
  /// Less changes no pixel, not even black on white.
  public static let leastSeenOpacity = 1.0 / 510
  /// The least opacity that covers; not documented anywhere, our choice.
  public static let leastCoveringOpacity = 0.5

  /// The times of the turns, in order, each once.
  public var turnTimes: [Double] {
    var times: [Double] = []
    for entry in log where times.last != entry.time { times.append(entry.time) }
    return times
  }
}

/// A layer that series are measured on.
public enum Landmark: Int, Sendable, Hashable, CaseIterable {
  /// The keyboard in its own window.
  case keyboard
  /// The bar that should ride on the keyboard, with its background.
  case toolbar
  /// The part of the bar that the keyboard must not cover: the field's row.
  case toolbarContent
  /// The list of messages.
  case table
  /// The bar above, which stays when the view below it moves.
  case navigationBar
  /// What a form's approaches move: the view controller's view, or its content view where it has one.
  case view
  /// What should stay at the top of a form while the rest moves.
  case header
  /// The sheet that a form is presented on, which the system moves.
  case sheet
}

/// The layers that are a film's landmarks.
public struct Landmarks: Sendable, Hashable {
  /// By `Landmark.rawValue`; empty where the film has none.
  private let layers: [[Int]]

  init(_ layers: [Landmark: [Int]]) {
    self.layers = Landmark.allCases.map { layers[$0] ?? [] }
  }

  /// The layers that are a landmark, in drawing order; nil where the film has none.
  public subscript(landmark: Landmark) -> [Int]? {
    let layers = layers[landmark.rawValue]
    return layers.isEmpty ? nil : layers
  }
}

/// Something the film's maker should know, such as a frame set under a transform.
public struct Warning: Sendable, Hashable {
  /// When, in seconds.
  public let time: Double
  /// One sentence.
  public let text: String
}
