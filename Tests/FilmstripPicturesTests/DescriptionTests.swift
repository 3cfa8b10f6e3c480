import Testing

@testable import FilmstripPictures

/// What is printed of what is drawn, in a line: whose films, and how they are shown.
struct DescriptionTests {
  @Test func eachNamesItsApproaches() throws {
    let films = try films(of: "keyboard-gap", "frame", "transform")
    #expect(
      "\(Strip(films, title: "Two"))" == "“Two”: frame, transform in 6 columns of seam, light")
    #expect("\(Plot(films))" == "frame, transform, light")
    #expect("\(PlayerPage(films, title: "Two"))" == "“Two”: frame, transform, light")
    #expect("\(Still(films[0], frame: 12))" == "frame at 0.2 s, screen, light")
    var clip = Clip(films)
    #expect("\(clip)" == "frame, transform: all frames of screen at 1x")
    clip.frames = 3...9
    clip.slow = 4
    #expect("\(clip)" == "frame, transform: frames 3 to 9 of screen at 1x, 4 times slower")
  }

  @Test func aCaptionFollowsItsFilm() throws {
    let film = try films(of: "keyboard-gap", "frame")[0]
    #expect("\(CaptionedFilm(film))" == "\(film)")
    #expect("\(CaptionedFilm(film, summary: "Ours."))" == "\(film): Ours.")
  }
}
