import Scenarios
import Testing

@testable import Painting

struct SeamMarksTests {
  @Test func distancesAreWordedWithOneDecimal() {
    #expect(SeamMarks.text(0) == "0 pt")
    #expect(SeamMarks.text(22.14) == "22.1 pt")
    #expect(SeamMarks.text(-73.5) == "−73.5 pt")
    #expect(SeamMarks.text(260) == "260 pt")
    #expect(SeamMarks.text(0.01) == "<0.1 pt")
    #expect(SeamMarks.text(-0.01) == "<0.1 pt")
  }

  /// The band lies between the edges, cut to what the cell shows.
  @Test func theBandLiesBetweenTheEdges() throws {
    let cell = Rect(x: 10, y: 20, width: 100, height: 200)
    let window = Rect(x: 0, y: 100, width: 200, height: 400)
    let gap = Seam(keyboardTop: 300, toolbarBottom: 200, contentBottom: 200)
    #expect(
      SeamMarks.band(gap, in: cell, window: window)
        == Rect(x: 10, y: 70, width: 100, height: 50))
    let overlap = Seam(keyboardTop: 480, toolbarBottom: 534, contentBottom: 520)
    #expect(
      SeamMarks.band(overlap, in: cell, window: window)
        == Rect(x: 10, y: 210, width: 100, height: 10))
    let none = Seam(keyboardTop: 300, toolbarBottom: 300, contentBottom: 300)
    #expect(SeamMarks.band(none, in: cell, window: window) == nil)
    let outside = Seam(keyboardTop: 90, toolbarBottom: 50, contentBottom: 50)
    #expect(SeamMarks.band(outside, in: cell, window: window) == nil)
  }

  @Test func phasesFollowTheKeyboard() throws {
    let scenario = try Scenario(
      yaml: "name: x\nevents: [{at: 0.2, keyboard: show}, {at: 1, keyboard: hide}]", file: "x.yaml")
    let film = try scenario.film(of: try #require(scenario.approach(named: "transform")))
    let phases = [0, 0.2, 0.5, 0.7, 0.99, 1, 1.4, 1.5].map { Phase(of: film, at: $0) }
    #expect(phases == [.before, .show, .show, .rest, .rest, .hide, .hide, .gone])
    #expect(Phase.progress(in: film, at: 0.2) == 0)
    #expect(Phase.progress(in: film, at: 0.7) == 100)
  }
}
