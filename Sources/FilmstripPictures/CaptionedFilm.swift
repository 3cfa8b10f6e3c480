package import Annotation
public import Scenarios

/// A film, and what a picture says of its approach.
///
/// ```swift
/// let theirs = CaptionedFilm(
///   film, summary: "Waits a turn and forgets the curve.",
///   code: "DispatchQueue.main.async {\n  UIView.animate(…)")
/// try Strip([theirs]).write(to: "captions.png")
/// ```
///
/// ![A row of screens with a sentence and two lines of code beside it.](captions)
public struct CaptionedFilm: Sendable, Hashable {
  /// The film, which names its approach.
  public let film: Film
  /// What the approach's code does, in a sentence; may be empty.
  public let summary: String
  /// The call at its heart, in a few short lines; may be empty.
  public let code: String

  /// A film with a caption.
  public init(_ film: Film, summary: String = "", code: String = "") {
    self.film = film
    self.summary = summary
    self.code = code
  }

  /// The film of an approach, with the catalogue's caption.
  public init(_ film: Film, of approach: NamedApproach) {
    self.init(film, summary: approach.summary, code: approach.code)
  }

  /// The same for what is drawn of it.
  package var captioned: Captioned { Captioned(film, summary: summary, code: code) }
}

extension CaptionedFilm {
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

extension CaptionedFilm: CustomStringConvertible {
  /// The film's line, and what its approach's code does.
  public var description: String { summary.isEmpty ? film.description : "\(film): \(summary)" }
}
