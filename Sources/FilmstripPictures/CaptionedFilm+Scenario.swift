public import Annotation
public import Scenarios

extension CaptionedFilm {
  /// The film of an approach, with the catalogue's caption.
  public init(_ film: Film, of approach: NamedApproach) {
    self.init(film, title: approach.title, summary: approach.summary, code: approach.code)
  }

  /// Given films, or those of a scenario's own approaches; throws `PlayError` for endless turns.
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
  /// A scenario's summary, if it knows of all these films' approaches; else empty.
  func summary(of scenario: Scenario) -> String {
    let own = Set(scenario.approaches.map(\.name))
    return allSatisfy { own.contains($0.film.approach) } ? scenario.summary : ""
  }

  /// Throws unless there are films, all of one frame rate and duration.
  func check() throws(PictureError) {
    guard let first = first?.film else { throw .noFilms }
    for other in dropFirst().map(\.film)
    where other.framesPerSecond != first.framesPerSecond || other.duration != first.duration {
      throw .unlikeFilms(first.approach, other.approach)
    }
  }
}
