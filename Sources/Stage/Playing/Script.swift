/// What is played: a device, a keyboard, and what happens when.
public struct Script: Sendable, Hashable {
  /// The screen.
  public var device: Device
  /// The system's keyboard.
  public var keyboard: KeyboardSetting
  /// How the keyboard's handlers are called.
  public var context: HandlerContext
  /// The system's version, which decides how animations compose and in which coordinates keyboards are told.
  public var system: SystemVersion
  /// What happens, in order of time; events of one time happen in the order of the list.
  public var events: [ScriptEvent]
  /// The film's length, in seconds.
  public var until: Double
  /// Frames a second.
  public var framesPerSecond: Double

  /// The most frames a film may have.
  public static let frameLimit = 20_000
  /// The most turns a play may take.
  public static let turnLimit = 10_000
  /// The most ticks of the display that a play may follow, beside its other turns: 166 s at 120 Hz.
  public static let tickLimit = 20_000

  /// A script of these parts.
  ///
  /// Playing checks them and throws `PlayError` where one is out of range.
  public init(
    device: Device, keyboard: KeyboardSetting, context: HandlerContext = .deferred,
    system: SystemVersion = .ios18, events: [ScriptEvent], until: Double,
    framesPerSecond: Double = 60
  ) {
    self.device = device
    self.keyboard = keyboard
    self.context = context
    self.system = system
    self.events = events
    self.until = until
    self.framesPerSecond = framesPerSecond
  }
}

/// The system's keyboard: how it moves, how high it is, and what its notification claims.
public struct KeyboardSetting: Sendable, Hashable {
  /// Its own motion.
  public var motion: KeyboardMotion
  /// Points on the screen once shown.
  public var height: Double { didSet { height = Grid.snap(length: height) } }
  /// The duration the notification claims, in seconds; nil claims what this motion's system does.
  public var claimedDuration: Double?
  /// The curve the notification claims; nil claims what this motion's system does.
  public var claimedCurve: AnimationCurve?
  /// Where it is at the start; the keyboard of a phone is always docked.
  public var place: KeyboardPlace
  /// Whether a hardware keyboard is connected to a tablet: its frame keeps its height, and only a bar is on the
  /// screen.
  public var isHardware: Bool
  /// How it comes and goes.
  public var transition: KeyboardTransition

  /// A keyboard of these parts.
  public init(
    motion: KeyboardMotion = .ios7, height: Double, claimedDuration: Double? = nil,
    claimedCurve: AnimationCurve? = nil, place: KeyboardPlace = .docked, isHardware: Bool = false,
    transition: KeyboardTransition = .slide
  ) {
    self.motion = motion
    self.height = Grid.snap(length: height)
    self.claimedDuration = claimedDuration
    self.claimedCurve = claimedCurve
    self.place = place
    self.isHardware = isHardware
    self.transition = transition
  }
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
  /// The approach's handlers are for another kind of screen than the one played on.
  case otherScreen(approach: String, needs: String, plays: String)
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
      "more than \(Script.tickLimit) ticks of the display were followed by \(time.shortest) s; invalidate the "
        + "display link when the keyboard stands still."
    case .otherScreen(let approach, let needs, let plays):
      "\(approach) answers the keyboard on a \(needs), and this is played on a \(plays)."
    }
  }
}

extension Script {
  /// The frames a second that a film may have.
  public static let framesPerSecondRange = 1.0...1000.0
  /// The longest film, in seconds.
  public static let durationLimit = 3600.0

  /// Throws `PlayError.outOfRange` unless every number is in range.
  public func check() throws(PlayError) {
    guard until.isFinite, (0...Script.durationLimit).contains(until) else {
      throw .outOfRange("until \(until)", allowed: "0 to \(Script.durationLimit.shortest) s")
    }
    guard Script.framesPerSecondRange.contains(framesPerSecond) else {
      throw .outOfRange(
        "\(framesPerSecond.shortest) frames a second",
        allowed: "\(Script.framesPerSecondRange.lowerBound.shortest) to "
          + "\(Script.framesPerSecondRange.upperBound.shortest)")
    }
    let frames = (until * framesPerSecond).rounded(.down) + 1
    guard frames <= Double(Script.frameLimit) else {
      throw .outOfRange(
        "\(until.shortest) s at \(framesPerSecond.shortest) fps, which is \(frames.shortest) frames,",
        allowed: "at most \(Script.frameLimit) frames")
    }
    guard keyboard.height >= 0, keyboard.height <= device.size.height else {
      throw .outOfRange(
        "a keyboard \(keyboard.height.shortest) pt high",
        allowed: "0 to the screen's \(device.size.height.shortest) pt")
    }
    if let claimed = keyboard.claimedDuration, !(0...Script.durationLimit).contains(claimed) {
      throw .outOfRange(
        "a keyboard duration of \(claimed) s", allowed: "0 to \(Script.durationLimit.shortest) s")
    }
    for event in events { try event.check(on: device) }
  }
}
