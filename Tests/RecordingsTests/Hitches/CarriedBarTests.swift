import TestSupport
import Testing

@testable import Recordings

/// The bar by its list, of films in which the list's way is a part of the bar's.
@Suite struct CarriedBarTests {
  private func film(share: Double, from first: Int = 0) -> RecordedFilm {
    var generator = SeededGenerator(1)
    var film = SyntheticFilm(bar: .late(0.1), noise: 0.05).film(&generator)
    let home = film.frames[0].barBottom?.value ?? 0
    for index in film.frames.indices where index >= first {
      let way = home - (film.frames[index].barBottom?.value ?? home)
      film.frames[index].contentOffset = Reading(share * way, uncertainty: 0.3)
    }
    return film
  }

  private func carried(_ film: RecordedFilm) -> CarriedBar? {
    film.frames[0].barBottom.flatMap {
      CarriedBar(in: film.events[0].frames, of: film, from: $0.value)
    }
  }

  /// Where the keyboard covers the bar, it is where the list is; one that is not found may be anywhere.
  @Test func aListThatGoesWithTheBarTellsWhereItIs() throws {
    let film = film(share: 1)
    let carried = try #require(self.carried(film))
    for frame in film.frames[film.events[0].frames] {
      #expect(carried.bottom(in: frame) == nil)
      var hidden = frame
      hidden.barBottom = nil
      #expect(carried.bottom(in: hidden) == nil)
      let top = (frame.barBottom?.value ?? 0) - 60
      hidden.keyboardTop = Reading(top, uncertainty: 0.3)
      hidden.barBottom = Reading(top + 70, uncertainty: 60)
      let bottom = try #require(carried.bottom(in: hidden))
      #expect(abs(bottom.value - (frame.barBottom?.value ?? 0)) < bottom.uncertainty)
      hidden.contentOffset = nil
      #expect(carried.bottom(in: hidden) == nil)
    }
  }

  /// One that stays, goes otherwise, or is not seen before, tells nothing.
  @Test(arguments: [(0.0, 0), (0.9, 0), (1.1, 0), (1, 40)])
  func anotherListTellsNothing(share: Double, first: Int) {
    #expect(carried(film(share: share, from: first)) == nil)
  }
}
