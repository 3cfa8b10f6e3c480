import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

/// Every event is measured by itself, and mended by itself.
struct EventByEventTests {
  private static let far = "events: [{at: 0, keyboard: show}, {at: 2, keyboard: hide}]\nuntil: 3.4"

  /// Rises when the keyboard has come, and drops at once as it goes: both are 260 points.
  private static func lateThenAtOnce() -> Handlers {
    Handlers(
      willShow: { keyboard, chat in
        let lift = chat.overlap(with: keyboard)
        chat.asyncAfter(0.6) { [unowned chat] in chat.raise(by: lift, with: keyboard) }
      },
      willHide: { _, chat in chat.performWithoutAnimation { chat.toolbar.transform = .identity } })
  }

  /// What is late on show and jumps on hide has two causes, each told with its event, and neither is certain.
  @Test func twoFaultsOfOneSize() throws {
    let explanation = try scene(EventByEventTests.far).explanation(
      of: EventByEventTests.lateThenAtOnce)
    #expect(explanation.asItIs.faults == [260, 260])
    let found = Dictionary(grouping: explanation.findings) { $0.family }
    #expect(explanation.findings.first?.family == .lateStart)
    let (show, hide) = ("as the keyboard shows at 0 ms", "as the keyboard hides at 2000 ms")
    for (family, event, other, cause) in [
      (BugFamily.lateStart, show, hide, "start"), (.noAnimation, hide, show, "duration"),
    ] {
      let finding = try #require(found[family]?.first)
      #expect(finding.cause == cause)
      #expect(finding.certainty == .likely)
      #expect(finding.evidence.hasSuffix("This is so \(event), not \(other)."))
    }
    let mended = Dictionary(
      uniqueKeysWithValues: explanation.counterfactuals.map { ($0.change, $0) })
    #expect(mended[.start]?.faults == [0, 260])
    #expect(mended[.duration]?.faults == [260, 0])
    #expect(mended[.start]?.share(of: explanation.asItIs) == 0.5)
    #expect(explanation.together?.change == [.start, .duration])
    #expect(explanation.together?.fault == 0)
  }

  /// What can be wrong with a way.
  private enum Slip: CaseIterable {
    case none, late, jump, curve, tick

    var family: BugFamily? {
      switch self {
      case .none: nil
      case .late: .lateStart
      case .jump: .noAnimation
      case .curve: .curve
      case .tick: .oneFrameBehind
      }
    }

    /// What mends it.
    var mending: Mending? {
      switch self {
      case .none: nil
      case .late, .tick: .start
      case .jump: .duration
      case .curve: .curve
      }
    }

    func move(_ chat: ChatScreen, to lift: Double, with keyboard: KeyboardNotification) {
      let set = { [unowned chat] in chat.toolbar.transform = .translation(x: 0, y: -lift) }
      switch self {
      case .none: chat.animate(with: keyboard) { set() }
      case .late: chat.asyncAfter(0.3) { [unowned chat] in chat.animate(with: keyboard) { set() } }
      case .jump: chat.performWithoutAnimation { set() }
      case .curve: chat.animate(withDuration: keyboard.duration) { set() }
      case .tick: chat.afterTicks(1) { [unowned chat] in chat.animate(with: keyboard) { set() } }
      }
    }
  }

  /// Whatever is wrong on show and on hide, each is named, once; certain is only what one mend cures in both.
  @Test(arguments: Slip.allCases, Slip.allCases)
  private func eachEventsCauseIsNamed(onShow: Slip, onHide: Slip) throws {
    let explanation = try scene(EventByEventTests.far).explanation(of: {
      Handlers(
        willShow: { onShow.move($1, to: $1.overlap(with: $0), with: $0) },
        willHide: { onHide.move($1, to: 0, with: $0) })
    })
    let expected = Set([onShow, onHide].compactMap(\.family))
    let isOne = Set([onShow, onHide].compactMap(\.mending)).count == 1
    #expect(Set(explanation.findings.compactMap(\.family)) == expected)
    #expect(explanation.findings.count == expected.count)
    for finding in explanation.findings {
      #expect(finding.certainty == (isOne ? .certain : .likely))
      #expect(finding.evidence.contains("This is so") == (expected.count > 1))
    }
    let faulty = explanation.asItIs.faults.map { $0 > explanation.tolerance }
    #expect(faulty == [onShow != .none, onHide != .none])
  }

  /// A small fault is found beside a large one of another kind.
  @Test func aSmallFaultNextToALargeOne() throws {
    let handlers = Handlers(
      willShow: { keyboard, chat in
        let lift = chat.overlap(with: keyboard)
        chat.animate(withDuration: keyboard.duration) {
          chat.toolbar.transform = .translation(x: 0, y: -lift)
        }
      },
      willHide: { keyboard, chat in
        chat.asyncAfter(0.3) { [unowned chat] in
          chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
        }
      })
    let explanation = try scene(EventByEventTests.far).explanation(of: { handlers })
    #expect(Set(explanation.findings.map(\.family)) == [.lateStart, .curve])
    #expect(explanation.findings.allSatisfy { $0.certainty == .likely })
    #expect(explanation.together?.change == [.start, .curve])
  }

  /// A wrong rest after one event, and a wrong way in another.
  @Test func aRestAndAMotion() throws {
    let scenario = try scene(
      "chat: {tabBar: true}\n\(EventByEventTests.far)", device: "iPhone 7")
    let handlers = Handlers(
      willShow: { keyboard, chat in
        chat.raise(by: chat.overlap(with: keyboard) + 49, with: keyboard)
      },
      willHide: { keyboard, chat in
        chat.asyncAfter(0.3) { [unowned chat] in
          chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
        }
      })
    let explanation = try scenario.explanation(of: { handlers })
    let families = explanation.findings.map(\.family)
    #expect(families.contains(.barHeight) && families.contains(.lateStart))
    #expect(!explanation.findings.contains { $0.certainty == .certain })
  }

  /// One cause of all events is told once, and of none of them apart.
  @Test func oneCauseOfAll() throws {
    let explanation = try scene(EventByEventTests.far).explanation(of: {
      BarMove(.transform, delay: 0.3)
    })
    #expect(explanation.findings.map(\.family) == [.lateStart])
    #expect(explanation.findings.first?.certainty == .certain)
    #expect(explanation.findings.first?.evidence.contains("This is so") == false)
    #expect(explanation.asItIs.faults.count == 2)
  }
}
