public import Foundation
import Easing
import Stage

@preconcurrency @MainActor
open class CAAnimation: UIObject {
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var speed: Float = 1
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  /// Held strongly, as by Core Animation.
  open var delegate: (any CAAnimationDelegate)?
}

@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_: CAAnimation) {}
  public func animationDidStop(_: CAAnimation, finished _: Bool) {}
}

public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  /// The ways of its numbers, by their place in its values; empty, with a warning, where there is none.
  func courses(of channels: [Channel]) -> [LayerAnimation.Part.Course] { [] }
  var pace: UnitCurve { timingFunction?.curve ?? .linear }
  func pace(over duration: Double, speed: Double) -> AnimationPace { .unitCurve(pace) }
}

@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  /// As CABasicAnimation's documentation sets interpolation values; an additive animation's missing end is 0 (our choice).
  override func courses(of channels: [Channel]) -> [LayerAnimation.Part.Course] {
    let given = [fromValue, toValue, byValue]
    let values = given.map { numbers(of: $0) }
    guard zip(given, values).allSatisfy({ ($0 == nil) == ($1 == nil) }) else { return [] }
    let (from, to, by) = (values[0], values[1], values[2])
    return channels.compactMap { channel in
      let (from, to, more) = (from?[at: channel], to?[at: channel], by?.number(at: channel.place))
      switch (from, to, more) {
      case (let from?, let to?, _): return .through([from, to], [])
      case (let from?, nil, let more?): return .through([from, from + more], [])
      case (nil, let to?, let more?): return .through([to - more, to], [])
      case (let from?, nil, nil): return isAdditive ? .through([from, 0], []) : .from(from)
      case (nil, let to?, nil): return isAdditive ? .through([0, to], []) : .to(to)
      case (nil, nil, let more?): return .by(more)
      case (nil, nil, nil): return isAdditive ? nil : .fromSeen
      }
    }
  }
}

@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In whole distances per second.
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  public convenience init(perceptualDuration duration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    guard let spring = Spring(duration: duration, bounce: Double(bounce)) else { return }
    (mass, stiffness, damping) = (1, CGFloat(spring.stiffness), CGFloat(spring.damping))
    allowsOverdamping = spring.allowsOverdamping
  }

  open var settlingDuration: CFTimeInterval { spring()?.settlingDuration ?? 0 }

  /// Time that passes `speed` times as fast is a spring as much stiffer, squared.
  private func spring(speed: Double = 1) -> Spring? {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness) * speed * speed,
      damping: Double(damping) * speed, initialVelocity: Double(initialVelocity) * speed,
      allowsOverdamping: allowsOverdamping)
  }

  override func pace(over duration: Double, speed: Double) -> AnimationPace {
    guard let spring = spring(speed: speed) else {
      Play.warn("There is no spring of these parameters; it is played as linear.")
      return .unitCurve(.linear)
    }
    return .spring(spring, duration: duration)
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var path: CGPath? {
    didSet { if path != nil { Play.warn("A keyframe animation along a path is not shown.") } }
  }

  override func courses(of channels: [Channel]) -> [LayerAnimation.Part.Course] {
    let keys = (values ?? []).map { numbers(of: $0) }
    let known = keys.compactMap { $0 }
    guard path == nil, !known.isEmpty, known.count == keys.count else { return [] }
    let times = times(of: known.count)
    let shares = (0..<max(0, known.count - 1)).map { share($0, of: times) }
    return channels.compactMap { channel in
      let values = known.compactMap { $0[at: channel] }
      return values.count == known.count ? .through(values, shares) : nil
    }
  }

  private func share(_ index: Int, of times: [Double]) -> KeyShare {
    switch calculationMode {
    case .discrete: return .jump(at: times[index + 1])
    case .cubic, .cubicPaced: return .smooth(through: times, index: index)
    default:
      let curve = timingFunctions.flatMap { $0.indices.contains(index) ? $0[index].curve : nil }
      return .paced(from: times[index], to: times[index + 1], curve ?? .linear)
    }
  }

  /// The times of the keys, evenly spaced where the app gives none that fit; a discrete key lasts until the next.
  private func times(of count: Int) -> [Double] {
    if calculationMode == .paced || calculationMode == .cubicPaced {
      Play.warn("A paced keyframe animation is played with evenly spaced keys.")
    }
    let ways = calculationMode == .discrete ? count : max(1, count - 1)
    let given = keyTimes?.map(\.doubleValue) ?? []
    let fits = given.count >= count && zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
    return fits ? given : (0..<count).map { Double($0) / Double(ways) }
  }
}

@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? }
