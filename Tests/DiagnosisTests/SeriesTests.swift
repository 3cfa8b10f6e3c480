import Scenarios
import Testing

struct SeriesTests {
  private func scenario(_ yaml: String) throws -> Scenario {
    try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
  }

  @Test func theGapIsAbsentWhileNoKeyboardShows() throws {
    let scenario = try scenario(
      "events: [{at: 0.5, keyboard: show}, {at: 1, keyboard: hide}]\nuntil: 2\nfps: 10")
    let gap = try scenario.film(of: try #require(scenario.approach(named: "transform"))).series(
      .gap)
    #expect(gap.map { $0 == nil } == (0...20).map { $0 < 5 || $0 > 15 })
  }

  /// A keyboard that fades covers nothing below an opacity of one half, which it has after 92 ms; then all of its
  /// height counts.
  @Test func theGapIsAbsentWhileTheKeyboardIsClear() throws {
    let scenario = try scenario(
      "keyboard: {transition: cross-fade}\napproaches: [{name: still, lag: 1000}]")
    let film = try scenario.film(of: try #require(scenario.approaches.first))
    #expect(film.seam(at: 0) == nil && film.value(of: .gap, at: 0) == nil)
    for (time, overlap) in [(0.05, 0.0), (0.091, 0), (0.093, 260), (1.091, 260), (1.093, 0)] {
      #expect(film.seam(at: time)?.overlap == overlap, "at \(time)")
      #expect(film.value(of: .gap, at: time) == -overlap, "at \(time)")
    }
    #expect(film.seam(at: 1.5) == nil)
    #expect(film.measures.overlapMax.time == film.time(ofFrame: 6))
  }

  @Test func theLastMessageIsAbsentWithoutMessages() throws {
    let none = try scenario("messages: 0")
    let film = try none.film(of: try #require(none.approach(named: "transform")))
    #expect(film.series(.lastMessageBottom).allSatisfy { $0 == nil })
    #expect(film.series(.tableTop).allSatisfy { $0 == 64 })
  }

  /// The table starts scrolled to the bottom: the last row ends above the inset of 15.
  @Test func theTableStartsAtTheBottom() throws {
    let many = try scenario("messages: 40")
    let film = try many.film(of: try #require(many.approach(named: "transform")))
    #expect(film.value(of: .lastMessageBottom, at: 0) == 608.0)
  }

  /// With a home indicator the bar's padding goes behind the keyboard and its content stands on it.
  @Test(arguments: ["frame-curve", "constraints-layout-curve", "transform"])
  func aHomeIndicatorMakesNoGap(approach: String) throws {
    for orientation in Device.Orientation.allCases {
      let scenario = try scenario("device: iPhone X\norientation: \(orientation.rawValue)")
      let film = try scenario.film(of: try #require(scenario.approach(named: approach)))
      #expect(film.series(.gap).allSatisfy { $0 == nil || $0 == 0 })
      let bottom = film.value(of: .toolbarContentBottom, at: 0.9)
      #expect(bottom == film.value(of: .keyboardTop, at: 0.9))
    }
  }

  /// Where the table shrinks with the bar, the last row is measured although no view draws it.
  @Test func aRowThatIsNotDrawnIsMeasured() throws {
    let scenario = try scenario("messages: 40")
    let film = try scenario.film(
      of: try #require(scenario.approach(named: "constraints-layout-curve")))
    #expect(try #require(film.rows(at: .at(0.9)).last).layer == nil)
    #expect(film.value(of: .lastMessageBottom, at: 0.9) == 608.0)
  }

  @Test func roundingAloneIsNotAGap() {
    let seam = Seam(keyboardTop: 100 + 0x1p-19, toolbarBottom: 100, contentBottom: 100)
    #expect(seam.gap == 0)
    #expect(Seam(keyboardTop: 100.001, toolbarBottom: 100, contentBottom: 100).signed > 0)
    #expect(Seam(keyboardTop: 100, toolbarBottom: 110, contentBottom: 101).signed == -1)
    #expect(Seam(keyboardTop: 100, toolbarBottom: 134, contentBottom: 100).signed == 0)
  }
}
