/// One thing the stage did.
public struct LogEntry: Sendable, Hashable {
  /// When, in seconds.
  public let time: Double
  /// The number of the turn, from 0.
  public let turn: Int
  /// How many animation blocks surround it.
  public let depth: Int
  /// What was done.
  public let action: Action

  /// What the stage can do.
  public enum Action: Sendable, Hashable {
    /// A turn of the run loop began, for this reason.
    case turn(reason: String)
    /// A notification was posted, and its handlers called now.
    case notification(KeyboardNotification)
    /// An animation block was run.
    case block(Block)
    /// Work was queued for a later turn, so many seconds ahead.
    case queued(String, delay: Double)
    /// Views that constraints manage were put where the engine has them, by the pass at the turn's end or by
    /// `layoutIfNeeded`.
    case layout(of: String, placed: [String], isPass: Bool)
    /// A property animator was paused, scrubbed, reversed, started again, stopped or finished.
    case animator(String)
    /// A transaction of Core Animation was begun, committed, given a completion, or told whether actions animate.
    case transaction(String)
    /// An animated scroll began, between two offsets in points.
    case animatedScroll(of: String, from: Point, to: Point)
    /// The insets of a scroll view's indicators were set, in points.
    case indicatorInsets(of: String, Insets)
    /// The turn's changes went to the screen.
    case commit([Change])
  }

  /// An animation block as it was run.
  public struct Block: Sendable, Hashable {
    /// What was called.
    public let call: Call
    /// The duration its caller asked for, in seconds.
    public let requestedDuration: Double
    /// What its caller asked to pace it.
    public let requestedPace: AnimationPace
    /// The timing that it would have had by itself, from the film's start; nil where nothing in it would have animated.
    public let requestedTiming: Timing?
    /// The options its caller gave.
    public let options: AnimationOptions
    /// What paces it, after inheritance.
    public let pace: AnimationPace
    /// The timing in force, from the film's start; nil when nothing in it animates.
    public let timing: Timing?
    /// How often it plays.
    public let repetition: Repetition
    /// Whether duration or curve came from a block around it.
    public let isInherited: Bool

    /// The curve in force; nil where something else paces it.
    public var curve: AnimationCurve? {
      if case .curve(let curve) = pace { curve } else { nil }
    }

    /// Whether it is the keyboard's own.
    public var isKeyboards: Bool { call == .keyboard }

    /// The ways to open a block.
    public enum Call: String, Sendable, Hashable {
      /// The system moves its keyboard.
      case keyboard = "the keyboard's own block"
      /// The system pushes a screen.
      case push
      /// `animate`, in one of its forms.
      case animate
      /// `animateKeyframes`.
      case animateKeyframes
      /// `beginAnimations`; the entry is made as it is committed.
      case beginAnimations
      /// `transition`, in one of its forms.
      case transition
      /// A property animator starts.
      case propertyAnimator = "property animator"
    }
  }

  /// One number of one view that a turn changed.
  public struct Change: Sendable, Hashable {
    /// The view's name.
    public let view: String
    /// Which number.
    public let property: Property
    /// The model's value before and after.
    public let from, to: Double
    /// How it animates there; empty for a jump.
    public let timings: [Timing]
    /// How often the last of them plays.
    public let repetition: Repetition
  }
}
