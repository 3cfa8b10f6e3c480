import Scenarios
import Testing

@testable import Diagnosis

/// Families told from films, by handlers written here or taken from the catalogue.
struct ExplanationTests {
  private func scenario(_ more: String = "", device: String = "iPhone 7", fps: Double = 60) throws
    -> Scenario
  {
    try Scenario(
      yaml: "name: t\n\(more.contains("messages") ? "" : "messages: 0\n")\(more)",
      overrides: Overrides(device: device, framesPerSecond: fps))
  }

  static let rates = [50.0, 60, 120]
  static let devices = ["iPhone SE 3", "iPhone 14 Pro", "iPad 9.7"]

  // MARK: Motion

  @Test(arguments: rates, devices) func curve(fps: Double, device: String) throws {
    let move = BarMove(.transform, curve: .named(.easeInOut))
    let explanation = try scenario(device: device, fps: fps).explanation(of: { move })
    let first = try #require(explanation.findings.first)
    #expect(first.family == .curve)
    #expect(first.cause == "curve")
    #expect(first.confidence > 0.9)
    #expect(first.fix.contains("<< 16"))
    #expect(explanation.counterfactuals.first?.change == .curve)
    #expect(explanation.counterfactuals.first?.fault == 0)
    #expect(explanation.together == nil)
  }

  /// The delay is read off the motion to within a device's tick.
  @Test(arguments: [0.03, 0.05, 0.2, 0.3], rates) func lateStart(delay: Double, fps: Double) throws
  {
    let scenario = try scenario(fps: fps)
    let move = BarMove(.transform, delay: delay)
    let explanation = try scenario.explanation(of: { move })
    #expect(explanation.findings.first?.family == .lateStart)
    #expect(explanation.findings.first?.cause == "start")
    let features = Features(of: try scenario.film(of: move), mended: [:])
    let lag = try #require(features.clearestLag?.lag)
    #expect(abs(lag.delay - delay) < 1 / 240.0)
    #expect(!lag.isStepped)
  }

  /// One frame is up to a tick and a half at 60 Hz; more is late.
  @Test(arguments: [(0.008, true), (1 / 60.0, true), (0.024, true), (0.026, false)])
  func oneFrameOrLate(delay: Double, isOneFrame: Bool) throws {
    let move = BarMove(.transform, delay: delay)
    let explanation = try scenario().explanation(of: { move })
    #expect(explanation.findings.first?.family == (isOneFrame ? .oneFrameBehind : .lateStart))
  }

  @Test(arguments: rates) func didShow(fps: Double) throws {
    let explanation = try scenario(fps: fps).explanation(of: { DidShow() })
    #expect(explanation.findings.first?.family == .lateStart)
    #expect(explanation.counterfactuals.first?.change == .start)
  }

  /// Sets the bar from frame to frame to where the keyboard was seen.
  private final class Follower: Approach {
    private var link: DisplayLink?

    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) { follow(chat) }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) { follow(chat) }

    private func follow(_ chat: ChatScreen) {
      link?.invalidate()
      link = chat.displayLink { [unowned chat] _ in
        let top = chat.keyboardPresentationFrame.minY
        let height = chat.view.bounds.height - top - chat.view.safeAreaInsets.bottom
        chat.toolbar.transform = .translation(x: 0, y: -max(0, height))
      }
    }
  }

  @Test(arguments: rates, devices) func followingTheDisplay(fps: Double, device: String) throws {
    let explanation = try scenario(device: device, fps: fps).explanation(of: { Follower() })
    #expect(explanation.findings.first?.family == .oneFrameBehind)
  }

  /// Sets the bar outside every animation.
  private struct Bare: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.toolbar.transform = .identity
    }
  }

  @Test(arguments: rates) func noAnimation(fps: Double) throws {
    let scenario = try scenario(fps: fps)
    let constant = BarMove(.constraint, layout: .none)
    let instant = BarMove(.transform, duration: 0)
    for (cause, explanation) in [
      ("layout", try scenario.explanation(of: { constant })),
      ("duration", try scenario.explanation(of: { instant })),
      ("duration", try scenario.explanation(of: { NoAnimation() })),
      ("context", try scenario.explanation(of: { Bare() })),
    ] {
      #expect(explanation.findings.first?.family == .noAnimation)
      #expect(explanation.findings.first?.cause == cause)
      #expect(explanation.counterfactuals.first?.change.name == cause)
      #expect(explanation.counterfactuals.first?.fault == 0)
    }
  }

  /// Where no single cause takes the fault away, the fewest together do.
  @Test func causesTogether() throws {
    let move = BarMove(.constraint, curve: .named(.easeInOut), layout: .none)
    let explanation = try scenario().explanation(of: { move })
    #expect(explanation.findings.first?.cause == "layout")
    #expect(explanation.counterfactuals.first?.change == .layout)
    #expect(explanation.together?.change == [.layout, .curve])
    #expect(explanation.together?.fault == 0)
  }

  // MARK: Rest and shows

  @Test(arguments: rates) func safeAreaTwice(fps: Double) throws {
    let scenario = try Scenario.named(
      "safe-area-twice", overrides: Overrides(device: "iPhone 12 mini", framesPerSecond: fps))
    let bug = try #require(scenario.bug)
    let failing = try #require(scenario.approach(named: bug.failing))
    let explanation = try scenario.explanation(of: failing)
    let first = try #require(explanation.findings.first)
    #expect(first.family == .safeAreaTwice)
    #expect(first.evidence.contains("34 pt"))
    #expect(explanation.counterfactuals.first?.change == .inset)
  }

  /// The same code on a device without a home indicator has nothing to show.
  @Test func whereADeviceCannotShowItNothingIsWrong() throws {
    let text = try #require(Scenario.builtInText(named: "safe-area-twice"))
    let hasMessages = text.contains("messages:")
    let scenario = try Scenario(
      yaml: hasMessages ? text : text + "\nmessages: 0\n", overrides: Overrides(device: "iPhone 7"))
    let bug = try #require(scenario.bug)
    let failing = try #require(scenario.approach(named: bug.failing))
    #expect(
      try scenario.explanation(of: failing).findings.map(\.family).contains(.safeAreaTwice) == false
    )
  }

  @Test(arguments: rates, devices) func heightChange(fps: Double, device: String) throws {
    let resize = """
      keyboard: {height: 216}
      events: [{at: 0, keyboard: show}, {at: 1, keyboard: show, height: 260}, {at: 2, keyboard: hide}]
      """
    let scenario = try scenario(resize, device: device, fps: fps)
    let explanation = try scenario.explanation(of: { FirstShowOnly() })
    #expect(explanation.findings.first?.family == .heightChange)
    #expect(explanation.findings.first?.evidence.contains("44 pt") == true)
    #expect(try scenario.explanation(of: { BarMove(.transform) }).findings.isEmpty)
  }

  @Test(arguments: rates, devices) func appliedTwice(fps: Double, device: String) throws {
    let explanation = try scenario(device: device, fps: fps).explanation(of: { Accumulating() })
    #expect(explanation.findings.first?.family == .appliedTwice)
    #expect(explanation.findings.first?.evidence.contains("2 times") == true)
  }

  @Test(arguments: rates) func severalNotifications(fps: Double) throws {
    let several = """
      events:
        - {at: 0, keyboard: show, height: 0}
        - {at: 0.05, keyboard: show, height: 216, duration: 0.25}
        - {at: 0.15, keyboard: show, height: 260, duration: 0.25}
        - {at: 1.5, keyboard: hide}
      """
    let scenario = try scenario(several, fps: fps)
    #expect(
      try scenario.explanation(of: { MeasuredFromBar() }).findings.first?.family
        == .severalNotifications)
    #expect(
      try scenario.explanation(of: { FirstShowOnly() }).findings.first?.family
        == .severalNotifications)
    #expect(try scenario.explanation(of: { BarMove(.transform) }).findings.isEmpty)
  }

  /// Moves the view, and the bar in it.
  private struct Both: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      let height = chat.overlap(with: keyboard)
      chat.animate(with: keyboard) {
        chat.view.transform = .translation(x: 0, y: -height)
        chat.toolbar.transform = .translation(x: 0, y: -height)
      }
    }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.animate(with: keyboard) {
        chat.view.transform = .identity
        chat.toolbar.transform = .identity
      }
    }
  }

  @Test func viewAndBar() throws {
    #expect(try scenario().explanation(of: { Both() }).findings.first?.family == .viewAndGuide)
  }

  // MARK: Nothing

  @Test(arguments: rates, devices) func nothingIsWrong(fps: Double, device: String) throws {
    for move in [BarMove.Move.transform, .frame, .constraint] {
      let explanation = try scenario(device: device, fps: fps).explanation(of: { BarMove(move) })
      #expect(explanation.findings.isEmpty)
      #expect(explanation.asItIs.fault == 0)
      #expect(explanation.counterfactuals.count == Mending.allCases.count)
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

  @Test func theSurestFirstAndTheBestMendFirst() throws {
    for approach in NamedApproach.catalogue where approach.handlers.screen == .chat {
      let explanation = try Scenario.named("keyboard-gap").explanation(of: approach)
      let confidences = explanation.findings.map(\.confidence)
      #expect(confidences == confidences.sorted(by: >))
      #expect(confidences.allSatisfy { (0...1).contains($0) })
      let faults = explanation.counterfactuals.map(\.fault)
      #expect(faults == faults.sorted())
      for finding in explanation.findings {
        #expect(finding.evidence.hasSuffix("."))
        #expect(!finding.fix.isEmpty && !finding.cause.isEmpty)
      }
    }
  }

  @Test func turningRound() {
    #expect(Episode.turns([], beyond: 1) == 0)
    #expect(Episode.turns([0, 5, 10], beyond: 1) == 0)
    #expect(Episode.turns([0, 5, 4, 10], beyond: 1) == 0)
    #expect(Episode.turns([0, 5, 3.9, 10], beyond: 1) == 2)
    #expect(Episode.turns([10, 0, 10, 0], beyond: 1) == 2)
  }
}
