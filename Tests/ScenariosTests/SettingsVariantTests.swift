import Scenarios
import Testing

/// Films in other settings than the scenario's own.
struct SettingsVariantTests {
  @Test func namesAreTextSizesAndKeys() {
    for word in SettingsVariant.words { #expect(SettingsVariant(word)?.name == word) }
    #expect(SettingsVariant("AX5+rightToLeft+boldText") != nil)
    for name in ["", "+", "AX6", "L+", "L+S", "AX5,rightToLeft", "ax5"] {
      #expect(SettingsVariant(name) == nil, "\(name)")
    }
  }

  private func films(
    _ yaml: String, _ approach: String, _ variants: String...
  ) throws -> [VariedFilm] {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    let named = try #require(scenario.approach(named: approach))
    return try scenario.films(of: [named], in: variants.compactMap(SettingsVariant.init))
  }

  @Test func eachHasItsSettingsAndItsName() throws {
    let films = try films(
      "settings: {textSize: S}", "transform", "AX5", "boldText+rightToLeft", "crossFade")
    #expect(
      films.map(\.approach.name) == [
        "transform", "transform-AX5", "transform-boldText-rightToLeft", "transform-crossFade",
      ])
    #expect(films.map(\.film.approach) == films.map(\.approach.name))
    #expect(
      films.map(\.film.settings) == [
        UserSettings(textSize: .small), UserSettings(textSize: .accessibility5),
        UserSettings(textSize: .small, boldText: true, rightToLeft: true),
        UserSettings(textSize: .small, reduceMotion: true),
      ])
  }

  /// A scenario's own are played where no others are asked for.
  @Test func aScenarioListsItsOwn() throws {
    let yaml = "variants: [AX5, rightToLeft+boldText]"
    #expect(
      try films(yaml, "transform").map(\.approach.name)
        == ["transform", "transform-AX5", "transform-rightToLeft-boldText"])
    #expect(try films(yaml, "transform", "S").map(\.approach.name) == ["transform", "transform-S"])
    for (text, message) in [
      ("[AX6]", "there are no settings “AX6”"), ("[rigthToLeft]", "Did you mean “rightToLeft”"),
      ("AX5", "a list of settings"),
      ("[\(Array(repeating: "L", count: 13).joined(separator: ","))]", "at most 12"),
    ] {
      let error = #expect(throws: ScenarioError.self) { try films("variants: \(text)", "frame") }
      #expect("\(error as Any)".contains(message) && "\(error as Any)".contains(":2"))
    }
  }

  /// A right bar breaks nowhere.
  @Test func aRightBarBreaksNowhere() throws {
    for film in try films("", "transform", "xS", "AX5", "rightToLeft", "boldText") {
      #expect(film.breaks == nil)
    }
  }

  /// What fails at home as much breaks no further.
  @Test func whatFailsAlikeDoesNotBreak() throws {
    for film in try films("", "constraints", "AX5", "rightToLeft") { #expect(film.breaks == nil) }
  }

  /// Two lines more, 20 points each at home and 64 at AX5, by which a bar that grows downward is behind the keyboard.
  @Test func aFilmThatIsWorseSaysSo() throws {
    let scenario = try Scenario.named("growing-bar")
    let approach = try #require(scenario.approach(named: "bar-grows-down"))
    let variants = ["AX5", "rightToLeft"].compactMap(SettingsVariant.init)
    let films = try scenario.films(of: [approach], in: variants)
    #expect(films.map { $0.film.measures.offMax?.value } == [40, 128, 40])
    #expect(films.map { $0.breaks != nil } == [false, true, false])
    let text = try #require(films[1].breaks)
    #expect(text.hasPrefix("bar-grows-down-AX5 breaks: off by 128.0 pt at "))
    #expect(text.hasSuffix(", 40.0 pt in the scenario's own settings."))
  }
}
