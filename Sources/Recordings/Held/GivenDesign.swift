extension RecordingSource.Given {
  private var saysDesign: Bool { barMargin != nil || barStays }

  /// With another's statements about the bar's design, unless it has its own.
  fileprivate func withDesign(or other: RecordingSource.Given) -> RecordingSource.Given {
    var given = self
    if !saysDesign { (given.barMargin, given.barStays) = (other.barMargin, other.barStays) }
    return given
  }

  /// With another's statements where it has none; those about the bar's design count as one.
  package func or(_ other: RecordingSource.Given) -> RecordingSource.Given {
    RecordingSource.Given(
      screen: screen ?? other.screen, pixelsPerPoint: pixelsPerPoint ?? other.pixelsPerPoint,
      bar: bar ?? other.bar, barMargin: barMargin, barStays: barStays
    ).withDesign(or: other)
  }
}

extension RecordedFilm {
  /// With these statements about the bar's design, or its own without any.
  package func designed(as given: RecordingSource.Given) -> RecordedFilm {
    var film = self
    let other = given.withDesign(or: source.given)
    (film.source.given.barMargin, film.source.given.barStays) = (other.barMargin, other.barStays)
    return film
  }

  /// With its own statements about the bar's design, or these without any.
  package func designed(before given: RecordingSource.Given) -> RecordedFilm {
    var film = self
    film.source.given = source.given.withDesign(or: given)
    return film
  }
}
