import Scenarios
import Testing

@testable import Annotation

struct JudgedFilmTests {
  private func film(_ approach: String) throws -> Film {
    try Scenario.named("keyboard-gap").film(of: try #require(NamedApproach.named(approach)))
  }

  /// Each frame of the range once, as the film itself would say.
  @Test func framesAreThoseOfTheRange() throws {
    let film = try film("frame")
    let judged = JudgedFilm(CaptionedFilm(film), in: 0.5...1.2)
    #expect(judged.frames.map(\.index) == Array(30...72))
    for frame in judged.frames {
      #expect(frame.time == film.time(ofFrame: frame.index))
      #expect(frame.marked == film.marked(at: frame.time))
      #expect(frame.verdict == film.verdict(at: frame.time))
      #expect(judged[frame.index].verdict == frame.verdict)
    }
  }

  /// A frame outside the range is judged when it is asked for.
  @Test func framesOutsideTheRangeAreKnownToo() throws {
    let film = try film("frame")
    let judged = JudgedFilm(CaptionedFilm(film), in: 0.5...1.2)
    for index in [0, 5, 29, 73, 96] {
      #expect(judged[index].verdict == film.verdict(at: film.time(ofFrame: index)))
    }
    #expect(
      JudgedFilm(CaptionedFilm(film), in: 7...8)[5].verdict
        == film.verdict(at: film.time(ofFrame: 5)))
  }

  @Test func oneFilmThatPartsMakesAllAboutSeams() throws {
    let (bad, good) = (try film("frame"), try film("transform"))
    #expect(JudgedFilm.all(of: [CaptionedFilm(good)]).allSatisfy { $0.troubles != nil })
    #expect(
      JudgedFilm.all(of: [good, bad].map { CaptionedFilm($0) }).allSatisfy { $0.troubles == nil })
  }
}
