import Basics
import Easing
import Testing

@testable import Notations

struct NotationTests {
  private static let tolerance = 0.002

  private static func motions() throws -> [NotedMotion] {
    let spring = try #require(Spring(mass: 2, stiffness: 300, damping: 20, initialVelocity: 1.5))
    let slow = try #require(Spring(duration: 0.4, bounce: -0.2))
    return [
      try NotedMotion("keyboard", .spring(.keyboardIOS7), duration: 0.5),
      try NotedMotion("Bar, thrown", .spring(spring), duration: 0.9),
      try NotedMotion("7 slow", .spring(slow), duration: 0.8),
      try NotedMotion("ease", .curve(.easeInOut), duration: 0.25),
      try NotedMotion("line", .curve(UnitCurve(css: "linear(0, 0.5 20%, 1)")), duration: 1),
      try NotedMotion("even", .curve(.linear), duration: 1),
    ]
  }

  @Test(arguments: Notation.allCases)
  func eachNotationSaysEachMotion(notation: Notation) throws {
    for motion in try Self.motions() where notation != .figma || motion.name != "line" {
      let text = try notation.text(of: motion, within: Self.tolerance)
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      #expect(!text.contains("inf") && !text.contains("nan"))
    }
  }

  @Test func namesAreThoseOfTheirLanguages() throws {
    let motion = try NotedMotion("Bar, thrown 7–18", .curve(.linear), duration: 1)
    #expect(motion.hyphened == "bar-thrown-7-18")
    #expect(motion.camelCase == "barThrown718")
    #expect(try NotedMotion("7 slow", .curve(.linear), duration: 1).hyphened == "motion-7-slow")
    #expect(try NotedMotion("Tür", .curve(.linear), duration: 1).camelCase == "tR")
    #expect(try NotedMotion("…", .curve(.linear), duration: 1).camelCase == "motion")
  }

  /// What is written, read and written again is the same.
  @Test func readingBackChangesNothing() throws {
    for motion in try Self.motions() {
      for notation in [Notation.figma, .dtcg] where notation != .figma || motion.name != "line" {
        let text = try notation.text(of: motion, within: Self.tolerance)
        let read = try NotedMotion.read(Array(text.utf8), from: "a/\(motion.name).json", named: nil)
        let again = try NotedMotion(
          motion.name, read.motion, duration: try #require(read.duration))
        if notation == .dtcg {
          #expect(read.name == motion.hyphened)
          #expect(again.duration == motion.duration)
        }
        #expect(try notation.text(of: again, within: Self.tolerance) == text)
      }
      let css = try motion.easing(within: Self.tolerance).text
      let line = try NotedMotion(
        motion.name, .curve(UnitCurve(css: css)), duration: motion.duration)
      let again = try line.easing(within: Self.tolerance).text
      #expect(try UnitCurve(css: again) == UnitCurve(css: css))
    }
  }

  @Test func aSpringIsTheSameInAllItsNotations() throws {
    let spring = try #require(Spring(duration: 0.4, bounce: 0.2))
    let motion = try NotedMotion("bar", .spring(spring), duration: 0.7)
    let swiftUI = try Notation.swiftui.text(of: motion, within: Self.tolerance)
    #expect(swiftUI.contains("duration 0.4, bounce 0.2; response 0.4, dampingRatio 0.8"))
    let compose = try Notation.compose.text(of: motion, within: Self.tolerance)
    #expect(
      compose.contains("dampingRatio = 0.8f, stiffness = 246.740110f")
        || compose.contains("stiffness = 246.74011f"))
  }

  /// Systems that let springs overdamp are given the damping with which iOS moves one.
  @Test func aSpringThatRunsAsCriticalIsGivenSo() throws {
    let motion = try NotedMotion("keyboard", .spring(.keyboardIOS7), duration: 0.5)
    let numbers = NotedMotion.inEffect(.keyboardIOS7)
    let same = try #require(
      Spring(
        mass: numbers.mass, stiffness: numbers.stiffness, damping: numbers.damping,
        allowsOverdamping: true))
    for index in 0...50 {
      let time = Double(index) / 100
      #expect(abs(same.value(at: time) - Spring.keyboardIOS7.value(at: time)) < 1e-8)
    }
    #expect(try Notation.uikit.text(of: motion, within: 0.001).contains("spring.damping = 500\n"))
    #expect(try Notation.flutter.text(of: motion, within: 0.001).contains("damping: 109.544512"))
  }

  @Test func theKeyboardsOwnCurveIsOfferedForItAlone() throws {
    for motion in try Self.motions() {
      let text = try Notation.uikit.text(of: motion, within: 0.001)
      #expect(text.contains("7 << 16") == (motion.name == "keyboard"))
    }
  }

  @Test func figmaHasNoSteps() throws {
    let steps = try NotedMotion("steps", .curve(UnitCurve(css: "steps(3)")), duration: 1)
    #expect(throws: Failure.self) { try Notation.figma.text(of: steps, within: 0.001) }
  }

  /// Jumps, and lines that do not go from 0 to 1, are whole in every notation.
  ///
  /// Words of a language are no names in it.
  @Test(arguments: [
    "steps(3)", "steps(2, start)", "linear(0 10%, 0.5 30%, 0.8 30%, 0.9 90%)", "linear(0, 0.5)",
  ])
  func everyLineGoesToItsEnd(css: String) throws {
    let motion = try NotedMotion("class", .curve(UnitCurve(css: css)), duration: 1)
    let line = try motion.line(within: 0.001).line
    #expect(line.points.first?.input == 0)
    #expect(line.points.last == PiecewiseLinear(stops: [.init(0), .init(1)])?.points.last)
    for index in 0..<100 {
      let input = (Double(index) + 0.5) / 100
      #expect(abs(line.value(at: input) - (try UnitCurve(css: css)).value(at: input)) < 1e-9)
    }
    let places = try Notation.cssKeyframes.text(of: motion, within: 0.001)
      .matches(of: /(?m)^  ([0-9.]+)%\s/).compactMap { Double($0.output.1) }
    #expect(places == places.sorted() && Set(places).count == places.count, "\(places)")
    for notation in [Notation.compose, .flutter, .swiftui] {
      #expect(!(try notation.text(of: motion, within: 0.001)).contains("class ="))
    }
  }

  @Test func aNameEndsNoComment() throws {
    let motion = try NotedMotion("a */ b\nc", .curve(.linear), duration: 1)
    let css = try Notation.css.text(of: motion, within: 0.001)
    #expect(css.ranges(of: "*/").count == 1)
    #expect(try Notation.flutter.text(of: motion, within: 0.001).hasPrefix("// a * / b c: linear"))
  }

  @Test func oscillationsFromSampleToSampleAreNotFollowed() throws {
    let spring = try #require(Spring(mass: 1, stiffness: 39_478_417.6, damping: 0.001))
    let motion = try NotedMotion("quick", .spring(spring), duration: 8)
    #expect(throws: Failure.self) { try Notation.css.text(of: motion, within: 0.001) }
    let fast = try #require(Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 1e5))
    let far = try #require(Timing(motion: .spring(fast), duration: 1))
    #expect(CubicBezier.nearest(to: far).error.isFinite)
  }

  @Test func aMotionLasts() throws {
    for duration in [0, -1, .infinity, .nan, 1e16, 1e-5] {
      #expect(throws: Failure.self) {
        try NotedMotion("none", .curve(.linear), duration: duration)
      }
    }
  }
}
