import Scenarios
import Testing

@testable import Painting

struct SeamVerdictTests {
  private func film(_ approach: String, _ yaml: String = "") throws -> Film {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    return try scenario.film(of: try #require(NamedApproach.named(approach)))
  }

  @Test func verdictsAreThoseOfTheSeam() throws {
    let film = try film("constraints")
    #expect(film.verdict(at: 0) == .gap(260))
    #expect(film.verdict(at: 1) == .overlap(260))
    #expect(film.verdict(at: 1.6) == .noKeyboard)
    #expect(try self.film("transform").verdict(at: 0.5) == .seamless)
  }

  /// The printed rectangle lifts the field through the screen's top while its lower edge meets the
  /// keyboard.
  @Test func aFieldThatHasLeftTheScreenIsNotSeamless() throws {
    let film = try film("frame-as-printed")
    #expect(film.seam(at: 0.9)?.signed == 0)
    #expect(film.verdict(at: 0.9) == .fieldOffScreen)
    #expect(film.verdict(at: 0) == .seamless)
    #expect(!film.isFieldOnScreen(in: 0...1.6))
    #expect(film.isFieldOnScreen(in: 0...0.1))
  }

  /// Without a keyboard nothing is said of a field, wherever it is.
  @Test(arguments: ["iPhone 7", "iPhone 15", "iPad 9.7"], ["portrait", "landscape"])
  func aSeamlessBarStaysOnEveryScreen(device: String, orientation: String) throws {
    let film = try film("transform", "device: \(device)\norientation: \(orientation)")
    #expect(film.isFieldOnScreen(in: 0...1.6))
  }
}
