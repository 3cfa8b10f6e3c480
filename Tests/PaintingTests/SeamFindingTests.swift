import Scenarios
import Testing

@testable import Painting

struct SeamFindingTests {
  private func findings(
    _ approach: String, _ range: ClosedRange<Double> = 0...1.6, _ yaml: String = ""
  ) throws -> [SeamFinding] {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    return SeamFinding.all(
      of: try scenario.film(of: try #require(NamedApproach.named(approach))), in: range)
  }

  @Test func aSeamlessFilmHasTwoChecks() throws {
    #expect(
      try findings("transform") == [
        SeamFinding(sign: .seamless, text: "gap 0 pt", time: nil),
        SeamFinding(sign: .seamless, text: "covered 0 pt", time: nil),
      ])
  }

  /// Only what the range holds is said: on hide the bar is covered late and by little.
  @Test func figuresAreThoseOfTheRange() throws {
    let whole = try findings("frame")
    let hide = try findings("frame", 1...1.6)
    #expect(whole.map(\.sign) == [.gap, .overlap] && hide.map(\.sign) == [.gap, .overlap])
    #expect(try #require(whole[1].time) < 0.5)
    #expect(try #require(hide[1].time) > 1)
    #expect(whole[1].text != hide[1].text)
    #expect(hide.allSatisfy { (1...1.6).contains($0.time ?? 0) })
  }

  /// Of frames that show a figure the one that the picture shows is named.
  @Test func timesAreThoseOfThePicture() throws {
    let film = try Scenario.named("safe-area-twice")
      .film(of: try #require(NamedApproach.named("safe-area-full-height")))
    let rest = 48 / 60.0
    let near = SeamFinding.all(of: film, in: 0...1.6, near: [rest, 0.1])
    #expect(near.first == SeamFinding(sign: .gap, text: "gap 34 pt", time: rest))
    let none = SeamFinding.all(of: film, in: 0...1.6, near: [1.6])
    #expect(none.first?.text == "gap 34 pt" && none.first?.time != 1.6)
  }

  @Test func aFilmWithoutKeyboardHasNoFigures() throws {
    let none = [SeamFinding(sign: .none, text: "no keyboard", time: nil)]
    #expect(try findings("transform", 0...1, "events: []") == none)
    #expect(try findings("transform", 1.55...1.6) == none)
  }

  @Test func aFieldOffTheScreenTakesThePlaceOfChecks() throws {
    let rest = try findings("frame-as-printed", 0.6...0.9)
    #expect(rest.map(\.text) == [SeamVerdict.offScreenWords])
    #expect(rest.first?.time == 0.6)
    let whole = try findings("frame-as-printed")
    #expect(whole.map(\.sign) == [.gap, .overlap, .none])
  }

  private func findings(
    _ scenario: String, of approach: String, isAboutMessages: Bool = false
  ) throws -> [SeamFinding] {
    let film = try Scenario.named(scenario).film(of: try #require(NamedApproach.named(approach)))
    return SeamFinding.all(
      of: film, in: 0...4, isAboutMessages ? MessageTroubles(film, in: 0...4) : nil)
  }

  private static let visible = SeamFinding(sign: .seamless, text: "visible at rest", time: nil)

  /// On a form it is what becomes of the field at rest, and what is worse before.
  @Test func aFormsFieldIsCoveredOrNot() throws {
    #expect(try findings("field-left-behind", of: "focus-lift") == [SeamFindingTests.visible])
    let late = try findings("field-left-behind", of: "focus-lift-published")
    #expect(late.map(\.text) == ["visible at rest", "covered 40 pt"])
    #expect(
      try findings("unmanaged-field-covered", of: "keyboard-manager") == [
        SeamFinding(sign: .covered, text: "covered 44 pt", time: 119 / 60)
      ])
    #expect(
      try findings("ios7-landscape", of: "focus-lift") == [
        SeamFinding(sign: .gap, text: "off the top 44 pt", time: 59 / 60)
      ])
    #expect(
      try findings("header-pushed-off", of: "keyboard-manager").map(\.text)
        == ["visible at rest", "header raised 57 pt"])
    #expect(
      try findings("form-sheet-rises", of: "focus-lift").map(\.text)
        == ["visible at rest", "108 pt too high"])
  }

  /// While the cursor goes from field to field, the next one is where it was.
  @Test func aMovingCursorIsNoFault() throws {
    #expect(try findings("half-height-misses", of: "focus-lift") == [SeamFindingTests.visible])
    #expect(
      try findings("half-height-misses", of: "half-height").map(\.text)
        == ["covered 44 pt", "off the top 44 pt"])
  }

  @Test func aBarIsLiftedForNothing() throws {
    #expect(
      try findings("floating-keyboard", of: "change-frame-height").map(\.text)
        == ["lifted 253 pt"])
    #expect(
      try findings("floating-keyboard", of: "layout-guide") == [
        SeamFinding(sign: .seamless, text: "lifted 0 pt", time: nil)
      ])
    #expect(
      try findings("undocked-keyboard", of: "layout-guide").map(\.text)
        == ["gap 0 pt", "covered 0 pt", "lifted 0 pt"])
  }

  @Test func cornersAreNamedWhereTheyAreRound() throws {
    #expect(
      try findings("rounded-keyboard", of: "safe-area-less-inset").map(\.text)
        == ["gap 0 pt", "covered 0 pt", "34 pt on the way", "corners 290.1 pt²"])
    #expect(
      try findings("rounded-keyboard", of: "bar-behind-corners").map(\.sign)
        == [.seamless, .seamless, .seamless])
  }

  @Test func messagesAreNamedWhereTheSheetIsAboutThem() throws {
    let scenario = "few-messages-stay"
    #expect(try findings(scenario, of: "whole-screen").count == 2)
    #expect(
      try findings(scenario, of: "whole-screen", isAboutMessages: true).dropFirst(2).map(\.text)
        == ["3 off the top", "blank 279 pt", "last message 20 %"])
    #expect(
      try findings(scenario, of: "chat-three-cases", isAboutMessages: true).last
        == SeamFinding(sign: .seamless, text: "messages stay in view", time: nil))
  }
}
