import Basics
import Easing

extension NotedMotion {
  /// The key of this program's extension of design tokens: the motions that their format cannot express.
  static let extensionKey = "filmstrip"

  private var isOverdamped: Bool {
    if case .spring(let spring) = motion { spring.regime == .overdamped } else { false }
  }

  /// A transition for Figma's plugins, its duration in seconds; Figma has no curve through points.
  ///
  /// Source: Figma, typings of its plugins: `Easing`, `EasingFunctionBezier`, `EasingFunctionSpring`.
  func figma() throws -> String {
    let easing: JSONTree
    switch motion {
    case .spring(let spring):
      let moving = NotedMotion.inEffect(spring)
      easing = [
        "type": "CUSTOM_SPRING",
        "easingFunctionSpring": [
          "mass": .number(moving.mass), "stiffness": .number(moving.stiffness),
          "damping": .number(moving.damping), "initialVelocity": .number(spring.initialVelocity),
        ],
      ]
    case .curve(let curve):
      guard let bezier = curve.bezierOrStraight else {
        let name = curve.css.prefix { $0 != "(" }
        throw Failure(
          .usage,
          "Figma has springs and Bézier curves, and no \(name)(); give another notation with --as.")
      }
      easing = [
        "type": "CUSTOM_CUBIC_BEZIER",
        "easingFunctionCubicBezier": [
          "x1": .number(bezier.x1), "y1": .number(bezier.y1), "x2": .number(bezier.x2),
          "y2": .number(bezier.y2),
        ],
      ]
    }
    let transition: JSONTree = [
      "type": "SMART_ANIMATE", "duration": .number(duration), "easing": easing,
    ]
    return try transition.text
  }

  /// A token of type `transition`, whose Bézier curve is the nearest to the motion; the motion itself is next to it.
  ///
  /// Source: Design Tokens Community Group, Format Module 2025.10.
  func designToken(within tolerance: Double) throws -> String {
    let css = try easing(within: tolerance).text
    let (bezier, error) = CubicBezier.nearest(to: timing)
    let accuracy = NotedMotion.accuracy("The Bézier curve", error)
    func time(_ milliseconds: Double) -> JSONTree {
      ["value": .number(milliseconds), "unit": "ms"]
    }
    var own: [String: JSONTree] = [
      "motion": .text(motion.timingText), "css": .text(css),
    ]
    // As text it would be a spring of iOS, which is never slower than a critical one.
    if isOverdamped { own["overdamps"] = .flag(true) }
    let token: JSONTree = [
      "$type": "transition", "$description": .text("\(heading). \(accuracy)."),
      "$value": [
        "duration": time(duration * 1000), "delay": time(0),
        "timingFunction": .numbers([bezier.x1, bezier.y1, bezier.x2, bezier.y2]),
      ],
      "$extensions": .object([NotedMotion.extensionKey: .object(own)]),
    ]
    return try JSONTree.object([hyphened: token]).text
  }

  /// Every number of the motion: times in seconds, errors as shares of its way.
  func numbers(within tolerance: Double) throws -> String {
    let (line, error) = try line(within: tolerance)
    let (bezier, distance) = CubicBezier.nearest(to: timing)
    var report: [String: JSONTree] = [
      "name": .text(name), "timing": .text(motion.timingText), "duration": .number(duration),
      "css": .text(try easing(within: tolerance).text),
      "line": [
        "points": .list(line.points.map { .numbers([$0.input, $0.output]) }),
        "error": .number(error),
      ],
      "bezier": [
        "points": .numbers([bezier.x1, bezier.y1, bezier.x2, bezier.y2]),
        "error": .number(distance),
      ],
    ]
    if case .spring(let spring) = motion {
      let moving = NotedMotion.inEffect(spring)
      let (ratio, bounce) = NotedMotion.ratioAndBounce(of: spring)
      report["spring"] = [
        "mass": .number(spring.mass), "stiffness": .number(spring.stiffness),
        "damping": .number(spring.damping), "dampingInEffect": .number(moving.damping),
        "initialVelocity": .number(spring.initialVelocity), "response": .number(spring.duration),
        "dampingFraction": .number(ratio), "bounce": .number(bounce),
        "settlingDuration": .number(spring.settlingDuration),
      ]
    }
    return try JSONTree.object(report).text
  }

  /// Of a spring as it moves.
  static func ratioAndBounce(of spring: Spring) -> (ratio: Double, bounce: Double) {
    let moving = inEffect(spring)
    let ratio = moving.damping / moving.mass / 2 / spring.angularFrequency
    return (ratio, ratio > 1 ? 1 / ratio - 1 : 1 - ratio)
  }
}

extension Motion {
  /// As `TimingText` reads it.
  var timingText: String {
    switch self {
    case .curve(let curve): curve.css
    case .spring(let spring): TimingText.text(of: spring)
    }
  }
}
