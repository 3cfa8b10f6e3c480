import Basics
import Easing
import Notations
import Testing

/// Easings and tokens of others.
struct ReadingTests {
  private func read(
    _ json: String, named name: String? = nil
  ) throws -> (name: String, motion: Motion, duration: Double?) {
    try NotedMotion.read(Array(json.utf8), from: "folder/motion.json", named: name)
  }

  @Test func aBezierCurveOfFigma() throws {
    let found = try read(
      #"""
      {"type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": {"x1": 0.2, "y1": 0, "x2": 0, "y2": 1}}
      """#)
    #expect(found.name == "motion")
    #expect(try found.motion == .curve(UnitCurve(css: "cubic-bezier(0.2, 0, 0, 1)")))
    #expect(found.duration == nil)
  }

  /// The REST API gives no velocity.
  @Test func aTransitionOfFigmaOnASpring() throws {
    let found = try read(
      #"""
      {"type": "DISSOLVE", "duration": 0.8, "easing":
        {"type": "CUSTOM_SPRING", "easingFunctionSpring": {"mass": 1, "stiffness": 600, "damping": 15}}}
      """#)
    let spring = Spring(mass: 1, stiffness: 600, damping: 15, allowsOverdamping: true)
    #expect(found.motion == spring.map(Motion.spring))
    #expect(found.duration == 0.8)
    #expect(try read(#"{"type": "EASE_OUT"}"#).motion == .curve(.easeOut))
  }

  /// Without numbers, what Figma's own springs are is not known.
  @Test func aSpringOfFigmaWithoutNumbersIsRefused() {
    #expect(throws: Failure.self) { try read(#"{"type": "GENTLE"}"#) }
  }

  private let tokens = #"""
    {"motion": {
      "quick": {"$type": "duration", "$value": {"value": 120, "unit": "ms"}},
      "easing": {"$type": "cubicBezier",
        "calm": {"$value": [0.4, 0, 0.2, 1]},
        "same": {"$value": "{motion.easing.calm}"}},
      "base": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "timingFunction": [0, 0, 1, 1]},
        "$extensions": {"filmstrip": {"motion": "spring(1, 100, 10)"}}},
      "again": {"$value": "{motion.base}"},
      "enter": {"$type": "transition", "$value":
        {"duration": "{motion.quick}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{motion.easing.same}"}},
      "old": {"$type": "transition", "$value": {"duration": "0.2s", "timingFunction": [0, 0, 1, 1]}},
      "wrong": {"$type": "cubicBezier", "$value": [2, 0, 0, 1]},
      "round": {"$type": "cubicBezier", "$value": "{motion.round}"}
    }}
    """#

  @Test func tokensByTheirNames() throws {
    let calm = try Motion.curve(UnitCurve(css: "cubic-bezier(0.4, 0, 0.2, 1)"))
    #expect(try read(tokens, named: "motion.easing.calm").motion == calm)
    #expect(try read(tokens, named: "motion.easing.same").motion == calm)
    let enter = try read(tokens, named: "motion.enter")
    #expect(enter.name == "motion.enter")
    #expect(enter.motion == calm)
    #expect(enter.duration == 0.12)
    #expect(try read(tokens, named: "motion.old").duration == 0.2)
    // What stands for a token has its type, and its motion.
    let again = try read(tokens, named: "motion.again")
    #expect(again.motion == Spring(mass: 1, stiffness: 100, damping: 10).map(Motion.spring))
    #expect(again.duration == 1)
  }

  @Test func oneOfSeveralTokensIsAskedFor() throws {
    let error = try #require(throws: Failure.self) { try read(tokens) }
    #expect(error.message.contains("motion.enter, motion.old"))
    #expect(error.message.contains("folder/motion.json#motion.again"))
    #expect(throws: Failure.self) { try read(tokens, named: "motion.none") }
  }

  @Test func aTokenWithoutACurveIsRefused() throws {
    let error = try #require(throws: Failure.self) { try read(tokens, named: "motion.wrong") }
    #expect(error.code == .badData)
    #expect(error.message.contains("motion.wrong"))
    // One that stands for itself is none.
    #expect(throws: Failure.self) { try read(tokens, named: "motion.round") }
  }

  /// The REST API counts milliseconds.
  @Test func aDurationOfFigmasInMilliseconds() throws {
    let found = try read(
      #"{"type": "SMART_ANIMATE", "duration": 300, "easing": {"type": "EASE_OUT"}}"#)
    #expect(found.duration == 0.3)
  }

  @Test(arguments: [
    "", "[]", "{", "{}", "7", #"{"color": {"$type": "color", "$value": "red"}}"#, "\u{0}",
  ])
  func filesWithoutAMotionAreRefused(json: String) throws {
    let error = try #require(throws: Failure.self) { try read(json) }
    #expect(error.code == .badData)
  }
}
