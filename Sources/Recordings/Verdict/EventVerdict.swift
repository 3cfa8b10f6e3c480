public import Diagnosis
import Families

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

  /// What is said of a fit in a film of this unit.
  init(_ fit: EventFit, unit: RecordedFilm.Unit, point: Double) {
    let words = FitWords(fit, unit: unit, point: point)
    let cause = FitCause(fit, point: point)
    self.fit = fit
    sentences = words.sentences(cause)
    family = cause?.family
    fix = cause?.fix
    isFault = cause != nil
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

  /// What a safe area at the bottom measures, in points: a phone's upright and on its side, and a tablet's.
  private static let safeAreas = [34.0, 21, 20]

  /// What a tab bar measures, in points, without and with a phone's safe area: that much a bar stands too high which
  /// takes the keyboard's whole height.
  private static let tabBars = [49.0, 83]

  init?(_ fit: EventFit, point: Double) {
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
      self = cause(
        .heightChange, "Listen for keyboardWillChangeFrame as well", Fix.curve,
        min(certainty, .likely))
    case .otherwise:
      self = cause(
        nil, "Compare it with the model to see which handler goes this way", nil, certainty)
    case .withKeyboard, .still, nil:
      // A bar may stand above the keyboard by design: only certain sizes tell that something is counted wrongly.
      guard let rest = fit.restWithKeyboard, fit.event.kind == .show, bar.way == .withKeyboard
      else { return nil }
      func isAbout(_ sizes: [Double]) -> Bool {
        sizes.contains { abs($0 * point - rest.distance) < point }
      }
      let travel = abs(fit.keyboard.nearest.map { $0.end - $0.start } ?? .infinity)
      if isAbout(FitCause.safeAreas) {
        self = cause(
          .safeAreaTwice, "Take the safe area's bottom off the keyboard's height", Fix.overlap,
          isAbout([FitCause.safeAreas[0]]) ? .likely : .possible)
      } else if isAbout(FitCause.tabBars) {
        self = cause(
          .barHeight, "Take what the keyboard covers of the view for its height", Fix.overlap,
          .likely)
      } else if rest.distance > 0.6 * travel {
        self = cause(.appliedTwice, "Set the offset, and never add to it", Fix.absolute, .likely)
      } else {
        return nil
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
