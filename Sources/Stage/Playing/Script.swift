/// The input of a play: a device, a keyboard, and timed events.
public struct Script: Sendable, Hashable {
  /// The screen.
  public var device: Device
  /// Where the app's window is on it.
  public var window = AppWindow.full
  /// The system's keyboard.
  public var keyboard: KeyboardSetting
  /// How the keyboard's handlers are called.
  public var context: HandlerContext
  /// The system's version, which decides how animations compose and how keyboards are reported.
  public var system: SystemVersion
  /// The events in order of time; events of one time happen in the order of the list.
  public var events: [ScriptEvent]
  /// The film's length, in seconds.
  public var until: Double
  /// Frames per second.
  public var framesPerSecond: Double
  /// How often display links are called at most, in Hz, at whole numbers of ticks; nil is 60 on a phone, else the
  /// display's rate.
  ///
  /// 120 is for an app whose Info.plist has `CADisableMinimumFrameDurationOnPhone` and that asks for it, 30 for a
  /// device that saves power.
  public var linkRate: Double?
  /// The language of the app's texts, which affects only the shapes of letters.
  public var language: LanguageTag
  /// Answers to questions that no source decides.
  public var assumptions: Assumptions
  /// What the phone's owner chose.
  public var settings = UserSettings.standard

  /// The most frames a film may have.
  public static let frameLimit = 20_000
  /// The most turns a play may take.
  public static let turnLimit = 10_000
  /// The most display ticks that a play may follow, on top of its other turns: 166 s at 120 Hz.
  public static let tickLimit = 20_000

  /// A script with these values, which are checked when it is played.
  public init(
    device: Device, keyboard: KeyboardSetting, context: HandlerContext = .deferred,
    system: SystemVersion = .ios18, events: [ScriptEvent], until: Double,
    framesPerSecond: Double = 60, linkRate: Double? = nil, language: LanguageTag = .english,
    assumptions: Assumptions = .standard
  ) {
    self.device = device
    self.keyboard = keyboard
    self.context = context
    self.system = system
    self.events = events
    self.until = until
    self.framesPerSecond = framesPerSecond
    self.linkRate = linkRate
    self.language = language
    self.assumptions = assumptions
  }
}

/// The system's keyboard: its motion, height and notification.
public struct KeyboardSetting: Sendable, Hashable {
  /// Its own motion.
  public var motion: KeyboardMotion
  /// Its height once shown, in points.
  public var height: Double { didSet { height = Grid.snap(length: height) } }
  /// The duration in the notification, in seconds; nil is the motion's own.
  public var notifiedDurationOverride: Double?
  /// The curve in the notification; nil is the motion's own.
  public var notifiedCurveOverride: AnimationCurve?
  /// Its position at the start; a phone's keyboard is always docked.
  public var position: KeyboardPosition
  /// Whether a tablet has a hardware keyboard: its frame keeps its height, but only a bar is on screen.
  ///
  /// From iPadOS 15 on the bar is no wider than its buttons.
  public var isHardware: Bool
  /// How it appears and disappears.
  public var transition: KeyboardTransition
  /// The delay from its notifications to its motion, in seconds.
  ///
  /// On an iPhone with iOS 26 a median of 0.010 was measured, and up to 0.025 (github.com/FlowCloudAI/flowcloudai-app,
  /// docs); whether the app's animations begin as late is not known, so that 0 is the default.
  public var startDelay: Double

  /// A keyboard with these values; its notification defaults to the motion's own.
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

  /// The range of `startDelay`, in seconds.
  public static let startDelayRange = 0.0...1.0

  /// The duration in the notification, in seconds.
  public var notifiedDuration: Double { notifiedDurationOverride ?? motion.notifiedDuration }
  /// The curve in the notification.
  public var notifiedCurve: AnimationCurve { notifiedCurveOverride ?? motion.notifiedCurve }
}

/// How a keyboard appears and disappears.
public enum KeyboardTransition: String, Sendable, Hashable, CaseIterable {
  /// From below the screen, and back.
  case slide
  /// By its opacity, in place: the accessibility setting Prefer Cross-Fade Transitions.
  case crossFade = "cross-fade"
}

/// How keyboard handlers are called.
public enum HandlerContext: String, Sendable, Hashable, Codable, CaseIterable {
  /// In a later turn at the same time, outside every animation block.
  case deferred
  /// Inside the keyboard's own animation block, whose duration and curve nested blocks inherit.
  case inherited
}

/// Why a script cannot be played.
public enum PlayError: Error, Sendable, Hashable, Codable {
  /// A number of the script is out of range.
  case outOfRange(String, allowed: String)
  /// More turns than `Script.turnLimit`: an endless loop.
  case tooManyTurns(time: Double)
  /// More ticks than `Script.tickLimit`: a display link was never invalidated.
  case tooManyTicks(time: Double)
  /// More than `PlayLimits` allow, by a time in seconds.
  case tooMuch(String, limit: Int, time: Double)
  /// The approach's handlers are for another kind of screen.
  case otherScreen(approach: String, needs: String, plays: String)
  /// An app's code ended its film's process, or did not end: a call with its time, what it did, and the line where it was.
  case died(call: String, how: String, place: String?)
  /// A view is missing on an app's screen: a sentence about it.
  case missingView(String)
}

extension PlayError: CustomStringConvertible {
  /// A sentence for users.
  public var description: String {
    switch self {
    case .outOfRange(let what, let allowed): "\(what) is out of range; allowed is \(allowed)."
    case .tooManyTurns(let time):
      "more than \(Script.turnLimit) turns of the run loop by \(time.shortest) s; a handler seems to call "
        + "itself for ever."
    case .tooManyTicks(let time):
      "more than \(Script.tickLimit) ticks of the display were handled by \(time.shortest) s; invalidate the "
        + "display link when the keyboard is still."
    case .tooMuch(let what, let limit, let time):
      "more than \(limit) \(what) by \(max(0, time).shortest) s, which is this film's share of what those of a "
        + "scenario may have together; use fewer events, messages or approaches, or shorter animations."
    case .died(let call, let how, let place):
      "\(call) \(how)\(place.map { " at \($0)" } ?? "")."
    case .missingView(let text): text
    case .otherScreen(let approach, let needs, let plays):
      "\(approach) handles the keyboard on a \(needs), but this is played on a \(plays)."
    }
  }
}

extension Script {
  /// The range of `linkRate`: Apple's rates of ProMotion displays.
  public static let linkRateRange = 10.0...120.0
  /// The range of a film's frames per second.
  public static let framesPerSecondRange = 1.0...1000.0
  /// The longest film, in seconds.
  public static let durationLimit = 3600.0

  /// The number of frames of a valid script.
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
    if let linkRate, !Script.linkRateRange.contains(linkRate) {
      throw .outOfRange(
        "a display link of \(linkRate.shortest) Hz",
        allowed: "\(Script.linkRateRange.lowerBound.shortest) to "
          + "\(Script.linkRateRange.upperBound.shortest)")
    }
    try window.check(on: device, system)
    for event in events { try event.check(on: device) }
    var held = device
    for event in events.stablySorted(by: { $0.time < $1.time }) {
      try event.checkWindow(on: &held, system)
    }
  }
}

extension Script: CustomStringConvertible {
  /// The events, their duration, the handlers' context, and the device.
  public var description: String {
    "\(events.count) \(events.count == 1 ? "event" : "events") in \(until.shortest) s at "
      + "\(framesPerSecond.shortest) frames per second, \(context.rawValue), on \(device), \(system)"
  }
}

extension KeyboardSetting: CustomStringConvertible {
  /// Its height, position and motion.
  public var description: String {
    "\(height.decimals(upTo: 2)) pt, \(isHardware ? "hardware" : position.rawValue), \(motion)"
  }
}
