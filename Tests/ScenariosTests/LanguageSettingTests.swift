import Scenarios
import Testing

/// The language of a scenario file.
struct LanguageSettingTests {
  private func scenario(_ yaml: String) throws -> Scenario {
    try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
  }

  @Test func itIsEnglishUnlessTheFileSaysOtherwise() throws {
    #expect(try scenario("").script.language == .english)
    #expect(try scenario("language: zh-hant").script.language.description == "zh-Hant")
  }

  @Test func aFilmHasItsScriptsLanguage() throws {
    let scenario = try scenario("language: ja")
    let film = try scenario.film(of: try #require(scenario.approach(named: "frame")))
    #expect(film.language.description == "ja")
  }

  @Test(arguments: [
    ("jp", "Did you mean “ja”?"), ("zh_Hans", "Did you mean “zh-Hans”?"), ("english", "such as en"),
    ("\"\"", "such as en"), ("[en]", "found a list"),
  ])
  func textsThatAreNotTagsAreAnErrorWithTheirLine(tag: String, part: String) throws {
    let error = try #require(throws: ScenarioError.self) {
      try scenario("messages: 2\nlanguage: \(tag)")
    }
    #expect(error.line == 3)
    #expect(error.description.contains(part), "\(error)")
  }
}
