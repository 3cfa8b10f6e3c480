import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

/// What mending one cause alone cures is what is found, whatever a handler does.
struct CureTests {
  /// A bar's handler of no particular author: when it acts, on what, how, and by how much.
  private struct AnyHandler: Approach {
    enum When: CaseIterable { case inIt, dispatched, later, ticks, onceItIsOver, twice }
    enum How: CaseIterable {
      case animated, otherCurve, otherDuration, noDuration, withoutAnimation, bare, delayed
    }
    enum What: CaseIterable { case transform, constraint, constraintWithoutLayout, view }
    enum Amount: CaseIterable { case overlap, height, heightLessInset }

    var when: When
    var how: How
    var what: What
    var amount: Amount
    var delay: Double

    init(using random: inout SeededGenerator) {
      func any<Value: CaseIterable>(_: Value.Type) -> Value {
        let cases = Array(Value.allCases)
        return cases[Int.random(in: cases.indices, using: &random)]
      }
      when = any(When.self)
      how = any(How.self)
      what = any(What.self)
      amount = any(Amount.self)
      delay = Double.random(in: 0.02...0.3, using: &random)
    }

    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      if when != .onceItIsOver { act(lift(keyboard, chat), keyboard, chat) }
    }
    func keyboardDidShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      if when == .onceItIsOver { act(lift(keyboard, chat), keyboard, chat) }
    }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      if when != .onceItIsOver { act(0, keyboard, chat) }
    }
    func keyboardDidHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      if when == .onceItIsOver { act(0, keyboard, chat) }
    }

    private func lift(_ keyboard: KeyboardNotification, _ chat: ChatScreen) -> Double {
      switch amount {
      case .overlap: chat.overlap(with: keyboard)
      case .height: keyboard.frameEnd.height
      case .heightLessInset: keyboard.frameEnd.height - chat.view.safeAreaInsets.bottom
      }
    }

    private func act(_ lift: Double, _ keyboard: KeyboardNotification, _ chat: ChatScreen) {
      switch when {
      case .inIt, .onceItIsOver: move(lift, keyboard, chat)
      case .dispatched: chat.async { [unowned chat] in move(lift, keyboard, chat) }
      case .later: chat.asyncAfter(delay) { [unowned chat] in move(lift, keyboard, chat) }
      case .ticks: chat.afterTicks(2) { [unowned chat] in move(lift, keyboard, chat) }
      case .twice:
        move(lift / 2, keyboard, chat)
        chat.asyncAfter(delay) { [unowned chat] in move(lift, keyboard, chat) }
      }
    }

    private func move(_ lift: Double, _ keyboard: KeyboardNotification, _ chat: ChatScreen) {
      let curve = AnimationOptions(curve: keyboard.curve)
      switch how {
      case .animated:
        chat.animate(withDuration: keyboard.duration, options: curve) { set(lift, chat) }
      case .otherCurve: chat.animate(withDuration: keyboard.duration) { set(lift, chat) }
      case .otherDuration:
        chat.animate(withDuration: 0.4, options: .init(curve: .easeOut)) { set(lift, chat) }
      case .noDuration: chat.animate(withDuration: 0) { set(lift, chat) }
      case .withoutAnimation: chat.performWithoutAnimation { set(lift, chat) }
      case .bare: set(lift, chat)
      case .delayed:
        chat.animate(withDuration: 0.25, delay: delay, options: curve) { set(lift, chat) }
      }
    }

    private func set(_ lift: Double, _ chat: ChatScreen) {
      switch what {
      case .transform: chat.toolbar.transform = .translation(x: 0, y: -lift)
      case .view: chat.view.transform = .translation(x: 0, y: -lift)
      case .constraint:
        chat.toolbarBottom.constant = -lift
        chat.view.layoutIfNeeded()
      case .constraintWithoutLayout: chat.toolbarBottom.constant = -lift
      }
    }
  }

  @Test(arguments: 0..<24) func whatAloneCuresIsFound(seed: Int) throws {
    var random = SeededGenerator(UInt64(seed))
    let devices = ["iPhone 7", "iPhone 14 Pro", "iPad 9.7"]
    var count = 0
    for context in HandlerContext.allCases {
      let scenario = try scene(
        "context: \(context.rawValue)\nmessages: \(Int.random(in: 0...6, using: &random))\nuntil: 2.4",
        device: devices[seed % devices.count])
      for _ in 0..<6 {
        let handler = AnyHandler(using: &random)
        let explanation = try scenario.explanation(of: { handler })
        guard explanation.asItIs.fault > explanation.tolerance else { continue }
        let cures = explanation.counterfactuals.filter { $0.fault <= explanation.tolerance }
          .map(\.change.name)
        guard !cures.isEmpty else { continue }
        count += 1
        let first = try #require(explanation.findings.first, "\(handler)")
        #expect(cures.contains(first.cause), "\(handler) \(context): \(first.title)")
        #expect(first.certainty != .possible, "\(handler) \(context): \(first.title)")
      }
    }
    // What there was to find: of twelve handlers, more than one is cured by one cause.
    #expect(count > 1)
  }

  /// Handlers that real apps have: dispatched, or run once the keyboard is there, and then set at once.
  @Test(arguments: [0.0, 0.05, 0.2]) func aLateJumpIsLate(delay: Double) throws {
    let handlers = Handlers(
      willShow: { keyboard, chat in
        let lift = chat.overlap(with: keyboard)
        chat.asyncAfter(delay) { [unowned chat] in
          chat.animate(withDuration: keyboard.duration, options: .init(curve: keyboard.curve)) {
            chat.toolbar.transform = .translation(x: 0, y: -lift)
          }
        }
      },
      willHide: { keyboard, chat in
        chat.asyncAfter(delay) { [unowned chat] in
          chat.animate(withDuration: keyboard.duration, options: .init(curve: keyboard.curve)) {
            chat.toolbar.transform = .identity
          }
        }
      })
    let explanation = try scene("until: 2.4").explanation(of: { handlers })
    if delay == 0 {
      #expect(explanation.findings.isEmpty)
    } else {
      #expect(explanation.findings.first?.family == .lateStart)
      #expect(explanation.findings.first?.certainty == .certain)
    }
  }
}
