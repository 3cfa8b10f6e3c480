import Diagnosis
public import Stage

/// A film, and the caption of its approach in pictures.
///
/// ```swift
/// let theirs = CaptionedFilm(
///   film, summary: "Waits a turn and forgets the curve.",
///   code: "DispatchQueue.main.async {\n  UIView.animate(…)")
/// try Strip([theirs]).write(to: "captions.png")
/// ```
///
/// ![A row of screens with a sentence and two lines of code next to it.](captions)
public struct CaptionedFilm: Sendable, Hashable {
  /// Names its approach.
  public let film: Film
  /// What the approach's code does, in a sentence; may be empty.
  public let summary: String
  /// The call at its heart, in a few short lines; may be empty.
  public let code: String

  /// What pictures call it; the approach's name by default.
  public let title: String

  /// A film with a caption.
  public init(_ film: Film, title: String? = nil, summary: String = "", code: String = "") {
    self.film = film
    self.title = title ?? film.approach
    self.summary = summary
    self.code = code
  }
}

extension CaptionedFilm: CustomStringConvertible {
  /// The film's line and the summary.
  public var description: String { summary.isEmpty ? film.description : "\(film): \(summary)" }
}
