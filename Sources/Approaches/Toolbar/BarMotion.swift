/// A motion that an app gives its bar itself: a spring, a Bézier curve, or a line through points.
///
/// A spring or a Bézier curve plays on a property animator, which keeps its pace inside the keyboard's own block, unlike
/// `UIView.animate`. A line plays as keyframes, the one way in which UIKit moves along one; inside another block they take its duration and
/// curve.
public struct BarMotion: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// With the parameters' call in UIKit.
    case animator(AnimationPace, parameters: String)
    /// At least two points, the first at input 0 and the last at 1.
    case keyframes(PiecewiseLinear)
  }

  package let kind: Kind
  /// As a scenario writes it.
  package let text: String
  /// In a sentence, after “on”.
  package let words: String

  /// SwiftUI's and, since iOS 17, UIKit's spring: until it has settled, whatever the duration.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds, above 0.
  ///   - bounce: Above −1 and at most 1; 0 does not overshoot.
  ///   - velocity: Whole distances per second.
  /// - Returns: `nil` for numbers out of range, or a spring that never settles.
  public static func spring(
    duration: Double, bounce: Double, initialVelocity velocity: Double = 0
  ) -> BarMotion? {
    Spring(duration: duration, bounce: bounce, initialVelocity: velocity).flatMap {
      BarMotion(
        $0, [("duration", duration), ("bounce", bounce)], velocity,
        call: "duration: \(duration.shortest), bounce: \(bounce.shortest)")
    }
  }

  /// The same by the period of the undamped spring, in seconds, and the damping ratio.
  ///
  /// - Returns: `nil` for numbers out of range, or a spring that never settles.
  public static func spring(
    response: Double, dampingRatio: Double, initialVelocity velocity: Double = 0
  ) -> BarMotion? {
    Spring(response: response, dampingFraction: dampingRatio, initialVelocity: velocity).flatMap {
      // UIKit has the notation by bounce alone.
      BarMotion(
        $0, [("response", response), ("dampingRatio", dampingRatio)], velocity,
        call: "duration: \(response.shortest), bounce: \($0.bounce.decimals(upTo: 6))")
    }
  }

  /// Core Animation's spring; damping above critical runs as critical.
  ///
  /// - Returns: `nil` for numbers out of range, or a spring that never settles.
  public static func spring(
    mass: Double, stiffness: Double, damping: Double, initialVelocity velocity: Double = 0
  ) -> BarMotion? {
    Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity).flatMap {
      BarMotion(
        $0, [("mass", mass), ("stiffness", stiffness), ("damping", damping)], velocity,
        call:
          "mass: \(mass.shortest), stiffness: \(stiffness.shortest),\ndamping: \(damping.shortest)"
          + (velocity == 0 ? ", initialVelocity: .zero" : ""))
    }
  }

  /// The spring that has settled after the animation's duration.
  ///
  /// - Parameter dampingRatio: Above 0; more than 1 counts as 1.
  public static func spring(
    dampingRatio: Double, initialVelocity velocity: Double = 0
  ) -> BarMotion? {
    guard dampingRatio > 0, dampingRatio.isFinite, velocity.isFinite else { return nil }
    return BarMotion(
      .settlingSpring(dampingRatio: dampingRatio, initialVelocity: velocity),
      [("dampingRatio", dampingRatio)], velocity, call: "dampingRatio: \(dampingRatio.shortest)")
  }

  /// A Bézier curve over the animation's duration.
  public static func bezier(_ curve: CubicBezier) -> BarMotion {
    let css = UnitCurve.cubicBezier(curve).css
    func point(_ x: Double, _ y: Double) -> String { "CGPoint(x: \(x.shortest), y: \(y.shortest))" }
    return BarMotion(
      kind: .animator(
        .unitCurve(.cubicBezier(curve)),
        parameters:
          "UICubicTimingParameters(\ncontrolPoint1: \(point(curve.x1, curve.y1)),\ncontrolPoint2: \(point(curve.x2, curve.y2)))"
      ), text: css, words: css)
  }

  /// A line through points over the animation's duration, as of CSS `linear()`.
  ///
  /// - Returns: `nil` unless it goes from 0 at input 0 to 1 at input 1, and none of its points shares its input with another: UIKit
  ///   has no keyframe without a duration.
  public static func line(_ line: PiecewiseLinear) -> BarMotion? {
    let inputs = line.points.map(\.input)
    guard inputs.first == 0, inputs.last == 1, line.points.first?.output == 0,
      line.points.last?.output == 1, zip(inputs, inputs.dropFirst()).allSatisfy(<)
    else {
      return nil
    }
    return BarMotion(
      kind: .keyframes(line), text: UnitCurve.piecewiseLinear(line).css,
      words: "a line through \(inputs.count) points")
  }

  private init(kind: Kind, text: String, words: String) {
    self.kind = kind
    self.text = text
    self.words = words
  }

  private init?(
    _ spring: Spring, _ numbers: [(String, Double)], _ velocity: Double, call: String
  ) {
    guard spring.settlingDuration.isFinite else { return nil }
    self.init(.spring(spring, duration: spring.settlingDuration), numbers, velocity, call: call)
  }

  private init(
    _ pace: AnimationPace, _ numbers: [(String, Double)], _ velocity: Double, call: String
  ) {
    let all = numbers + (velocity == 0 ? [] : [("velocity", velocity)])
    let vector = velocity.shortest
    let toward =
      velocity == 0 ? "" : ",\ninitialVelocity: CGVector(dx: \(vector), dy: \(vector))"
    kind = .animator(pace, parameters: "UISpringTimingParameters(\n\(call)\(toward))")
    text = "{spring: {\(all.map { "\($0): \($1.shortest)" }.joined(separator: ", "))}}"
    words =
      "a spring of "
      + all.map { "\(BarMotion.names[$0] ?? $0) \($1.shortest)" }.joined(separator: ", ")
  }

  private static let names = ["dampingRatio": "damping ratio"]
}

/// The parameters of an animator that moves a bar.
private struct BarTimingParameters: TimingParameters {
  let pace: AnimationPace
}

extension BarMotion {
  /// Sets values along the motion.
  ///
  /// - Parameters:
  ///   - duration: In seconds; ignored by a spring with its own pace.
  ///   - change: Sets the bar's place at a fraction of its distance.
  func play(on chat: ChatScreen, duration: Double, change: @escaping (_ share: Double) -> Void) {
    switch kind {
    case .animator(let pace, _):
      PropertyAnimator(
        on: chat, duration: duration, timingParameters: BarTimingParameters(pace: pace)
      ) { change(1) }.startAnimation()
    case .keyframes(let line):
      // From key to key evenly; without it the whole would be eased.
      chat.animateKeyframes(withDuration: duration, options: KeyframeOptions(.curveLinear)) {
        for (start, end) in zip(line.points, line.points.dropFirst()) {
          chat.addKeyframe(
            withRelativeStartTime: start.input, relativeDuration: end.input - start.input
          ) { change(end.output) }
        }
      }
    }
  }
}
