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

  @Test func aFilmWithoutKeyboardHasNoFigures() throws {
    let none = [SeamFinding(sign: .none, text: "no keyboard", time: nil)]
    #expect(try findings("transform", 0...1, "events: []") == none)
    #expect(try findings("transform", 1.55...1.6) == none)
  }

  @Test func aFieldOffTheScreenTakesThePlaceOfChecks() throws {
    let rest = try findings("frame-as-printed", 0.6...0.9)
    #expect(rest.map(\.text) == [SeamMarks.fieldOffScreen])
    #expect(rest.first?.time == 0.6)
    let whole = try findings("frame-as-printed")
    #expect(whole.map(\.sign) == [.gap, .overlap, .none])
  }

  /// On a form it is what is covered of the field at rest, and whether the field is off the top then.
  @Test func aFormsFieldIsCoveredOrNot() throws {
    func findings(_ scenario: String, _ approach: String) throws -> [SeamFinding] {
      SeamFinding.all(
        of: try Scenario.named(scenario).film(of: try #require(NamedApproach.named(approach))),
        in: 0...4)
    }
    #expect(
      try findings("field-left-behind", "focus-lift") == [
        SeamFinding(sign: .seamless, text: "covered 0 pt", time: nil)
      ])
    #expect(
      try findings("unmanaged-field-covered", "keyboard-manager") == [
        SeamFinding(sign: .overlap, text: "covered 44 pt", time: 2)
      ])
    #expect(
      try findings("ios7-landscape", "focus-lift") == [
        SeamFinding(sign: .none, text: SeamMarks.fieldOffScreen, time: 1)
      ])
  }
}
