import Scenarios
import TestSupport
import Testing

@testable import Diagnosis

struct FilmDescriptionTests {
  @Test func aFilmIsOneLineInWords() throws {
    let film = try Scenario.named("keyboard-gap").film(of: Handlers())
    let text = "\(film)"
    #expect(
      text.hasPrefix(
        "Handlers on iPhone 7, \(film.frameCount) frames at 60 per second, gap at most "))
    #expect(String(reflecting: film) == text)
    #expect(!text.contains("\n") && text.count < 150)
    var dumped = ""
    dump(film, to: &dumped)
    #expect(dumped.count < 200)
  }

  @Test func aFormHasNoGapAndWarningsAreCounted() throws {
    let scenario = try Scenario(
      yaml: "name: x\nform: {fields: [{name: a, y: 1}]}\nevents: [{at: 0, focus: b}]")
    struct None: Approach { typealias Screen = FormScreen }
    let text = "\(try scenario.film(of: None()))"
    #expect(!text.contains("gap") && text.hasSuffix(", 1 warning"))
  }
}
