/// What is played: a device, a keyboard, and what happens when.
public struct Script: Sendable, Hashable {
  /// The screen.
  public var device: Device
  /// The system's keyboard.
  public var keyboard: KeyboardSetting
  /// How the keyboard's handlers are called.
  public var context: HandlerContext
  /// The system's version, which decides how animations compose and in which coordinates keyboards are reported.
  public var system: SystemVersion
  /// What happens, in order of time; events of one time happen in the order of the list.
  public var events: [ScriptEvent]
  /// The film's length, in seconds.
  public var until: Double
  /// Frames per second.
  public var framesPerSecond: Double
  /// The language of the app's texts, which decides among the shapes of letters and about nothing else.
  public var language: LanguageTag
  /// How what no source decides is played.
  public var assumptions: Assumptions

  /// The most frames a film may have.
  public static let frameLimit = 20_000
  /// The most turns a play may take.
  public static let turnLimit = 10_000
  /// The most ticks of the display that a play may follow, beside its other turns: 166 s at 120 Hz.
  public static let tickLimit = 20_000

  /// A script with these values.
  ///
  /// Playing checks them and throws `PlayError` where one is out of range.
  public init(
    device: Device, keyboard: KeyboardSetting, context: HandlerContext = .deferred,
    system: SystemVersion = .ios18, events: [ScriptEvent], until: Double,
    framesPerSecond: Double = 60, language: LanguageTag = .english,
    assumptions: Assumptions = .standard
  ) {
    self.device = device
    self.keyboard = keyboard
    self.context = context
    self.system = system
    self.events = events
    self.until = until
    self.framesPerSecond = framesPerSecond
    self.language = language
    self.assumptions = assumptions
  }
}

/// The system's keyboard: how it moves, how high it is, and what its notification says.
public struct KeyboardSetting: Sendable, Hashable {
  /// Its own motion.
  public var motion: KeyboardMotion
  /// Its height once shown, in points.
  public var height: Double { didSet { height = Grid.snap(length: height) } }
  /// The duration in the notification, in seconds, where it is not the motion's own.
  public var notifiedDurationOverride: Double?
  /// The curve in the notification, where it is not the motion's own.
  public var notifiedCurveOverride: AnimationCurve?
  /// Where it is at the start; the keyboard of a phone is always docked.
  public var position: KeyboardPosition
  /// Whether a hardware keyboard is connected to a tablet: its frame keeps its height, and only a bar is on the
  /// screen, from iPadOS 15 on no wider than its buttons.
  public var isHardware: Bool
  /// How it comes and goes.
  public var transition: KeyboardTransition
  /// How long after its notifications it begins to move, in seconds.
  ///
  /// On an iPhone with iOS 26 a median of 0.010 was measured, and up to 0.025 (github.com/FlowCloudAI/flowcloudai-app,
  /// docs); whether what the app animates begins as late is not known, so that 0 is the default.
  public var startDelay: Double

  /// A keyboard with these values; its notification reports the motion's own where none are given.
  public init(
    motion: KeyboardMotion = .ios7, height: Double, notifiedDuration: Double? = nil,
    notifiedCurve: AnimationCurve? = nil, position: KeyboardPosition = .docked,
    isHardware: Bool = false,
    transition: KeyboardTransition = .slide, startDelay: Double = 0
  ) {
    self.motion = motion
    self.height = Grid.snap(length: height)
    notifiedDurationOverride = notifiedDuration
    notifiedCurveOverride = notifiedCurve
    self.position = position
    self.isHardware = isHardware
    self.transition = transition
    self.startDelay = startDelay
  }

  /// How late a keyboard may begin, in seconds.
  public static let startDelayRange = 0.0...1.0

  /// The duration in the notification, in seconds.
  public var notifiedDuration: Double { notifiedDurationOverride ?? motion.notifiedDuration }
  /// The curve in the notification.
  public var notifiedCurve: AnimationCurve { notifiedCurveOverride ?? motion.notifiedCurve }
}

/// How a keyboard comes and goes.
public enum KeyboardTransition: String, Sendable, Hashable, CaseIterable {
  /// From below the screen, and back.
  case slide
  /// By its opacity, in place: the accessibility setting Prefer Cross-Fade Transitions.
  case crossFade = "cross-fade"
}

/// How the handlers of keyboard notifications are called.
public enum HandlerContext: String, Sendable, Hashable, CaseIterable {
  /// In a turn of their own at the same time, outside every animation block.
  case deferred
  /// Inside the keyboard's own animation block, whose duration and curve nested blocks inherit.
  case inherited
}

/// Why a script cannot be played.
public enum PlayError: Error, Sendable, Hashable {
  /// A number of the script is out of range: which, and what is allowed.
  case outOfRange(String, allowed: String)
  /// More turns than `Script.turnLimit`: something calls itself for ever.
  case tooManyTurns(time: Double)
  /// More ticks than `Script.tickLimit`: a display link was never invalidated.
  case tooManyTicks(time: Double)
  /// More than `PlayLimits` allow: of what, how many, and by which time in seconds.
  case tooMuch(String, limit: Int, time: Double)
  /// The approach's handlers are for another kind of screen than the one played on.
  case otherScreen(approach: String, needs: String, plays: String)
  /// A call into the app that calls the stage without end: which, and when in seconds.
  case endless(call: String, time: Double)
  /// A view of an app's screen that is not there: a sentence about which.
  case missingView(String)
}

extension PlayError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .outOfRange(let what, let allowed): "\(what) is out of range; allowed is \(allowed)."
    case .tooManyTurns(let time):
      "more than \(Script.turnLimit) turns of the run loop by \(time.shortest) s; a handler seems to call "
        + "itself for ever."
    case .tooManyTicks(let time):
      "more than \(Script.tickLimit) ticks of the display were handled by \(time.shortest) s; invalidate the "
        + "display link when the keyboard stands still."
    case .tooMuch(let what, let limit, let time):
      "more than \(limit) \(what) by \(max(0, time).shortest) s, which is this film's share of what those of a "
        + "scenario may have together; use fewer events, messages or approaches, or shorter animations."
    case .endless(let call, let time):
      "\(call), called at \(max(0, time).shortest) s, calls the stage without end."
    case .missingView(let text): text
    case .otherScreen(let approach, let needs, let plays):
      "\(approach) handles the keyboard on a \(needs), but this is played on a \(plays)."
    }
  }
}

extension Script {
  /// The frames per second that a film may have.
  public static let framesPerSecondRange = 1.0...1000.0
  /// The longest film, in seconds.
  public static let durationLimit = 3600.0

  /// The number of frames, of a script whose length and rate are in range.
  package var frameCount: Int { Int((until * framesPerSecond).rounded(.down)) + 1 }

  /// Throws `PlayError.outOfRange` unless every number is in range.
  public func check() throws(PlayError) {
    guard until.isFinite, (0...Script.durationLimit).contains(until) else {
      throw .outOfRange("until \(until)", allowed: "0 to \(Script.durationLimit.shortest) s")
    }
    guard Script.framesPerSecondRange.contains(framesPerSecond) else {
      throw .outOfRange(
        "\(framesPerSecond.shortest) frames per second",
        allowed: "\(Script.framesPerSecondRange.lowerBound.shortest) to "
          + "\(Script.framesPerSecondRange.upperBound.shortest)")
    }
    guard frameCount <= Script.frameLimit else {
      throw .outOfRange(
        "\(until.shortest) s at \(framesPerSecond.shortest) fps, which is \(frameCount) frames,",
        allowed: "at most \(Script.frameLimit) frames")
    }
    guard keyboard.height >= 0, keyboard.height <= device.size.height else {
      throw .outOfRange(
        "a keyboard \(keyboard.height.shortest) pt high",
        allowed: "0 to the screen's \(device.size.height.shortest) pt")
    }
    if let notified = keyboard.notifiedDurationOverride,
      !(0...Script.durationLimit).contains(notified)
    {
      throw .outOfRange(
        "a keyboard duration of \(notified) s", allowed: "0 to \(Script.durationLimit.shortest) s")
    }
    guard KeyboardSetting.startDelayRange.contains(keyboard.startDelay) else {
      throw .outOfRange(
        "a keyboard that begins \(keyboard.startDelay.shortest) s late",
        allowed: "0 to \(KeyboardSetting.startDelayRange.upperBound.shortest) s")
    }
    for event in events { try event.check(on: device) }
  }
}

extension Script: CustomStringConvertible {
  /// How much happens in how long, how handlers are called, and on what it is played.
  public var description: String {
    "\(events.count) \(events.count == 1 ? "event" : "events") in \(until.shortest) s at "
      + "\(framesPerSecond.shortest) frames per second, \(context.rawValue), on \(device), \(system)"
  }
}

extension KeyboardSetting: CustomStringConvertible {
  /// Its height, where it is, and how it moves.
  public var description: String {
    "\(height.decimals(upTo: 2)) pt, \(isHardware ? "hardware" : position.rawValue), \(motion)"
  }
}
