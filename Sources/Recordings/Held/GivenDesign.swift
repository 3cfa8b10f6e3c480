extension RecordingSource.Given {
  private var saysDesign: Bool { barMargin != nil || barStays }

  fileprivate func withDesign(or other: RecordingSource.Given) -> RecordingSource.Given {
    var given = self
    if !saysDesign { (given.barMargin, given.barStays) = (other.barMargin, other.barStays) }
    return given
  }

  package func or(_ other: RecordingSource.Given) -> RecordingSource.Given {
    RecordingSource.Given(
      screen: screen ?? other.screen, pixelsPerPoint: pixelsPerPoint ?? other.pixelsPerPoint,
      bar: bar ?? other.bar, barMargin: barMargin, barStays: barStays
    ).withDesign(or: other)
  }
}

extension RecordedFilm {
  package func designed(as given: RecordingSource.Given) -> RecordedFilm {
    var film = self
    let other = given.withDesign(or: source.given)
    (film.source.given.barMargin, film.source.given.barStays) = (other.barMargin, other.barStays)
    return film
  }

  package func designed(before given: RecordingSource.Given) -> RecordedFilm {
    var film = self
    film.source.given = source.given.withDesign(or: given)
    return film
  }
}
