import Scenarios
import Testing

/// The catalogue, explained.
struct ExplainingTests {
  /// The approaches that move a bar alone.
  private static let barMoves = [
    "frame", "frame-curve", "frame-under-constraints", "frame-as-printed", "constraints",
    "constraints-layout", "constraints-layout-curve", "transform-no-curve", "unshifted-curve",
    "did-show", "transform",
  ]

  /// What matters, mended, takes every gap and overlap away.
  @Test(arguments: barMoves, ["iPhone 7", "iPhone 14 Pro"])
  func theMainCauseFixed(name: String, device: String) throws {
    for scenario in ["keyboard-gap", "inherited-context"] {
      let scenario = try Scenario.named(scenario, overrides: Overrides(device: device))
      let approach = try #require(NamedApproach.named(name))
      let film = try scenario.film(
        of: approach, mending: [.curve, .duration, .start, .layout, .context])
      #expect(film.measures.gapMax.value == 0)
      #expect(film.measures.overlapMax.value == 0)
      #expect(try scenario.film(of: approach, mending: []) == scenario.film(of: approach))
    }
  }

  /// What is measured of a film is what explains it: how far the bar is off has one definition.
  @Test(arguments: barMoves + ["late-start"], ["iPhone 7", "iPhone 14 Pro"])
  func measuredAndExplainedFilmsAreTheSame(name: String, device: String) throws {
    let scenario = try Scenario.named("keyboard-gap", overrides: Overrides(device: device))
    let explanation = try scenario.explanation(of: try #require(NamedApproach.named(name)))
    let off = try #require(explanation.film.measures.offMax)
    #expect(abs(off.value - explanation.asItIs.fault) < 1e-6, "\(off), \(explanation.asItIs)")
  }

  /// A scenario's text with other names for itself and its own approaches.
  private func renamed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("name:")
        ? "name: renamed" : line.hasPrefix("summary:") ? "summary: x" : String(line)
    }.joined(separator: "\n")
  }

  /// What people called things is never read: the same findings under other names.
  @Test(arguments: Scenario.builtInNames) func namesAreNeverRead(name: String) throws {
    let scenario = try Scenario.named(name)
    guard let bug = scenario.bug, let approach = scenario.approach(named: bug.failing) else {
      return
    }
    let text = try #require(Scenario.builtInText(named: name))
    let copy = try Scenario(yaml: renamed(text))
    let other = try Explanation { mending throws(PlayError) in
      switch approach.handlers {
      case .chat(let make): try ExplainingTests.film(of: make(), in: copy, mending)
      case .form(let make): try ExplainingTests.film(of: make(), in: copy, mending)
      case .own(let screen): try copy.film(of: screen, named: name, mending: mending, among: 1)
      }
    }
    let own = try scenario.explanation(of: approach)
    #expect(own.findings == other.findings)
    #expect(own.counterfactuals == other.counterfactuals)
  }

  private static func film<A: Approach<ChatScreen>>(
    of approach: A, in scenario: Scenario, _ mending: Mending
  ) throws(PlayError) -> Film {
    try scenario.film(
      of: approach, named: "someone", context: scenario.script.context, mending: mending)
  }

  private static func film<A: Approach<FormScreen>>(
    of approach: A, in scenario: Scenario, _ mending: Mending
  ) throws(PlayError) -> Film {
    try scenario.film(
      of: approach, named: "someone", context: scenario.script.context, mending: mending)
  }

  /// The catalogue: scenarios that show a bug.
  private static let catalogue = Scenario.builtInNames.filter {
    (try? Scenario.named($0))?.bug != nil
  }

  @Test func everyFamilyIsInTheCatalogue() throws {
    let families = try Set(
      ExplainingTests.catalogue.compactMap { try Scenario.named($0).bug?.family })
    #expect(families == Set(BugFamily.allCases))
  }

  /// The bug is named right on every device that it can occur on, at frame rates in turn: all three on
  /// each would take half as long as all other tests together.
  @Test(arguments: catalogue.enumerated().map { ($0.offset, $0.element) })
  func familiesAreNamedRight(number: Int, name: String) throws {
    let bug = try #require(try Scenario.named(name).bug)
    for (place, device) in bug.devices.enumerated() {
      let fps = [50.0, 60, 120][(number + place) % 3]
      let scenario = try Scenario.named(
        name, overrides: Overrides(device: device, framesPerSecond: fps))
      let approach = try #require(scenario.approach(named: bug.failing))
      let family = try scenario.explanation(of: approach).findings.first?.family
      #expect(family == bug.family, "on \(device) at \(fps) fps")
    }
  }

  /// Of what cures it nothing is said, on the first and the last of its devices.
  @Test(arguments: catalogue, [50.0, 120])
  func curesHaveNoFindings(name: String, fps: Double) throws {
    let bug = try #require(try Scenario.named(name).bug)
    for device in Set([bug.devices.first, bug.devices.last].compactMap { $0 }) {
      let scenario = try Scenario.named(
        name, overrides: Overrides(device: device, framesPerSecond: fps))
      let approach = try #require(scenario.approach(named: bug.cured))
      #expect(try scenario.explanation(of: approach).findings.isEmpty, "on \(device)")
    }
  }

  /// That a mend takes away a part is no proof of its cause where what was found tells another.
  @Test(arguments: [
    ("hardware-keyboard", "react-native-avoiding-view", "K7"),
    ("turned-without-animation", "display-link", "K6"), ("turned-with-keyboard", "compose", "K6"),
  ])
  func aShareIsNotAProof(name: String, approach: String, family: String) throws {
    let scenario = try Scenario.named(name)
    let named = try #require(scenario.approach(named: approach))
    #expect(try scenario.explanation(of: named).findings.first?.family?.rawValue == family)
  }

  /// Who scrolled away from the last message before the keyboard came does not miss it.
  @Test func readersOfOlderMessagesMissNothing() throws {
    let scenario = try Scenario.named("list-rises-under-the-reader")
    let approach = try #require(scenario.approach(named: "list-when-at-end"))
    #expect(try scenario.explanation(of: approach).findings.isEmpty)
  }

  /// What is said of a form's approach: the finding's cause, and its family where it has one.
  struct Said: CustomTestStringConvertible {
    let scenario: String
    let approach: String
    let cause: String
    let family: String?

    init(_ scenario: String, _ approach: String, _ cause: String, _ family: String? = nil) {
      self.scenario = scenario
      self.approach = approach
      self.cause = cause
      self.family = family
    }

    var testDescription: String { "\(approach) in \(scenario)" }
  }

  private static let forms = [
    Said("field-left-behind", "focus-lift-published", "curve", "K4"),
    Said("manager-left-behind", "keyboard-manager-published", "curve", "K4"),
    Said("next-field-covered", "focus-lift-published", "accumulation", "K10"),
    Said("table-scrolls-itself", "focus-lift", "two movers", "K11"),
    Said("form-sheet-rises", "focus-lift", "sheet", "K19"),
    Said("ios7-landscape", "focus-lift", "height", "K20"),
    Said("ios7-landscape-left", "focus-lift", "height", "K20"),
    Said("half-height-misses", "half-height", "fixed height"),
    Said("text-view-covered", "focus-lift-published", "order"),
    Said("unmanaged-field-covered", "keyboard-manager", "no answer"),
    Said("header-pushed-off", "keyboard-manager", "header"),
  ]

  @Test(arguments: forms, [50.0, 60, 120]) func formsAreReported(said: Said, fps: Double) throws {
    let scenario = try Scenario.named(said.scenario, overrides: Overrides(framesPerSecond: fps))
    let approach = try #require(scenario.approach(named: said.approach))
    let first = try #require(try scenario.explanation(of: approach).findings.first)
    #expect(first.cause == said.cause)
    #expect(first.family?.rawValue == said.family)
  }

  /// Every other approach of a form's scenario does what it should.
  @Test func otherFormsHaveNoFindings() throws {
    for name in Scenario.builtInNames {
      let scenario = try Scenario.named(name)
      for approach in scenario.approaches where approach.handlers.screen == .form {
        let isTold = ExplainingTests.forms.contains {
          $0.scenario == name && $0.approach == approach.name
        }
        guard !isTold else { continue }
        let findings = try scenario.explanation(of: approach).findings
        #expect(findings.isEmpty, "\(approach.name) in \(name)")
      }
    }
  }
}
