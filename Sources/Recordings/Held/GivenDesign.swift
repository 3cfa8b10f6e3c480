extension RecordingSource.Given {
  /// Whether anything is given of the bar's design.
  private var saysDesign: Bool { barMargin != nil || barStays }

  /// This, and the other's design where nothing is given of that.
  fileprivate func withDesign(or other: RecordingSource.Given) -> RecordingSource.Given {
    var given = self
    if !saysDesign { (given.barMargin, given.barStays) = (other.barMargin, other.barStays) }
    return given
  }

  /// This, and the other's where nothing is given.
  package func or(_ other: RecordingSource.Given) -> RecordingSource.Given {
    RecordingSource.Given(
      screen: screen ?? other.screen, pixelsPerPoint: pixelsPerPoint ?? other.pixelsPerPoint,
      bar: bar ?? other.bar, barMargin: barMargin, barStays: barStays
    ).withDesign(or: other)
  }
}

extension RecordedFilm {
  /// The film with what is given of its bar's design, where anything is.
  package func designed(as given: RecordingSource.Given) -> RecordedFilm {
    var film = self
    let other = given.withDesign(or: source.given)
    (film.source.given.barMargin, film.source.given.barStays) = (other.barMargin, other.barStays)
    return film
  }

  /// The film with what was given of its bar's design before, where nothing is now.
  package func designed(before given: RecordingSource.Given) -> RecordedFilm {
    var film = self
    film.source.given = source.given.withDesign(or: given)
    return film
  }
}
