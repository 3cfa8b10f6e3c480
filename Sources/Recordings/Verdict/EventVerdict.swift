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

/// What is wrong with a bar, by the way it went.
struct FitCause {
  /// What to do, in a few words, as a sentence ends with it.
  let advice: String
  let family: BugFamily?
  let fix: String?
  let certainty: FitCertainty

  /// - Parameter off: How far the bar is off by this event; nil where it is not, or where that cannot be told.
  init?(_ fit: EventFit, off: BarFault?, in film: RecordedFilm) {
    guard let bar = fit.bar else { return nil }
    let certainty = bar.certainty ?? .possible
    func cause(
      _ family: BugFamily?, _ advice: String, _ fix: String?, _ certainty: FitCertainty
    ) -> FitCause {
      FitCause(
        advice: family.map { "\(advice) (\($0.rawValue))." } ?? "\(advice).", family: family,
        fix: fix, certainty: certainty)
    }
    switch bar.way {
    case .otherCurve(_, let delay) where delay > FitCause.late:
      self = cause(
        .lateStart, "Animate it in keyboardWillShow itself, with `curve << 16`",
        Fix.startWithCurve, certainty)
    case .otherCurve:
      self = cause(.curve, "Pass the keyboard's curve, `curve << 16`", Fix.curve, certainty)
    case .late:
      self = cause(
        .lateStart, "Animate it in keyboardWillShow itself, with no delay and no async",
        Fix.start, certainty)
    case .oneFrameBehind:
      self = cause(
        .oneFrameBehind, "Let UIKit animate it instead of following frame by frame",
        Fix.curve, certainty)
    case .jump(.start):
      self = cause(
        .noAnimation, "Lay it out inside the animation block", Fix.layout, certainty)
    case .jump(.between):
      self = cause(
        .noAnimation, "Animate it in keyboardWillShow itself", Fix.layout, min(certainty, .likely))
    case .jump(.end), .hidden:
      self = cause(
        .lateStart, "Animate it in keyboardWillShow, not in keyboardDidShow", Fix.start,
        bar.way == .hidden ? .possible : min(certainty, .likely))
    case .still where fit.event.kind == .change:
      // A bar that stands above both keyboards has nowhere to go.
      guard off != nil else { return nil }
      self = cause(
        .heightChange, "Listen for keyboardWillChangeFrame as well", Fix.curve,
        min(certainty, .likely))
    case .otherwise:
      self = cause(
        nil, "Compare it with the model to see which handler goes this way", nil, certainty)
    case .withKeyboard, .still, nil:
      guard let off else { return nil }
      let rest = off.rest.flatMap { $0.isShown ? $0 : nil }
      if bar.way == .still {
        self = cause(
          nil,
          fit.event.kind == .hide
            ? "Take it back in keyboardWillHide" : "Move it in keyboardWillShow", Fix.curve,
          .likely)
      } else if let distance = rest?.distance, off.excess > 0 {
        let travel = abs(fit.keyboard.nearest.map { $0.end - $0.start } ?? .infinity)
        switch SystemInset(distance, in: film) {
        case .safeArea:
          self = cause(
            .safeAreaTwice, "Take the safe area's bottom off the keyboard's height", Fix.overlap,
            .likely)
        case .tabBar:
          self = cause(
            .barHeight, "Take what the keyboard covers of the view for its height", Fix.overlap,
            .likely)
        case nil where distance > 0.6 * travel:
          self = cause(.appliedTwice, "Set the offset, and never add to it", Fix.absolute, .likely)
        case nil:
          self = cause(nil, "Stand it on the keyboard's top", Fix.overlap, .possible)
        }
      } else if rest != nil, fit.event.kind == .change {
        self = cause(
          .heightChange, "Listen for keyboardWillChangeFrame as well", Fix.curve, .likely)
      } else {
        self = cause(
          nil, "Compare it with the model to see which handler goes this way", nil,
          film.isExact ? .likely : .possible)
      }
    }
  }

  private init(advice: String, family: BugFamily?, fix: String?, certainty: FitCertainty) {
    self.advice = advice
    self.family = family
    self.fix = fix
    self.certainty = certainty
  }

  /// How long after the keyboard a bar begins late, in seconds.
  static let late = 0.03
}
