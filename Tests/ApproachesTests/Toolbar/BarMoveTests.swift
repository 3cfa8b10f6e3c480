import Foundation
import Scenarios
import TestSupport
import Testing

/// The value form against handlers written out, and against closed forms.
struct BarMoveTests {
  private func scenario(_ yaml: String = "") throws -> Scenario {
    try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
  }

  private struct FrameByHand: Approach {
    func viewDidLoad(_ chat: ChatScreen) { chat.layOutByFrames() }

    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.animate(withDuration: keyboard.duration) {
        chat.toolbar.frame.origin.y -= keyboard.frameEnd.height
      }
    }

    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.animate(withDuration: keyboard.duration) {
        chat.toolbar.frame.origin.y = chat.view.bounds.height - chat.toolbar.bounds.height
      }
    }
  }

  private struct ConstraintByHand: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      animate(to: -keyboard.frameEnd.height, keyboard, chat)
    }

    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      animate(to: 0, keyboard, chat)
    }

    private func animate(to constant: Double, _ keyboard: KeyboardNotification, _ chat: ChatScreen)
    {
      chat.animate(
        withDuration: keyboard.duration, options: AnimationOptions(curve: keyboard.curve)
      ) {
        chat.toolbarBottom.constant = constant
        chat.view.layoutIfNeeded()
      }
    }
  }

  private struct TransformByHand: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
      chat.animate(withDuration: keyboard.duration, options: options) {
        chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
      }
    }

    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
      chat.animate(withDuration: keyboard.duration, options: options) {
        chat.toolbar.transform = .identity
      }
    }
  }

  /// There is one way to say the keyboard's curve.
  @Test func theKeyboardsCurveIsTheNotifications() {
    #expect(BarMove.Curve.named(.keyboard) == .keyboard)
    #expect(BarMove.Curve.named(.linear) != .keyboard)
  }

  @Test(arguments: HandlerContext.allCases)
  func presetsEqualHandlersWrittenOut(context: HandlerContext) throws {
    let scenario = try scenario("context: \(context.rawValue)")
    func preset(_ name: String) throws -> Film {
      try scenario.film(of: try #require(NamedApproach.named(name)))
    }
    #expect(try preset("frame") == scenario.film(of: FrameByHand(), named: "frame"))
    #expect(
      try preset("constraints-layout-curve")
        == scenario.film(of: ConstraintByHand(), named: "constraints-layout-curve"))
    #expect(try preset("transform") == scenario.film(of: TransformByHand(), named: "transform"))
  }

  /// Random values of the form, shown and hidden at random times in either context: the bar is where formulas
  /// written out here, apart from the library's, put it.
  @Test func randomMovesMatchTheirClosedForm() throws {
    var random = SeededGenerator(6)
    for _ in 0..<200 {
      let moves = BarMove.Move.allCases
      let curves: [(BarMove.Curve, ClosedForm.Curve)] = [
        (.keyboard, .keyboard), (.named(.easeInOut), .easeInOut), (.named(.easeIn), .easeIn),
        (.named(.easeOut), .easeOut), (.named(.linear), .linear), (.raw(7), .easeInOut),
        (.raw(7 << 16), .keyboard), (.raw(3 << 16 | 4), .linear),
      ]
      let (curve, own) = curves[Int.random(in: 0..<curves.count, using: &random)]
      let move = BarMove(
        moves[Int.random(in: 0..<moves.count, using: &random)], curve: curve,
        duration: Bool.random(using: &random) ? Double.random(in: 0...1, using: &random) : nil,
        delay: Bool.random(using: &random) ? Double.random(in: 0...0.5, using: &random) : 0,
        layout: Bool.random(using: &random) ? .inside : .none)
      let height = Double.random(in: 10...400, using: &random).rounded()
      let hide = Double.random(in: 0.02...1.2, using: &random)
      let context = Bool.random(using: &random) ? "inherited" : "deferred"
      let scenario = try scenario(
        """
        keyboard: {height: \(height)}
        context: \(context)
        events: [{at: 0, keyboard: show}, {at: \(hide), keyboard: hide}]
        until: 2.8
        """)
      let film = try scenario.film(of: NamedApproach("random", move))

      let inherits = context == "inherited" && move.delay == 0
      let form: ClosedForm =
        if move.move == .constraint && move.layout == .none {
          ClosedForm(curve: .linear, duration: 0)
        } else if inherits {
          ClosedForm(curve: .keyboard, duration: 0.25)
        } else {
          ClosedForm(curve: own, duration: move.duration ?? 0.25)
        }
      for frame in 0..<film.frameCount {
        let time = film.time(ofFrame: frame)
        let lift = form.progress(time - move.delay) - form.progress(time - hide - move.delay)
        let bottom = try #require(film.value(of: .toolbarBottom, at: time))
        #expect(abs(bottom - (667 - height * lift)) < 2e-5, "\(move), \(context), at \(time)")
      }
    }
  }

  /// A bar that goes on a motion of its own is where that motion's formula puts it, whatever block surrounds it.
  @Test(arguments: HandlerContext.allCases)
  func ownMotionsMatchTheirFormula(context: HandlerContext) throws {
    let spring = try #require(Spring(duration: 0.4, bounce: 0.3, initialVelocity: 0.5))
    let given = try #require(Spring(mass: 2, stiffness: 300, damping: 40))
    let settling = try #require(Spring(settlingIn: 0.3, dampingRatio: 0.6))
    let bezier = try #require(CubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1))
    let line = try #require(
      PiecewiseLinear(stops: [.init(0), .init(0.6, at: 0.3), .init(1.2, at: 0.7), .init(1)]))
    let motions: [(BarMotion?, Timing?)] = [
      (
        .spring(duration: 0.4, bounce: 0.3, initialVelocity: 0.5),
        Timing(motion: .spring(spring), duration: spring.settlingDuration)
      ),
      (
        .spring(response: 0.4, dampingRatio: 0.7, initialVelocity: 0.5),
        Timing(motion: .spring(spring), duration: spring.settlingDuration)
      ),
      (
        .spring(mass: 2, stiffness: 300, damping: 40),
        Timing(motion: .spring(given), duration: given.settlingDuration)
      ),
      (.spring(dampingRatio: 0.6), Timing(motion: .spring(settling), duration: 0.3)),
      (.bezier(bezier), Timing(motion: .curve(.cubicBezier(bezier)), duration: 0.3)),
      (.line(line), Timing(motion: .curve(.piecewiseLinear(line)), duration: 0.3)),
    ]
    let scenario = try scenario(
      """
      keyboard: {height: 300}
      context: \(context.rawValue)
      events: [{at: 0, keyboard: show}, {at: 1.5, keyboard: hide}]
      until: 2.8
      """)
    for (motion, timing) in motions {
      let (motion, timing) = (try #require(motion), try #require(timing))
      for move in BarMove.Move.allCases {
        let approach = NamedApproach("own", BarMove(move, curve: .own(motion), duration: 0.3))
        let film = try scenario.film(of: approach)
        #expect(film.warnings.isEmpty)
        // Keyframes take the surrounding block's duration and curve.
        if context == .inherited, motion == .line(line) { continue }
        for frame in 0..<film.frameCount {
          let time = film.time(ofFrame: frame)
          // Its last step may fall on one side of the frame or the other.
          let ends = [timing.duration, 1.5 + timing.duration]
          guard ends.allSatisfy({ abs(time - $0) > 1e-6 }) else { continue }
          let lift = timing.progress(at: time) - timing.progress(at: time - 1.5)
          let bottom = try #require(film.value(of: .toolbarBottom, at: time))
          #expect(abs(bottom - (667 - 300 * lift)) < 2e-5, "\(motion.text), \(move), at \(time)")
        }
      }
    }
  }

  /// An animation that has been overtaken by another leaves that one's values alone as it ends.
  @Test(arguments: BarMove.Move.allCases) func aTurnInMotionIsFollowed(move: BarMove.Move) throws {
    let spring = try #require(BarMotion.spring(mass: 3, stiffness: 1000, damping: 500))
    let scenario = try scenario(
      """
      keyboard: {height: 300}
      events: [{at: 0, keyboard: show}, {at: 1, keyboard: hide}, {at: 1.08, keyboard: show}]
      until: 2.8
      """)
    let film = try scenario.film(
      of: NamedApproach("own", BarMove(move, curve: .own(spring), duration: 0.5)))
    for frame in 0..<film.frameCount where film.time(ofFrame: frame) > 1.6 {
      let bottom = try #require(film.value(of: .toolbarBottom, at: film.time(ofFrame: frame)))
      #expect(abs(bottom - 367) < 1, "\(move), frame \(frame)")
    }
  }

  /// A lag of n ticks begins at the n-th tick after the notification, on it or between two of them.
  @Test(arguments: [("iPhone 7", 60.0), ("iPhone 17", 120)])
  func aLagIsCountedInTheDevicesTicks(device: String, rate: Double) throws {
    for (show, first) in [
      (0.0, 1.0 / rate), (0.5, 0.5 + 1 / rate), (0.505, (0.505 * rate).rounded(.up) / rate),
    ] {
      let scenario = try scenario(
        """
        device: \(device)
        keyboard: {height: 336}
        events: [{at: \(show), keyboard: show}]
        until: 2
        """)
      for lag in [0, 1, 2, 7] {
        let film = try scenario.film(of: NamedApproach("late", BarMove(.transform, lag: lag)))
        let begin = lag == 0 ? show : first + Double(lag - 1) / rate
        let form = ClosedForm(curve: .keyboard, duration: 0.25)
        let size = film.device.size.height
        let travel = 336 - film.device.safeArea.bottom
        for frame in 0..<film.frameCount {
          let time = film.time(ofFrame: frame)
          // At its nominal end the spring makes its last step, on one side or the other of a rounding.
          guard abs(time - begin - 0.5) > 1e-9 else { continue }
          let bottom = try #require(film.value(of: .toolbarBottom, at: time))
          #expect(abs(bottom - (size - travel * form.progress(time - begin))) < 2e-5)
        }
      }
    }
  }

  @Test func oneTickLateIsSeenAsTheKeyboardsTravelInATick() throws {
    let film = try scenario("keyboard: {height: 336}").film(
      of: NamedApproach("late", BarMove(.transform, lag: 1)))
    #expect(abs(film.measures.overlapMax.value - 37.5) < 0.1)
  }

  @Test func theCodeAndTheSentenceSayWhatTheValueDoes() throws {
    #expect(
      BarMove(.transform).code == """
        animate(withDuration: duration,
                options: curve << 16) {
          bar.transform = lifted
        }
        """)
    #expect(
      BarMove(.frame, curve: .named(.easeInOut), duration: 0.25).code == """
        animate(withDuration: 0.25) {
          bar.frame.origin.y = y
        }
        """)
    #expect(
      BarMove(.transform, curve: .own(try #require(.spring(duration: 0.4, bounce: 0.2)))).code
        == """
        let timing = UISpringTimingParameters(
          duration: 0.4, bounce: 0.2)
        animator(duration, timing) {
          bar.transform = lifted
        }
        """)
    #expect(BarMove(.frame, delay: 0.2).summary.contains("0.2 s late"))
    #expect(BarMove(.transform, curve: .raw(7)).code.contains("options: 7"))
    #expect(BarMove(.frame, lag: 1).summary.contains(", 1 tick late"))
    #expect(BarMove(.frame, delay: 0.1, lag: 2).summary.contains(", 0.1 s late, 2 ticks late"))
    #expect(
      BarMove(.frame, delay: 0.1, lag: 2).code.hasPrefix("asyncAfter(0.1) {\n  afterTicks(2) {"))
  }
}

/// Progress by formulas of its own: the critically damped spring of mass 3 and stiffness 1000 cut at 0.5 s, and
/// Béziers inverted by bisection.
private struct ClosedForm {
  enum Curve { case keyboard, easeInOut, easeIn, easeOut, linear }

  let curve: Curve
  let duration: Double

  func progress(_ time: Double) -> Double {
    let end = duration > 0 && curve == .keyboard ? 0.5 : duration
    if time >= end { return time < 0 ? 0 : 1 }
    if time <= 0 { return 0 }
    switch curve {
    case .keyboard:
      let rate = (1000.0 / 3).squareRoot()
      return 1 - (1 + rate * time) * exp(-rate * time)
    case .linear: return time / end
    case .easeInOut: return bezier(0.42, 0, 0.58, 1, at: time / end)
    case .easeIn: return bezier(0.42, 0, 1, 1, at: time / end)
    case .easeOut: return bezier(0, 0, 0.58, 1, at: time / end)
    }
  }

  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double)
    -> Double
  {
    func place(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if place(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return place(y1, y2, low)
  }
}
