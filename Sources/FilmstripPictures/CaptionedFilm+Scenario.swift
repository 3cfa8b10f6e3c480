public import Annotation
public import Scenarios

extension CaptionedFilm {
  /// The film of an approach, with the catalogue's caption.
  public init(_ film: Film, of approach: NamedApproach) {
    self.init(film, summary: approach.summary, code: approach.code)
  }

  /// The films that were given, or else those of a scenario's own approaches.
  ///
  /// - Throws: `PlayError` where turns never end.
  static func all(
    _ films: [CaptionedFilm]?, of scenario: Scenario
  ) throws(PlayError) -> [CaptionedFilm] {
    if let films { return films }
    var played: [CaptionedFilm] = []
    for approach in scenario.approaches {
      played.append(CaptionedFilm(try scenario.film(of: approach), of: approach))
    }
    return played
  }
}

extension [CaptionedFilm] {
  /// What a scenario's summary says of these films; empty where one of them is of another approach than the scenario's
  /// own, of which the summary knows nothing.
  func summary(of scenario: Scenario) -> String {
    let own = Set(scenario.approaches.map(\.name))
    return allSatisfy { own.contains($0.film.approach) } ? scenario.summary : ""
  }

  /// Throws unless there are films, all of one device, frame rate and duration.
  func check() throws(PictureError) {
    guard let first = first?.film else { throw .noFilms }
    for other in dropFirst().map(\.film)
    where other.device != first.device || other.framesPerSecond != first.framesPerSecond
      || other.duration != first.duration
    {
      throw .unlikeFilms(first.approach, other.approach)
    }
  }
}
