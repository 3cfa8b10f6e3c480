import Scenarios
import Testing

/// Motions of a bar's own in a scenario's text.
struct BarMotionYAMLTests {
  private func move(_ curve: String) throws -> BarMove? {
    let yaml = "name: test\napproaches: [{name: ours, move: transform, curve: \(curve)}]"
    return try Scenario(yaml: yaml, file: "test.yaml").approaches[0].move
  }

  private static let motions: [(String, BarMotion?)] = [
    ("{spring: {duration: 0.4, bounce: 0.2}}", .spring(duration: 0.4, bounce: 0.2)),
    (
      "{spring: {bounce: -0.2, duration: 1, velocity: 2}}",
      .spring(duration: 1, bounce: -0.2, initialVelocity: 2)
    ),
    ("{spring: {response: 0.5, dampingRatio: 0.7}}", .spring(response: 0.5, dampingRatio: 0.7)),
    (
      "{spring: {mass: 1, stiffness: 247, damping: 25.1}}",
      .spring(mass: 1, stiffness: 247, damping: 25.1)
    ),
    (
      "spring(1, 247, 25.1, -1)".quoted,
      .spring(mass: 1, stiffness: 247, damping: 25.1, initialVelocity: -1)
    ),
    ("{spring: {dampingRatio: 0.7}}", .spring(dampingRatio: 0.7)),
    (
      "cubic-bezier(0.2, 0, 0, 1)".quoted,
      CubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1).map { .bezier($0) }
    ),
    (
      "linear(0, 0.5 20%, 1)".quoted,
      PiecewiseLinear(stops: [.init(0), .init(0.5, at: 0.2), .init(1)]).flatMap { .line($0) }
    ),
  ]

  @Test(arguments: motions.indices) func isRead(index: Int) throws {
    let (text, motion) = Self.motions[index]
    let expected = BarMove.Curve.own(try #require(motion))
    #expect(try move(text)?.curve == expected)
    // As the scenario that a playground writes says it.
    if let motion {
      let again = motion.text.hasPrefix("{") ? motion.text : motion.text.quoted
      #expect(try move(again)?.curve == expected)
    }
  }

  @Test(arguments: [
    (
      "{spring: {duration: 0.4}}", "a spring is one of {duration, bounce}, {response, dampingRatio}"
    ),
    ("{spring: {duration: 0, bounce: 0}}", "no such spring that settles"),
    ("{spring: {duration: 0.4, bounce: 1}}", "no such spring that settles"),
    ("{spring: {mass: 1, stiffness: 0, damping: 1}}", "no such spring that settles"),
    ("{spring: {dampingRatio: 0}}", "no such spring that settles"),
    ("{spring: {duration: 0.4, bouncy: 0.2}}", "bounce"),
    ("{wobble: 1}", "spring"),
    ("{spring: 0.4}", "curve.spring: expected a map"),
    ("steps(3)".quoted, "along springs that settle, Bézier curves and lines"),
    ("linear(0, 0.5 50%, 0.7 50%, 1)".quoted, "without jumps"),
    ("spring(1, 100, 0)".quoted, "along springs that settle"),
    ("cubic-bezier(2, 0, 0, 1)".quoted, "x1 must be between 0 and 1"),
    ("wobble", "there is no curve “wobble”"),
  ])
  func isRefused(text: String, reason: String) throws {
    let error = try #require(throws: ScenarioError.self) { try move(text) }
    #expect("\(error)".contains(reason), "\(error)")
    #expect("\(error)".contains("test.yaml:2: approaches[0].curve"), "\(error)")
  }
}

extension String {
  fileprivate var quoted: String { "\"\(self)\"" }
}
