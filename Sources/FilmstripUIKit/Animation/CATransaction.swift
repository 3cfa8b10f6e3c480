import Easing
import Stage

/// Core Animation's transaction of the turn, and those inside it.
@preconcurrency @MainActor
public enum CATransaction {
  private static var current: Transaction? {
    Play.current(for: "CATransaction").screen?.transaction
  }

  /// Begins one inside the current one.
  public static func begin() { current?.begin() }
  /// Ends the current one.
  public static func commit() { current?.commit() }
  /// Sends the current one to the screen; the film does so as the turn ends.
  public static func flush() {}
  /// How long layers animate that stand alone, in seconds.
  public static func animationDuration() -> CFTimeInterval { current?.animationDuration ?? 0.25 }
  /// Sets how long layers animate that stand alone, in seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    current?.setAnimationDuration(duration)
  }
  /// Sets the pace of layers that stand alone.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    if let function { current?.setAnimationTimingFunction(function.staged) }
  }
  /// Whether nothing in it animates.
  public static func disableActions() -> Bool { current?.disableActions ?? false }
  /// Lets nothing in it animate.
  public static func setDisableActions(_ disables: Bool) { current?.setDisableActions(disables) }
  /// Sets what is called when all that is animated from now on has ended.
  public static func setCompletionBlock(_ completion: (() -> Void)?) {
    if let completion { current?.setCompletionBlock(completion) }
  }
}

/// The pace of a layer.
public final class CAMediaTimingFunction: Sendable {
  let staged: MediaTimingFunction

  /// A pace of a name.
  public init(name: CAMediaTimingFunctionName) { staged = name.staged }
}

/// The paces that have names.
public enum CAMediaTimingFunctionName: Sendable {
  /// Even.
  case linear
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInEaseOut
  /// The system's.
  case `default`

  fileprivate var staged: MediaTimingFunction {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInEaseOut
    case .default: .default
    }
  }
}
