import Diagnosis

/// The fault of a bar, by its motion or, if that is right, by its place.
struct FitCause {
  /// As the end of a sentence.
  let advice: String
  let family: BugFamily?
  let fix: String?
  let certainty: FitCertainty

  /// After the keyboard, in seconds.
  static let late = 0.03

  fileprivate init(
    _ family: BugFamily?, _ advice: String, _ fix: String?, _ certainty: FitCertainty
  ) {
    self.advice = family.map { "\(advice) (\($0.rawValue))." } ?? "\(advice)."
    self.family = family
    self.fix = fix
    self.certainty = certainty
  }

  /// Nil if no fault is known; `off` is the error due to this event, if known.
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

  /// Nil for a motion that may be right.
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

/// A bar that is off, though its motion may be right.
struct FaultyBar {
  let bar: BarFit
  let fit: EventFit
  let off: BarFault
  let film: RecordedFilm

  var stays: Bool { bar.way == .still }
  var rest: FilmRest? { off.rest.flatMap { $0.isShown ? $0 : nil } }
  /// In the film's unit.
  var tooHigh: Double? { off.excess > 0 ? rest?.distance : nil }
  var inset: SystemInset? { tooHigh.flatMap { SystemInset($0, in: film) } }
  /// In the film's unit.
  var travel: Double { abs(fit.keyboard.nearest.map { $0.end - $0.start } ?? .infinity) }
}

typealias CauseRule = ReadingRule<FaultyBar, FitCause>

extension CauseRule {
  /// Those that outrank others first: a bar that stays, then its height at rest.
  static var byPrecedence: [CauseRule] {
    [
      .staysAtChange, .stays, .safeArea, .tabBar, .twice, .aboveKeyboard, .coveredAfterChange,
      .elsewhere,
    ]
  }

  /// The bar stays while the keyboard changes its height; one above both heights is not off.
  static var staysAtChange: Self {
    Self { seen in
      guard seen.stays, seen.fit.event.kind == .change else { return nil }
      return FitCause(
        .heightChange, "Listen for keyboardWillChangeFrame as well", Fix.curve,
        min(seen.bar.certainty ?? .possible, .likely))
    }
  }

  static var stays: Self {
    Self { seen in
      guard seen.stays else { return nil }
      return FitCause(
        nil,
        seen.fit.event.kind == .hide
          ? "Take it back in keyboardWillHide" : "Move it in keyboardWillShow", Fix.curve, .likely)
    }
  }

  static var safeArea: Self {
    Self { seen in
      guard case .safeArea = seen.inset else { return nil }
      return FitCause(
        .safeAreaTwice, "Take the safe area's bottom off the keyboard's height", Fix.overlap,
        .likely)
    }
  }

  static var tabBar: Self {
    Self { seen in
      guard case .tabBar = seen.inset else { return nil }
      return FitCause(
        .barHeight, "Take what the keyboard covers of the view for its height", Fix.overlap,
        .likely)
    }
  }

  /// The bar rests above the keyboard by most of its travel.
  static var twice: Self {
    Self { seen in
      guard let distance = seen.tooHigh, distance > 0.6 * seen.travel else { return nil }
      return FitCause(.appliedTwice, "Set the offset, and never add to it", Fix.absolute, .likely)
    }
  }

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

  /// In motion, or at another rest.
  static var elsewhere: Self {
    Self { seen in
      FitCause(
        nil, "Compare it with the model to see which handler goes this way", nil,
        seen.film.isExact ? .likely : .possible)
    }
  }
}
