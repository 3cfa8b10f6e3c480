import Easing
import Scenarios
import TestSupport
import Testing

@testable import Annotation

/// How keyboard and bar are felt to move, against the motions that they were given.
struct FeltMotionTests {
  private func film(_ approach: BarMove, _ yaml: String = "") throws -> Film {
    try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
      .film(of: approach, named: "bar", context: .deferred)
  }

  /// Within a tenth of a millisecond, a millisecond at its end, and a fiftieth of a point of what the spring's own equation says.
  @Test func aSpringIsFeltAsItIs() throws {
    var random = SeededGenerator(3)
    for _ in 0..<12 {
      let duration = Double.random(in: 0.15...0.4, using: &random)
      let bounce = Double.random(in: -0.3...0.5, using: &random)
      let spring = try #require(Spring(duration: duration, bounce: bounce))
      let motion = try #require(BarMotion.spring(duration: duration, bounce: bounce))
      let film = try film(
        BarMove(.transform, curve: .own(motion)), "events: [{at: 0.2, keyboard: show}]\nuntil: 4")
      let felt = try #require(film.motions(offBy: film.offBy).first)
      let bar = try #require(felt.bar)
      let timing = try #require(Timing(motion: .spring(spring), duration: spring.settlingDuration))
      let exact = try #require(timing.feel(within: FeltMotion.tolerance / 260))
      #expect(abs(bar.feel.begin - exact.begin) < 1e-4)
      #expect(abs(try #require(bar.feel.halfway) - #require(exact.halfway)) < 1e-4)
      #expect(abs(try #require(bar.feel.settled) - #require(exact.settled)) < 1e-3)
      #expect(abs(bar.overshoot - 260 * exact.overshoot) < 0.02)
      #expect(felt.event == NamedEvent("show", at: 0.2))
    }
  }

  @Test func aRightBarFeelsAsItsKeyboard() throws {
    let film = try film(BarMove(.transform))
    let motions = film.motions(offBy: film.offBy)
    #expect(motions.map(\.event.name) == ["show", "hide"])
    for motion in motions {
      #expect(motion.bar == motion.keyboard && motion.bar != nil)
      #expect(motion.farthest?.value == 0)
    }
  }

  @Test func aJumpIsThereAtOnce() throws {
    let film = try film(BarMove(.constraint, curve: .named(.linear), layout: .none))
    for motion in film.motions(offBy: film.offBy) {
      let bar = try #require(motion.bar)
      #expect(bar.feel.begin == 0 && bar.feel.halfway == 0 && bar.feel.settled == 0)
      #expect(motion.farthest?.value == 260)
    }
  }

  /// The greatest distance is that of the frames after each event.
  @Test func theFarthestBelongsToItsEvent() throws {
    let film = try film(BarMove(.frame, curve: .named(.easeIn), delay: 0.1))
    let offs = zip(film.frameTimes, film.offBy).map { (time: $0, off: abs($1 ?? 0)) }
    for motion in film.motions(offBy: film.offBy) {
      let end = motion.event.time == 0 ? 1 : Double.infinity
      let own = offs.filter { motion.event.time <= $0.time && $0.time < end }
      let farthest = try #require(motion.farthest)
      #expect(farthest.value == own.map(\.off).max())
      #expect(farthest.time == own.first { $0.off == farthest.value }?.time)
    }
  }

  /// What is turned back on its way rests nowhere, so nothing is said of where it would have.
  @Test func aReversalHasNoFeel() throws {
    let film = try film(
      BarMove(.transform), "events: [{at: 0, keyboard: show}, {at: 0.1, keyboard: hide}]")
    let motions = film.motions(offBy: film.offBy)
    #expect(motions.map(\.event.time) == [0.1])
    #expect(try self.film(BarMove(.transform), "events: []").motions(offBy: []).isEmpty)
    let faded = try self.film(
      BarMove(.transform), "settings: {reduceMotion: true}\nkeyboard: {transition: cross-fade}")
    let felt = faded.motions(offBy: faded.offBy)
    #expect(!felt.isEmpty && felt.allSatisfy { $0.keyboard == nil && $0.bar != nil })
  }

  /// Where the cursor goes to another field, that is elsewhere, and has not jumped there.
  @Test func aCursorThatGoesToAnotherFieldIsNotAMotion() throws {
    let scenario = try Scenario.named("next-field-covered")
    let film = try scenario.film(of: try #require(scenario.approach(named: "focus-lift")))
    let motions = film.motions(offBy: film.offBy)
    #expect(!motions.isEmpty && motions.contains { $0.bar != nil })
    for motion in motions {
      let isFocus = film.events.contains {
        if case .focus = $0.action { $0.time == motion.event.time } else { false }
      }
      if isFocus, film.value(of: .fieldTop, at: motion.event.time.nextDown) != nil {
        #expect(motion.bar == nil)
      }
    }
  }

  @Test func aTableHasEachKeyboardOnce() throws {
    let scenario = try Scenario.named("keyboard-gap")
    let approach = try #require(scenario.approaches.first)
    func table(_ variants: String...) throws -> FeelTable {
      let films = try scenario.films(of: [approach], in: variants.compactMap(Variant.init))
      return FeelTable(films.map { ($0.film.approach, $0.film.motions(offBy: $0.film.offBy)) })
    }
    let one = try table("boldText")
    #expect(one.hasOneKeyboard && one.groups.map(\.event) == ["show at 0 ms", "hide at 1000 ms"])
    #expect(one.groups[0].rows.map(\.name) == ["keyboard", "frame", "frame+boldText"])
    #expect(one.groups[0].rows.map(\.film) == [nil, 0, 1])
    let two = try table("boldText", "iPhone-17")
    #expect(!two.hasOneKeyboard)
    #expect(two.groups[0].rows.map(\.film) == [0, 2, 0, 1, 2])
    for row in two.groups.flatMap(\.rows) { #expect(row.cells.count == FeelTable.titles.count) }
  }
}
