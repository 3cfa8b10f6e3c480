import Recordings
import Testing

/// What is given of a recording now, and what was given before.
struct GivenDesignTests {
  private typealias Given = RecordingSource.Given

  @Test func whatIsGivenNowCounts() {
    let before = Given(pixelsPerPoint: 3, bar: 700...750, barMargin: 8)
    #expect(Given().or(before) == before)
    #expect(
      Given(pixelsPerPoint: 2).or(before) == Given(pixelsPerPoint: 2, bar: 700...750, barMargin: 8))
    // A design is one thing: a bar that stays has no margin.
    #expect(
      Given(barStays: true).or(before) == Given(pixelsPerPoint: 3, bar: 700...750, barStays: true))
  }

  @Test func aFilmKeepsTheDesignThatNobodyChanges() {
    var film = NumberFilm.film { _ in 800 }
    film.source.given = Given(bar: 700...750, barMargin: 8)
    #expect(film.designed(as: Given()).source.given == film.source.given)
    #expect(
      film.designed(as: Given(barStays: true)).source.given == Given(bar: 700...750, barStays: true)
    )
    #expect(film.designed(before: Given(barStays: true)) == film)
    film.source.given.barMargin = nil
    #expect(
      film.designed(before: Given(barStays: true)).source.given
        == Given(bar: 700...750, barStays: true))
  }
}
