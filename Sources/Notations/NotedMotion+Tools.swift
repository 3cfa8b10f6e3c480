import Basics
import Easing
import Essentials

/// The easing of a transition in Figma; a spring or a Bézier curve.
///
/// Source: Figma, typings of its plugins: `Easing`, `EasingFunctionBezier`, `EasingFunctionSpring`.
struct FigmaEasing: Codable {
  struct Bezier: Codable { let x1, y1, x2, y2: Double }
  struct Spring: Codable {
    let mass, stiffness, damping: Double
    /// Absent in the REST API.
    var initialVelocity: Double?
  }

  let type: String
  var easingFunctionCubicBezier: Bezier?
  var easingFunctionSpring: Spring?
}

/// A transition in Figma, its duration in seconds.
struct FigmaTransition: Codable {
  let type: String
  let duration: Double?
  let easing: FigmaEasing
}

/// A token of type `transition`.
///
/// Source: Design Tokens Community Group, Format Module 2025.10.
struct TransitionToken: Encodable {
  struct Time: Encodable {
    let value: Double
    let unit = "ms"
    enum CodingKeys: String, CodingKey { case value, unit }
  }
  struct Value: Encodable {
    let duration, delay: Time
    let timingFunction: [Double]
  }
  /// What the format cannot say: the motion itself, and as a line for CSS.
  struct Extension: Encodable {
    let motion, css: String
    /// Of a spring that moves slower than a critical one; as text it would be one of iOS, which does not.
    let overdamps: Bool?
  }

  let description: String
  let value: Value
  let extensions: [String: Extension]

  enum CodingKeys: String, CodingKey {
    case type = "$type", description = "$description", value = "$value", extensions = "$extensions"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("transition", forKey: .type)
    try container.encode(description, forKey: .description)
    try container.encode(value, forKey: .value)
    try container.encode(extensions, forKey: .extensions)
  }

  /// The key of this program's extension.
  static let extensionKey = "filmstrip"
}

extension NotedMotion {
  private var isOverdamped: Bool {
    if case .spring(let spring) = motion { spring.regime == .overdamped } else { false }
  }

  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  /// A transition for Figma's plugins; Figma has no curve through points.
  func figma() throws -> String {
    let easing: FigmaEasing
    switch motion {
    case .spring(let spring):
      let moving = NotedMotion.inEffect(spring)
      easing = FigmaEasing(
        type: "CUSTOM_SPRING",
        easingFunctionSpring: .init(
          mass: moving.mass, stiffness: moving.stiffness, damping: moving.damping,
          initialVelocity: spring.initialVelocity))
    case .curve(let curve):
      guard let bezier = curve.bezierOrStraight else {
        throw Failure(
          .usage,
          "Figma has springs and Bézier curves, and no \(curve.css.prefix { $0 != "(" })(); give another notation with --as."
        )
      }
      easing = FigmaEasing(
        type: "CUSTOM_CUBIC_BEZIER",
        easingFunctionCubicBezier: .init(
          x1: bezier.x1, y1: bezier.y1, x2: bezier.x2, y2: bezier.y2))
    }
    return try NotedMotion.json(
      FigmaTransition(type: "SMART_ANIMATE", duration: duration, easing: easing))
  }

  /// A token whose Bézier curve is the nearest to the motion, which stands beside it as it is.
  func designToken(within tolerance: Double) throws -> String {
    let (bezier, error) = CubicBezier.nearest(to: timing)
    let accuracy = NotedMotion.accuracy("The Bézier curve", error)
    let token = TransitionToken(
      description: "\(heading). \(accuracy).",
      value: .init(
        duration: .init(value: duration * 1000), delay: .init(value: 0),
        timingFunction: [bezier.x1, bezier.y1, bezier.x2, bezier.y2]),
      extensions: [
        TransitionToken.extensionKey: .init(
          motion: motion.timingText, css: try easing(within: tolerance).text,
          overdamps: isOverdamped ? true : nil)
      ])
    return try NotedMotion.json([hyphened: token])
  }

  /// Every number of the motion.
  func numbers(within tolerance: Double) throws -> String {
    let (line, error) = try line(within: tolerance)
    let (bezier, distance) = CubicBezier.nearest(to: timing)
    var report = MotionReport(
      name: name, timing: motion.timingText, duration: duration,
      css: try easing(within: tolerance).text,
      line: .init(points: line.points.map { [$0.input, $0.output] }, error: error),
      bezier: .init(points: [bezier.x1, bezier.y1, bezier.x2, bezier.y2], error: distance))
    if case .spring(let spring) = motion {
      let moving = NotedMotion.inEffect(spring)
      let ratio = moving.damping / moving.mass / 2 / spring.angularFrequency
      report.spring = .init(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: spring.initialVelocity, dampingInEffect: moving.damping,
        response: spring.duration, dampingFraction: ratio,
        bounce: ratio > 1 ? 1 / ratio - 1 : 1 - ratio, settlingDuration: spring.settlingDuration)
    }
    return try NotedMotion.json(report)
  }
}

/// The JSON of `curve export --as json`.
private struct MotionReport: Encodable {
  struct Points: Encodable {
    let points: [[Double]]
    let error: Double
  }
  struct Nearest: Encodable {
    let points: [Double]
    let error: Double
  }
  struct Spring: Encodable {
    let mass, stiffness, damping, initialVelocity: Double
    /// What a spring that may not overdamp is damped by.
    let dampingInEffect: Double
    let response, dampingFraction, bounce, settlingDuration: Double
  }

  let name, timing: String
  let duration: Double
  let css: String
  let line: Points
  let bezier: Nearest
  var spring: Spring?
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
