import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families
@testable import Stage

struct StaleFrameFamilyTests {
  private func chat(
    lines: Int = 3, context: String = "inherited", device: String? = nil, fps: Double = 60
  ) throws -> Scenario {
    try scene(
      "context: \(context)\nmessages: 1\nevents: [{at: 0, type: \(lines)}, {at: 0, keyboard: show}, "
        + "{at: 1, keyboard: hide}, {at: 2, keyboard: show}]\nuntil: 2.8", device: device, fps: fps)
  }

  private func approach(_ name: String) throws -> NamedApproach {
    try #require(NamedApproach.named(name))
  }

  private static let figures = [
    // Two lines more of 20 pt.
    Figure("draft-comes-back", "height-before-layout", "overlap", 40),
    Figure("draft-comes-back", "height-before-layout", "off.max", 40),
    Figure("draft-comes-back", "height-after-layout", "overlap.max", 0),
    Figure("draft-comes-back", "height-after-layout", "gap.max", 0),
    Figure("draft-comes-back", "height-after-layout", "off.max", 0),
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }

  /// It has been laid out by the next show.
  @Test func theNextShowIsRight() throws {
    let film = try chat().film(of: try approach("height-before-layout"))
    #expect(film.measures(in: 0.6...0.9).overlapMax.value == 40)
    #expect(film.measures(in: 2...2.8).overlapMax.value == 0)
  }

  @Test(arguments: Sweep.rates, Sweep.devices) func itIsReported(fps: Double, device: String) throws
  {
    let scenario = try chat(device: device, fps: fps)
    let explanation = try scenario.explanation(of: try approach("height-before-layout"))
    let first = try #require(explanation.findings.first)
    #expect(explanation.findings.map(\.family) == [.staleFrame])
    #expect(first.certainty == .certain)
    #expect(first.evidence.contains("44 pt high, which layout makes 84 pt high"))
    #expect(try scenario.families(ofBuiltIn: "height-after-layout").isEmpty)
  }

  /// A draft of one line changes nothing, and a handler in a turn of its own comes after the layout.
  @Test func withoutAStaleReadNothingIsFixed() throws {
    for scenario in [try chat(lines: 1), try chat(context: "deferred")] {
      let explanation = try scenario.explanation(of: try approach("height-before-layout"))
      #expect(!explanation.film.log.contains { $0.isStaleRead })
      #expect(!explanation.counterfactuals.contains { $0.change.contains(.reading) })
      #expect(!explanation.findings.contains { $0.family == .staleFrame })
    }
  }

  /// A frame that is read before the layout and not used is in the log, and is nobody's cause.
  @Test func aStaleReadThatDoesNoHarm() throws {
    let handlers = Handlers(
      willShow: { keyboard, chat in
        chat.toolbarHeight.constant += 20
        _ = chat.toolbar.frame
        chat.raise(by: chat.overlap(with: keyboard), with: keyboard)
      }, willHide: { keyboard, chat in chat.raise(by: 0, with: keyboard) })
    let explanation = try chat(lines: 1).explanation(of: { handlers })
    #expect(explanation.film.log.contains { $0.isStaleRead })
    #expect(!explanation.findings.contains { $0.family == .staleFrame })
  }

  /// Reading changes no film.
  @Test func readingChangesNothing() throws {
    func film(reads: Bool) throws -> Film {
      let handlers = Handlers(willShow: { keyboard, chat in
        chat.toolbarHeight.constant += 20
        chat.toolbarBottom.constant = -chat.overlap(with: keyboard)
        if reads { _ = chat.toolbar.frame }
        chat.toolbarHeight.constant -= 10
      })
      return try chat(lines: 1).film(of: handlers, named: "reader")
    }
    let (without, with) = try (film(reads: false), film(reads: true))
    for step in 0...240 {
      let time = Double(step) / 100
      #expect(without.rect(of: .toolbar, at: .at(time)) == with.rect(of: .toolbar, at: .at(time)))
    }
  }
}
