import Scenarios
import Testing

@testable import Diagnosis

/// What is explained of films, by handlers written here or taken from the catalogue.
struct ExplanationTests {
  private func scenario(_ more: String = "", device: String = "iPhone 7", fps: Double = 60) throws
    -> Scenario
  {
    try Scenario(
      yaml:
        "name: t\ncontext: deferred\n\(more.contains("messages") ? "" : "messages: 0\n")\(more)",
      overrides: Overrides(device: device, framesPerSecond: fps))
  }

  static let rates = [50.0, 60, 120]
  static let devices = ["iPhone SE 3", "iPhone 14 Pro", "iPad 9.7"]

  /// Where no single cause takes the fault away, the fewest together do.
  @Test func causesTogether() throws {
    let move = BarMove(.constraint, curve: .named(.easeInOut), layout: .none)
    let explanation = try scenario().explanation(of: { move })
    #expect(explanation.findings.first?.cause == "layout")
    #expect(explanation.counterfactuals.first?.change == .layout)
    #expect(explanation.together?.change == [.layout, .curve])
    #expect(explanation.together?.fault == 0)
  }

  // MARK: Nothing

  @Test(arguments: rates, devices) func nothingIsWrong(fps: Double, device: String) throws {
    for move in [BarMove.Move.transform, .frame, .constraint] {
      let explanation = try scenario(device: device, fps: fps).explanation(of: { BarMove(move) })
      #expect(explanation.findings.isEmpty)
      #expect(explanation.asItIs.fault == 0)
      #expect(explanation.counterfactuals.count == Mending.causes(of: explanation.film).count)
    }
  }

  /// A fault counts from more than 1.5 points on.
  @Test(arguments: [(0.5, false), (1.5, false), (1.6, true), (5, true)])
  func theLeastThatCounts(distance: Double, counts: Bool) throws {
    struct Off: Approach {
      let distance: Double
      func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        let height = chat.overlap(with: keyboard) + distance
        chat.animate(with: keyboard) {
          chat.toolbar.transform = .translation(x: 0, y: -height)
        }
      }
      func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
      }
    }
    let film = try scenario().film(of: Off(distance: distance))
    let features = Features(of: film, mended: [:])
    #expect(abs(features.asItIs.fault - distance) < Seam.rounding)
    #expect(features.faulty.isEmpty == !counts)
  }

  @Test func aScreenWithoutEventsHasNoFault() throws {
    let explanation = try scenario("events: []").explanation(of: { BarMove(.transform) })
    #expect(explanation.findings.isEmpty)
  }

  // MARK: Order

  @Test func theSurestFirstAndTheBestFixFirst() throws {
    for approach in NamedApproach.catalogue where approach.handlers.screen == .chat {
      let explanation = try Scenario.named("keyboard-gap").explanation(of: approach)
      // What a bar does by itself may lead before what becomes of its messages.
      let strengths = explanation.findings.dropFirst().map(\.strength)
      #expect(strengths == strengths.sorted(by: >))
      let faults = explanation.counterfactuals.map(\.fault)
      #expect(faults == faults.sorted())
      for finding in explanation.findings {
        #expect(finding.evidence.hasSuffix("."))
        #expect(!finding.fix.isEmpty && !finding.cause.isEmpty)
      }
    }
  }
}
