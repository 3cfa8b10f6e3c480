import Basics
import Easing

extension NotedMotion {
  /// Source: Apple, `CAMediaTimingFunction`, `UICubicTimingParameters`, `CASpringAnimation`,
  /// `UISpringTimingParameters`, `CAKeyframeAnimation`.
  func uikit() throws -> String {
    let seconds = NotedMotion.number(duration)
    let body: String
    switch motion {
    case .spring(let spring):
      let numbers = [spring.mass, spring.stiffness, spring.damping].map { NotedMotion.number($0) }
      let velocity = NotedMotion.number(spring.initialVelocity)
      let vector =
        spring.initialVelocity == 0 ? ".zero" : "CGVector(dx: \(velocity), dy: \(velocity))"
      let overdamps = spring.regime == .overdamped ? "\nspring.allowsOverdamping = true" : ""
      body = """
        let spring = CASpringAnimation(keyPath: "transform.translation.y")
        spring.mass = \(numbers[0])
        spring.stiffness = \(numbers[1])
        spring.damping = \(numbers[2])
        spring.initialVelocity = \(velocity)
        spring.duration = \(seconds)\(overdamps)

        // Of a property animator, which goes until the spring rests:
        let \(camelCase) = UISpringTimingParameters(
          mass: \(numbers[0]), stiffness: \(numbers[1]), damping: \(numbers[2]), initialVelocity: \(vector))
        """
    case .curve(let curve):
      if let numbers = curve.bezierNumbers {
        body = """
          let \(camelCase) = UICubicTimingParameters(
            controlPoint1: CGPoint(x: \(numbers[0]), y: \(numbers[1])), controlPoint2: CGPoint(x: \(numbers[2]), y: \(numbers[3])))
          let animator = UIViewPropertyAnimator(duration: \(seconds), timingParameters: \(camelCase))

          // Of a Core Animation:
          let function = CAMediaTimingFunction(controlPoints: \(numbers.joined(separator: ", ")))
          """
      } else {
        let points = try points
        body = """
          let \(camelCase) = CAKeyframeAnimation(keyPath: "transform.translation.y")
          \(camelCase).values = [\(points.map { $0.output.decimals(upTo: 6) }.joined(separator: ", "))].map { $0 * distance }
          \(camelCase).keyTimes = [\(points.map { $0.input.decimals(upTo: 6) }.joined(separator: ", "))]
          \(camelCase).duration = \(seconds)
          """
      }
    }
    return "// \(heading).\n\(keyboardOptions)\(body)\n"
  }

  /// The options that give an animation the system keyboard's own motion.
  private var keyboardOptions: String {
    let keyboards = KeyboardMotion.all.filter {
      $0.notifiedCurve == .keyboard && isSystemSpring($0)
    }
    guard let keyboard = keyboards.first else { return "" }
    return """
      // On a system whose keyboard moves so, the curve of the notification is this motion, at any duration but 0:
      UIView.animate(withDuration: \(keyboard.notifiedDuration.shortest), delay: 0, options: .init(rawValue: 7 << 16)) {
        // …
      }

      // Elsewhere:

      """
  }

  private func isSystemSpring(_ keyboard: KeyboardMotion) -> Bool {
    guard case .spring = keyboard.motion else { return false }
    return keyboard.motion == motion && keyboard.duration == duration
  }

  /// Source: Apple, `Animation.timingCurve`, `Animation.interpolatingSpring`, `Spring`, `CustomAnimation`.
  func swiftUI() throws -> String {
    let seconds = NotedMotion.number(duration)
    let body: String
    switch motion {
    case .spring(let spring):
      let numbers = [spring.mass, spring.stiffness, spring.damping].map { NotedMotion.number($0) }
      let overdamps = spring.regime == .overdamped ? ", allowOverDamping: true" : ""
      let velocity =
        spring.initialVelocity == 0
        ? "" : ", initialVelocity: \(NotedMotion.number(spring.initialVelocity))"
      let same = NotedMotion.spoken(spring)
      body = """
        let \(camelCase) = Animation.interpolatingSpring(
          Spring(mass: \(numbers[0]), stiffness: \(numbers[1]), damping: \(numbers[2])\(overdamps))\(velocity))
        // The same spring: duration \(same.response), bounce \(same.bounce); response \(same.response), dampingRatio \(same.ratio).
        """
    case .curve(let curve):
      if let numbers = curve.bezierNumbers {
        body =
          "let \(camelCase) = Animation.timingCurve(\(numbers.joined(separator: ", ")), duration: \(seconds))"
      } else {
        let points = try points
        body = NotedMotion.customAnimation(camelCase, points, seconds)
      }
    }
    return "// \(heading).\n\(body)\n"
  }

  /// A spring as it moves, in SwiftUI's two notations.
  static func spoken(_ spring: Spring) -> (response: String, ratio: String, bounce: String) {
    let (ratio, bounce) = ratioAndBounce(of: spring)
    return (
      spring.duration.decimals(upTo: 4), ratio.decimals(upTo: 4),
      bounce.decimals(upTo: 4)
    )
  }

  private static func customAnimation(
    _ name: String, _ points: [PiecewiseLinear.Point], _ seconds: String
  ) -> String {
    let rows = points.map { "(\($0.input.decimals(upTo: 6)), \($0.output.decimals(upTo: 6)))" }
    return """
      struct \(name.prefix(1).uppercased() + name.dropFirst()): CustomAnimation {
        static let points: [(input: Double, output: Double)] = [
          \(rows.joined(separator: ", "))
        ]

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
          let share = time / \(seconds)
          guard share < 1, let after = Self.points.firstIndex(where: { $0.input > share }), after > 0 else { return nil }
          let (start, end) = (Self.points[after - 1], Self.points[after])
          let part = (share - start.input) / (end.input - start.input)
          return value.scaled(by: start.output + part * (end.output - start.output))
        }
      }
      """
  }
}

extension UnitCurve {
  /// The four numbers of a Bézier curve as texts; those of `linear`, too, which every tool takes for one.
  var bezierNumbers: [String]? {
    bezierOrStraight.map { [$0.x1, $0.y1, $0.x2, $0.y2].map { $0.decimals(upTo: 9) } }
  }
}
