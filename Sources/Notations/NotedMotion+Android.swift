import Basics
import Easing

extension NotedMotion {
  /// A spring of mass 1 as other systems take it: damping ratio and stiffness.
  private static func ratio(of spring: Spring) -> (ratio: Double, stiffness: Double) {
    (ratioAndBounce(of: spring).ratio, spring.stiffness / spring.mass)
  }

  private var wholeMilliseconds: Int { Int((duration * 1000).rounded()) }

  /// A comment that says how a spring is given its velocity; empty without one.
  private static func start(_ spring: Spring, by call: (String) -> String) -> String {
    spring.initialVelocity == 0 ? "" : "\n// \(call("\(float(spring.initialVelocity)) * distance"))"
  }

  private func comment(_ ends: String) -> String {
    guard case .spring = motion else { return "// \(heading).\n" }
    return "// \(heading). \(ends) ends it when it rests.\n"
  }

  private static func float(_ number: Double) -> String { "\(NotedMotion.number(number))f" }

  /// Source: Android, `androidx.compose.animation.core`: `spring`, `tween`, `CubicBezierEasing`, `Easing`.
  func compose() throws -> String {
    let body: String
    switch motion {
    case .spring(let spring):
      let (ratio, stiffness) = NotedMotion.ratio(of: spring)
      let velocity = NotedMotion.start(spring) {
        "animateTo(target, \(camelCase), initialVelocity = \($0))"
      }
      body = """
        val \(camelCase) = spring<Float>(
            dampingRatio = \(NotedMotion.float(ratio)), stiffness = \(NotedMotion.float(stiffness)))\(velocity)
        """
    case .curve(let curve):
      if let numbers = curve.bezierNumbers {
        let easing = numbers.map { "\($0)f" }.joined(separator: ", ")
        body = """
          val \(camelCase) = tween<Float>(
              durationMillis = \(wholeMilliseconds), easing = CubicBezierEasing(\(easing)))
          """
      } else {
        let points = try self.points
        func list(_ numbers: [Double]) -> String {
          numbers.map(NotedMotion.float).joined(separator: ", ")
        }
        body = """
          private val inputs = floatArrayOf(\(list(points.map(\.input))))
          private val outputs = floatArrayOf(\(list(points.map(\.output))))
          val \(camelCase) = tween<Float>(durationMillis = \(wholeMilliseconds), easing = Easing { fraction ->
              val after = inputs.indexOfFirst { it > fraction }
              if (after < 1) outputs.last() else {
                  val part = (fraction - inputs[after - 1]) / (inputs[after] - inputs[after - 1])
                  outputs[after - 1] + part * (outputs[after] - outputs[after - 1])
              }
          })
          """
      }
    }
    return "\(comment("Compose"))\(body)\n"
  }

  /// Source: Android, `PathInterpolator`, `androidx.dynamicanimation.animation.SpringForce`.
  func android() throws -> String {
    let body: String
    switch motion {
    case .spring(let spring):
      let (ratio, stiffness) = NotedMotion.ratio(of: spring)
      let velocity = NotedMotion.start(spring) { "SpringAnimation.setStartVelocity(\($0))" }
      body = """
        val \(camelCase) = SpringForce().apply {
            dampingRatio = \(NotedMotion.float(ratio))
            stiffness = \(NotedMotion.float(stiffness))
        }\(velocity)
        """
    case .curve(let curve):
      if let numbers = curve.bezierNumbers {
        let easing = numbers.map { "\($0)f" }.joined(separator: ", ")
        body = "val \(camelCase) = PathInterpolator(\(easing)) // for \(wholeMilliseconds) ms"
      } else {
        let lines = try points.map {
          "    lineTo(\(NotedMotion.float($0.input)), \(NotedMotion.float($0.output)))"
        }
        body = """
          // For \(wholeMilliseconds) ms.
          val \(camelCase) = PathInterpolator(Path().apply {
          \(lines.joined(separator: "\n"))
          })
          """
      }
    }
    return "\(comment("SpringAnimation"))\(body)\n"
  }

  /// Source: Flutter, `Cubic`, `Curve`, `SpringDescription`, `SpringSimulation`.
  func flutter() throws -> String {
    let body: String
    switch motion {
    case .spring(let spring):
      let moving = NotedMotion.inEffect(spring)
      let numbers = [moving.mass, moving.stiffness, moving.damping].map { NotedMotion.number($0) }
      body = """
        const \(camelCase) = SpringDescription(
            mass: \(numbers[0]), stiffness: \(numbers[1]), damping: \(numbers[2]));
        // controller.animateWith(SpringSimulation(\(camelCase), 0, 1, \(NotedMotion.number(spring.initialVelocity))));
        """
    case .curve(let curve):
      if let numbers = curve.bezierNumbers {
        body = """
          const \(camelCase) = Cubic(\(numbers.joined(separator: ", ")));
          const \(camelCase)Duration = Duration(milliseconds: \(wholeMilliseconds));
          """
      } else {
        let rows = try points.map {
          "    (\($0.input.decimals(upTo: 6)), \($0.output.decimals(upTo: 6))),"
        }
        body = """
          class \(camelCase.prefix(1).uppercased() + camelCase.dropFirst()) extends Curve {
            static const List<(double, double)> points = [
          \(rows.joined(separator: "\n"))
            ];

            @override
            double transformInternal(double t) {
              final after = points.indexWhere((point) => point.$1 > t);
              final (start, end) = (points[after - 1], points[after]);
              return start.$2 + (t - start.$1) / (end.$1 - start.$1) * (end.$2 - start.$2);
            }
          }
          const \(camelCase)Duration = Duration(milliseconds: \(wholeMilliseconds));
          """
      }
    }
    return "\(comment("Flutter"))\(body)\n"
  }
}
