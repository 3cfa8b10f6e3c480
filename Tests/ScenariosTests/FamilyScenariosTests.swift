import Scenarios
import Testing

/// The numbers of the scenarios that show bugs people met, where geometry says what they must be.
struct FamilyScenariosTests {
  /// An iPhone 7's keyboard with suggestions, in points.
  private static let height = 260.0
  /// The keyboard's top on an iPhone 7.
  private static let top = 667 - height

  /// A bar that rests above the screen's bottom has a gap as the keyboard sets out; the cure has none at rest.
  @Test(arguments: [("safe-area-twice", 34.0), ("tab-bar-left-out", 49)])
  func aBarThatCountsTwiceKeepsItsGap(name: String, twice: Double) throws {
    let scenario = try Scenario.named(name)
    let bug = try #require(scenario.bug)
    for (approach, atRest) in [(bug.failing, twice), (bug.cured, 0)] {
      let film = try scenario.film(of: try #require(scenario.approach(named: approach)))
      let measures = film.measures
      #expect(abs(try #require(measures.gapAtRest).value - atRest) < 0.001)
      #expect(try #require(measures.overlapAtRest).value == 0)
      #expect(abs(measures.gapMax.value - twice) < 0.001 && measures.gapMax.time == 0)
    }
  }

  /// At rest every cure has its bar on the keyboard.
  @Test(arguments: Scenario.builtInNames) func theCureRestsOnTheKeyboard(name: String) throws {
    let scenario = try Scenario.named(name)
    guard let bug = scenario.bug else { return }
    let film = try scenario.film(of: try #require(scenario.approach(named: bug.cured)))
    let measures = film.measures
    let isDocked = measures.hasBar && !film.restsWithKeyboard.isEmpty
    #expect((measures.gapAtRest != nil) == isDocked)
    #expect((measures.overlapAtRest != nil) == isDocked)
    #expect((measures.gapAtRest?.value ?? 0) == 0)
    #expect((measures.overlapAtRest?.value ?? 0) == 0)
  }

  /// The null end frame sends the bar to the screen's top, and the gap grows for as long as the keyboard can be seen:
  /// nearly as far as from the keyboard's top to the screen's.
  @Test func aNullEndFrameSendsTheBarToTheTop() throws {
    let scenario = try Scenario.named("null-end-frame")
    let bug = try #require(scenario.bug)
    let film = try scenario.film(of: try #require(scenario.approach(named: bug.failing)))
    #expect(film.value(of: .toolbarBottom, at: 1.6) == 0)
    let gap = film.measures.gapMax
    #expect(gap.time == film.time(ofFrame: 87))
    #expect(gap.value < FamilyScenariosTests.top && gap.value > FamilyScenariosTests.top - 2)
    #expect(film.seam(at: 1.5) == nil)
  }

  /// A keyboard that fades is in its place for as long as it can be seen at all, and from half of its opacity on it
  /// covers what a bar that slides has still to rise, or has sunk already.
  @Test func aBarThatSlidesIsCoveredByAKeyboardThatFades() throws {
    let scenario = try Scenario.named("null-end-frame")
    let bug = try #require(scenario.bug)
    let film = try scenario.film(of: try #require(scenario.approach(named: bug.cured)))
    #expect(film.seam(at: 0) == nil && film.seam(at: 1.5) == nil)
    for (frame, covers) in [(1, false), (5, false), (6, true), (10, true), (65, true), (66, false)]
    {
      let time = film.time(ofFrame: frame)
      let risen = 667 - (try #require(film.value(of: .toolbarBottom, at: time)))
      let overlap = try #require(film.seam(at: time)).overlap
      let behind = covers ? FamilyScenariosTests.height - risen : 0
      #expect(abs(overlap - behind) < 0x1p-18, "at \(time)")
    }
    #expect(film.measures.overlapMax.value < FamilyScenariosTests.height / 2)
  }

  /// Where the cure is a matter of motion or rest alone, bar and keyboard never part.
  @Test(arguments: Scenario.builtInNames) func theCureNeverParts(name: String) throws {
    let scenario = try Scenario.named(name)
    let rests: Set = ["safe-area-twice", "tab-bar-left-out", "null-end-frame"]
    guard let bug = scenario.bug, !rests.contains(name) else { return }
    let film = try scenario.film(of: try #require(scenario.approach(named: bug.cured)))
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
  }
}
