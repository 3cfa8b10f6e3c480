/// One action of the stage.
public struct LogEntry: Sendable, Hashable, Codable {
  /// Seconds.
  public let time: Double
  /// The number of the turn, from 0.
  public let turn: Int
  /// The number of animation blocks around it.
  public let depth: Int
  /// The action.
  public let action: Action

  /// The actions of the stage.
  public enum Action: Sendable, Hashable, Codable {
    /// A turn of the run loop began.
    case turn(reason: String)
    /// A notification was posted and its handlers called.
    case notification(KeyboardNotification)
    case block(Block)
    /// Work was queued for a later turn, `delay` seconds ahead.
    case queued(String, delay: Double)
    /// Constrained views were placed, by the pass at the turn's end or by `layoutIfNeeded`.
    case layout(of: String, placed: [String], isPass: Bool)
    /// A property animator was paused, scrubbed, reversed, started again, stopped or finished.
    case animator(String)
    /// A Core Animation transaction was begun or committed, got a completion, or switched actions.
    case transaction(String)
    /// An animated scroll began, between two offsets in points.
    case animatedScroll(of: String, from: Point, to: Point)
    /// A scroll view's indicator insets were set, in points.
    case indicatorInsets(of: String, Insets)
    /// A keyboard handler read a view's frame before the layout that will make it another.
    case staleRead(of: String, frame: Rect, laidOutAs: Rect)
    /// A view's keyboard layout guide stays at the bottom while the keyboard covers the view.
    ///
    /// It missed the keyboard where that came, or set out, before the view was in the window.
    case guideStays(of: String, missedKeyboard: Bool)
    /// The turn's changes went to the screen.
    case commit([Change])
  }

  /// An animation block that ran.
  public struct Block: Sendable, Hashable, Codable {
    /// The call that opened it.
    public let call: Call
    /// The requested duration, in seconds.
    public let requestedDuration: Double
    /// The requested pace.
    public let requestedPace: AnimationPace
    /// The timing it would have had on its own, from the film's start; nil if nothing animated.
    public let requestedTiming: Timing?
    /// The requested options.
    public let options: AnimationOptions
    /// The pace in force, after inheritance.
    public let pace: AnimationPace
    /// The timing in force, from the film's start; nil if nothing in it animates.
    public let timing: Timing?
    /// The repetition.
    public let repetition: Repetition
    /// Whether duration or curve came from a surrounding block.
    public let isInherited: Bool

    /// The curve in force; nil for other paces.
    public var curve: AnimationCurve? {
      if case .curve(let curve) = pace { curve } else { nil }
    }

    /// Whether it is the keyboard's own.
    public var isKeyboards: Bool { call == .keyboard }

    /// The ways to open a block.
    public enum Call: String, Sendable, Hashable, Codable {
      case keyboard = "the keyboard's own block"
      case push
      case animate
      case animateKeyframes
      /// `beginAnimations`; logged when it is committed.
      case beginAnimations
      case transition
      case propertyAnimator = "property animator"
      case layerAnimation = "a layer's animation"
    }
  }

  /// One number of a view changed by a turn.
  public struct Change: Sendable, Hashable, Codable {
    /// The view's name.
    public let view: String
    /// The number that changed.
    public let property: Property
    /// The model's value before and after.
    public let from, to: Double
    /// Its animations; empty for a jump.
    public let timings: [Timing]
    /// The repetition of the last of them.
    public let repetition: Repetition
  }
}

extension LogEntry {
  /// Whether a keyboard handler read a frame before its layout.
  package var isStaleRead: Bool {
    if case .staleRead = action { true } else { false }
  }
}
