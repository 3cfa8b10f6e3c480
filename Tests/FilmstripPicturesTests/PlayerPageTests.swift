import Scenarios
import Testing

@testable import FilmstripPictures

struct PlayerPageTests {
  @Test func aPageHoldsEachFilmByItsName() throws {
    let html = try PlayerPage(films(of: "keyboard-gap", "frame", "transform"), title: "Two").html
    #expect(html.contains("<title>Two"))
    #expect(html.contains("\"frame\""))
    #expect(html.contains("\"transform\""))
    #expect(!html.contains("\"constraints\""))
  }

  @Test func aPlotIsDrawnOfTheSameFilms() throws {
    let plot = Plot(try films(of: "keyboard-gap", "frame"))
    #expect(try plot.png().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try plot.svg().contains("<svg"))
    #expect(throws: PictureError.noFilms) { try Plot([]).png() }
  }
}
