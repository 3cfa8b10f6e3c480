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

  /// Random values of the form: the bar is where its curve, duration and delay put it.
  @Test func randomMovesMatchTheirClosedForm() throws {
    var random = SeededGenerator(6)
    for _ in 0..<150 {
      let moves = BarMove.Move.allCases
      let curves: [(BarMove.Curve, AnimationCurve)] = [
        (.keyboard, .keyboard), (.named(.easeInOut), .easeInOut), (.named(.easeIn), .easeIn),
        (.named(.easeOut), .easeOut), (.named(.linear), .linear), (.raw(7), .easeInOut),
        (.raw(7 << 16), .keyboard), (.raw(3 << 16 | 4), .linear),
      ]
      let (curve, effective) = curves[Int.random(in: 0..<curves.count, using: &random)]
      let move = BarMove(
        moves[Int.random(in: 0..<moves.count, using: &random)], curve: curve,
        duration: Bool.random(using: &random) ? Double.random(in: 0...1, using: &random) : nil,
        delay: Bool.random(using: &random) ? Double.random(in: 0...0.5, using: &random) : 0,
        layout: Bool.random(using: &random) ? .inside : .none)
      let height = Double.random(in: 10...400, using: &random).rounded()
      let scenario = try scenario(
        "keyboard: {height: \(height)}\nevents: [{at: 0, keyboard: show}]\nuntil: 2")
      let film = try scenario.film(of: NamedApproach("random", move))
      let jumps = move.move == .constraint && move.layout == .none
      let timing = try #require(
        Timing(
          curve: effective, duration: jumps ? 0 : move.duration ?? 0.25, begin: move.delay))
      for frame in 0..<film.frameCount {
        let time = film.time(ofFrame: frame)
        let bottom = try #require(film.value(of: .toolbarBottom, at: time))
        #expect(
          abs(bottom - (667 - height * timing.progress(at: time))) < 1e-5, "\(move) at \(time)")
      }
    }
  }

  @Test func theCodeAndTheSentenceSayWhatTheValueDoes() {
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
    #expect(BarMove(.frame, delay: 0.2).summary.contains("0.2 s late"))
    #expect(BarMove(.transform, curve: .raw(7)).code.contains("options: 7"))
  }
}
