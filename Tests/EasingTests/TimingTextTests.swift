import Easing
import Testing

struct TimingTextTests {
  /// (text, canonical text, kind).
  static let readable: [(String, String, TimingText.Kind)] = [
    ("easeIn", "ease-in", .unit), ("easeOut", "ease-out", .unit),
    ("easeInOut", "ease-in-out", .unit),
    ("linear", "linear", .unit), (" EASE ", "ease", .unit), ("step-end", "steps(1)", .unit),
    ("linear(0, 1)", "linear(0 0%, 1 100%)", .unit), ("Keyboard", "keyboard", .spring),
    ("spring(3, 1000, 500)", "spring(3, 1000, 500)", .spring),
    ("spring( 1 , 1e2,.5, -2 )", "spring(1, 100, 0.5, -2)", .spring),
    ("spring(1, 100, 0, 0)", "spring(1, 100, 0)", .spring),
  ]

  @Test func readsAndPrints() throws {
    for (text, canonical, kind) in Self.readable {
      let timing = try TimingText(text)
      #expect(timing.canonicalText == canonical)
      #expect(timing.kind == kind)
      #expect(try TimingText(canonical) == timing)
    }
  }

  @Test func curvesTakeAShare() throws {
    let timing = try TimingText("easeIn")
    #expect(timing.value(at: 0.25) == UnitCurve.easeIn.value(at: 0.25))
    #expect(timing.velocity(at: 0.25) == UnitCurve.easeIn.slope(at: 0.25))
    let steps = try TimingText("steps(2, start)")
    #expect(steps.value(at: 0) == 0.5)
    #expect(steps.value(at: 0, before: true) == 0)
  }

  @Test func theKeyboardIsCutAndASpringIsNot() throws {
    let keyboard = try TimingText("keyboard")
    let spring = try TimingText("spring(3, 1000, 500)")
    for time in [-1, 0, 0.1, 0.3, 0.5.nextDown] {
      #expect(keyboard.value(at: time) == spring.value(at: time))
      #expect(keyboard.velocity(at: time) == spring.velocity(at: time))
    }
    #expect(keyboard.value(at: 0.5) == 1)
    #expect(keyboard.velocity(at: 0.5) == 0)
    #expect(spring.value(at: 0.5) < 0.999)
    #expect(spring.velocity(at: 0.5) > 0)
    #expect(spring.value(at: 0.3) == Spring.keyboardIOS7.value(at: 0.3))
  }

  /// (text, what the reason says).
  static let refused: [(String, String)] = [
    ("", "there is no timing; allowed: easeIn, easeOut, easeInOut, keyboard, spring(mass"),
    ("bounce", "\"bounce\" is not a timing; allowed: easeIn"),
    ("keyboard()", "\"keyboard(\" is not an easing function"),
    ("keyboard keyboard", "nothing may follow the timing, but \"keyboard\" does"),
    ("spring", "\"spring\" is not a timing"),
    ("spring()", "takes 3 to 4 numbers (mass, stiffness, damping, velocity), none is given"),
    ("spring(1, 2)", "takes 3 to 4 numbers (mass, stiffness, damping, velocity), not 2"),
    ("spring(1, 2, 3, 4, 5)", "not more"),
    ("spring(0, 2, 3)", "mass must be greater than 0, not 0"),
    ("spring(1, -2, 3)", "stiffness must be greater than 0, not -2"),
    ("spring(1, 2, -3)", "damping must be 0 or greater, not -3"),
    ("spring(nan, 2, 3)", "mass must be a number, not \"nan\""),
    ("spring(1, inf, 3)", "stiffness must be a number"),
    ("spring(1, 2, 1e999)", "damping is too great"),
    ("spring(1e-300, 1e300, 3)", "too far apart"), ("spring(1, 2, 3", "is not closed"),
    ("cubic-bezier(2, 0, 0, 1)", "x1 must be between 0 and 1"),
  ]

  @Test func refusesWithAReason() {
    for (text, reason) in Self.refused {
      let error = #expect(throws: TimingTextError.self, "\(text)") { try TimingText(text) }
      #expect(error?.reason.contains(reason) == true, "\(text): \(error?.reason ?? "")")
      #expect(error?.description.hasPrefix("cannot read the timing \"\(text)\": ") == true)
    }
  }
}
