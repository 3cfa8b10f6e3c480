import Scenarios
import Testing

@testable import Annotation

struct FrameAnnotationTests {
  private func film(_ scenario: String, _ approach: String) throws -> Film {
    try Scenario.named(scenario).film(of: try #require(NamedApproach.named(approach)))
  }

  /// Between frames, too.
  @Test func marksAreExplained() throws {
    let film = try film("keyboard-gap", "constraints")
    for time in [0, 0.011, 0.5, 1, 1.013, 1.6] {
      let annotation = FrameAnnotation(film, at: time)
      #expect(annotation.mark == film.marked(at: time)?.mark)
      #expect(annotation.label == film.verdict(at: time).label)
      #expect(annotation.mark.map { $0.severity == annotation.label.severity } != false)
    }
    #expect(FrameAnnotation(film, at: 0).label == Label("260 pt", .gap))
  }

  /// A clip is about seams, whatever becomes of messages.
  @Test func messagesAreNotMentioned() throws {
    let film = try film("few-messages-stay", "whole-screen")
    #expect(FrameAnnotation(film, at: 0.9).label == Label("0 pt", .good))
  }
}
