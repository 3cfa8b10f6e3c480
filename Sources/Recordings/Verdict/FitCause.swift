import Diagnosis

/// What is wrong with a bar, by the way it went or, where that is right, by where it is.
struct FitCause {
  /// What to do, in a few words, as a sentence ends with it.
  let advice: String
  let family: BugFamily?
  let fix: String?
  let certainty: FitCertainty

  /// How long after the keyboard a bar begins late, in seconds.
  static let late = 0.03

  fileprivate init(
    _ family: BugFamily?, _ advice: String, _ fix: String?, _ certainty: FitCertainty
  ) {
    self.advice = family.map { "\(advice) (\($0.rawValue))." } ?? "\(advice)."
    self.family = family
    self.fix = fix
    self.certainty = certainty
  }

  /// Nil where nothing is known to be wrong.
  ///
  /// - Parameter off: How far the bar is off by this event; nil where it is not, or where that cannot be told.
  init?(_ fit: EventFit, off: BarFault?, in film: RecordedFilm) {
    guard let bar = fit.bar else { return nil }
    if let cause = bar.way.flatMap({ FitCause($0, certainty: bar.certainty ?? .possible) }) {
      self = cause
      return
    }
    guard let off,
      let cause = CauseRule.byPrecedence.first(
        for: FaultyBar(bar: bar, fit: fit, off: off, film: film))
    else { return nil }
    self = cause
  }

  /// The cause of a way that is wrong by itself; nil of one that may be right.
  private init?(_ way: BarWay, certainty: FitCertainty) {
    switch way {
    case .otherCurve(_, let delay) where delay > FitCause.late:
      self.init(
        .lateStart, "Animate it in keyboardWillShow itself, with `curve << 16`",
        Fix.startWithCurve, certainty)
    case .otherCurve:
      self.init(.curve, "Pass the keyboard's curve, `curve << 16`", Fix.curve, certainty)
    case .late:
      self.init(
        .lateStart, "Animate it in keyboardWillShow itself, with no delay and no async",
        Fix.start, certainty)
    case .oneFrameBehind:
      self.init(
        .oneFrameBehind, "Let UIKit animate it instead of following frame by frame",
        Fix.curve, certainty)
    case .jump(.start):
      self.init(.noAnimation, "Lay it out inside the animation block", Fix.layout, certainty)
    case .jump(.between):
      self.init(
        .noAnimation, "Animate it in keyboardWillShow itself", Fix.layout, min(certainty, .likely))
    case .jump(.end), .hidden:
      self.init(
        .lateStart, "Animate it in keyboardWillShow, not in keyboardDidShow", Fix.start,
        way == .hidden ? .possible : min(certainty, .likely))
    case .otherwise:
      self.init(
        nil, "Compare it with the model to see which handler goes this way", nil, certainty)
    case .withKeyboard, .still: return nil
    }
  }
}

/// A bar that is off, though it goes a way which may be right.
struct FaultyBar {
  let bar: BarFit
  let fit: EventFit
  let off: BarFault
  let film: RecordedFilm

  var stays: Bool { bar.way == .still }
  /// The rest behind the event, where the bar is off there and a keyboard shows.
  var rest: FilmRest? { off.rest.flatMap { $0.isShown ? $0 : nil } }
  /// How far above the keyboard it rests too high, in the film's unit; nil where it does not.
  var tooHigh: Double? { off.excess > 0 ? rest?.distance : nil }
  /// What the system has at the screen's bottom that is as high.
  var inset: SystemInset? { tooHigh.flatMap { SystemInset($0, in: film) } }
  /// How far the keyboard goes, in the film's unit.
  var travel: Double { abs(fit.keyboard.nearest.map { $0.end - $0.start } ?? .infinity) }
}

/// A rule that tells why a bar is off whose way may be right.
typealias CauseRule = ReadingRule<FaultyBar, FitCause>

extension CauseRule {
  /// Every rule, those that outrank others first: a bar that stays, then what its height at rest tells.
  static var byPrecedence: [CauseRule] {
    [
      .staysAtChange, .stays, .safeArea, .tabBar, .twice, .aboveKeyboard, .coveredAfterChange,
      .elsewhere,
    ]
  }

  /// The bar stays while the keyboard changes its height; one that stands above both heights is not off.
  static var staysAtChange: Self {
    Self { seen in
      guard seen.stays, seen.fit.event.kind == .change else { return nil }
      return FitCause(
        .heightChange, "Listen for keyboardWillChangeFrame as well", Fix.curve,
        min(seen.bar.certainty ?? .possible, .likely))
    }
  }

  /// The bar stays while the keyboard comes or goes.
  static var stays: Self {
    Self { seen in
      guard seen.stays else { return nil }
      return FitCause(
        nil,
        seen.fit.event.kind == .hide
          ? "Take it back in keyboardWillHide" : "Move it in keyboardWillShow", Fix.curve, .likely)
    }
  }

  /// The bar rests as high above the keyboard as a home indicator's safe area is.
  static var safeArea: Self {
    Self { seen in
      guard case .safeArea = seen.inset else { return nil }
      return FitCause(
        .safeAreaTwice, "Take the safe area's bottom off the keyboard's height", Fix.overlap,
        .likely)
    }
  }

  /// The bar rests as high above the keyboard as a tab bar is.
  static var tabBar: Self {
    Self { seen in
      guard case .tabBar = seen.inset else { return nil }
      return FitCause(
        .barHeight, "Take what the keyboard covers of the view for its height", Fix.overlap,
        .likely)
    }
  }

  /// The bar rests above the keyboard by most of what that has gone.
  static var twice: Self {
    Self { seen in
      guard let distance = seen.tooHigh, distance > 0.6 * seen.travel else { return nil }
      return FitCause(.appliedTwice, "Set the offset, and never add to it", Fix.absolute, .likely)
    }
  }

  /// The bar rests above the keyboard by anything else.
  static var aboveKeyboard: Self {
    Self { seen in
      seen.tooHigh.map { _ in
        FitCause(nil, "Stand it on the keyboard's top", Fix.overlap, .possible)
      }
    }
  }

  /// The keyboard has changed its height, and rests over a part of the bar.
  static var coveredAfterChange: Self {
    Self { seen in
      guard seen.rest != nil, seen.fit.event.kind == .change else { return nil }
      return FitCause(
        .heightChange, "Listen for keyboardWillChangeFrame as well", Fix.curve, .likely)
    }
  }

  /// The bar is off on its way, or at another rest.
  static var elsewhere: Self {
    Self { seen in
      FitCause(
        nil, "Compare it with the model to see which handler goes this way", nil,
        seen.film.isExact ? .likely : .possible)
    }
  }
}
