import FilmstripPictures

private struct OurHandler: Approach {
  typealias Screen = ChatScreen
}

private typealias TheirHandler = OurHandler

/// The code of the page about `FilmstripPictures`.
///
/// It is compiled and not run, as fonts draw what it makes.
private struct DrawingSnippets {
  func aStrip(_ scenario: Scenario) throws {
    // snippet: strip
    let films = [try scenario.film(of: OurHandler()), try scenario.film(of: TheirHandler())]
    try Strip(films, title: "Ours and theirs").write(to: "strip.png", scale: 2)
    // end
  }

  func aPlot(_ films: [Film]) throws {
    // snippet: plot
    try Plot(films).write(to: "plot.png", scale: 2)
    // end
  }

  func aPage(_ films: [Film]) throws {
    // snippet: page
    try PlayerPage(films, title: "Ours and theirs").write(to: "ours.html")
    // end
  }

  func aStill(_ film: Film) throws {
    // snippet: still
    try Still(film, frame: 12, crop: .seam).write(to: "frame-12.png", scale: 3)
    // end
  }

  func aClip(_ film: Film) throws {
    // snippet: clip
    var clip = Clip(film)
    clip.crop = .seam
    clip.slow = 4
    try clip.write(to: "slow.gif")
    // end
  }

  func frames(_ clip: Clip, _ write: ([UInt8], String) throws -> Void) async throws {
    // snippet: frames
    for try await picture in try clip.pictures {
      try write(picture.png(), "frame-\(picture.frame).png")
    }
    // end
  }
}
