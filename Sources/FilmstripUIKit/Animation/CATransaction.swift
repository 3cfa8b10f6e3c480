import Easing
import Stage

@preconcurrency @MainActor
public enum CATransaction {
  private static var current: Transaction? {
    Play.current(for: "CATransaction").screen?.transaction
  }

  public static func begin() { current?.begin() }
  public static func commit() { current?.commit() }
  /// The film commits when the turn ends.
  public static func flush() {}
  public static func animationDuration() -> CFTimeInterval { current?.animationDuration ?? 0.25 }
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    current?.setAnimationDuration(duration)
  }
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    current?.animationCurve.map { CAMediaTimingFunction($0) }
  }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current?.setAnimationCurve(function?.curve)
  }
  public static func disableActions() -> Bool { current?.disableActions ?? false }
  public static func setDisableActions(_ disables: Bool) { current?.setDisableActions(disables) }
  public static func setCompletionBlock(_ completion: (() -> Void)?) {
    if let completion { current?.setCompletionBlock(completion) }
  }
}

public final class CAMediaTimingFunction: Sendable {
  let curve: UnitCurve
  init(_ curve: UnitCurve) { self.curve = curve }
  public init(name: CAMediaTimingFunctionName) { curve = name.staged.unitCurve }

  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    let bezier = CubicBezier(x1: Double(x1), y1: Double(y1), x2: Double(x2), y2: Double(y2))
    if bezier == nil { Play.warn("Control points \(x1), \(y1), \(x2), \(y2) do not make a curve.") }
    curve = bezier.map { .cubicBezier($0) } ?? .linear
  }
}

public enum CAMediaTimingFunctionName: Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`

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
