public import Diagnosis

/// What an engineer would say of one event of a recording.
public struct EventVerdict: Sendable, Hashable {
  /// What was fitted.
  public let fit: EventFit
  /// What happens, in sentences: the bar first, then the keyboard, then why no more can be said.
  public let sentences: [String]
  /// The family of bugs that the bar's way is of; nil where it is none, or cannot be said.
  public let family: BugFamily?
  /// What to write instead: lines of code; nil where nothing is known to be wrong.
  public let fix: String?
  /// Whether something is wrong with the bar.
  public let isFault: Bool
  /// How sure that is; nil where nothing can be said.
  public let certainty: FitCertainty?

  /// How far the bar is off by this event, in the film's unit; 0 where it is not, or where that cannot be told.
  let severity: Double

  /// Whether it is seen that nothing is.
  public var isRight: Bool {
    guard !isFault, let bar = fit.bar, bar.gaps != nil else { return false }
    return bar.way == .withKeyboard || bar.way == .still
  }

  /// What is said of one of a film's events.
  ///
  /// - Parameters:
  ///   - earlier: The rest before the event; nil where it has none.
  ///   - rest: The rest behind it; nil where it has none.
  init(_ fit: EventFit, from earlier: FilmRest?, to rest: FilmRest?, in film: RecordedFilm) {
    let off = BarFault(of: fit, from: earlier, to: rest, in: film)
    let words = FitWords(fit, off: off, in: film)
    let cause = FitCause(fit, off: off, in: film)
    self.fit = fit
    sentences = words.sentences(cause)
    family = cause?.family
    fix = cause?.fix
    isFault = cause != nil
    severity = cause == nil ? 0 : off?.excess.magnitude ?? fit.farthest
    certainty = cause == nil ? fit.bar?.certainty : cause?.certainty
  }
}
