import Diagnosis

/// The fault of a bar, by its motion or, if that is right, by its place.
struct FitCause {
  /// As the end of a sentence.
  let advice: String
  let family: BugFamily?
  let fix: String?
  let certainty: FitCertainty

  /// The least delay of a late start after the keyboard, in seconds.
  static let late = 0.03

  private init(
    _ family: BugFamily?, _ advice: String, _ fix: String?, _ certainty: FitCertainty
  ) {
    self.advice = family.map { "\(advice) (\($0.rawValue))." } ?? "\(advice)."
    self.family = family
    self.fix = fix
    self.certainty = certainty
  }

  /// Nil if no fault is known; `off` is the error due to this event, if known.
  init?(
    _ fit: EventFit, off: BarFault?, _ hitches: EventHitches, in film: RecordedFilm
  ) {
    guard let bar = fit.bar, FitCause.doubt(fit, off: off, in: film) == nil else { return nil }
    // A motion alone does not prove a fault: without a place where the bar belongs, it may be the page's.
    if bar.gaps == nil, off == nil, !film.isExact { return nil }
    let certainty = bar.certainty ?? .possible
    // What goes otherwise or on another curve, and is off by no more than the readings, is read badly.
    switch bar.way {
    case .otherwise, .otherCurve: if off == nil, !film.isExact { return nil }
    default: break
    }
    if bar.way == .otherwise, hitches.all.contains(where: { $0.cause == .app }) {
      self.init(
        .stalled,
        "Keep the main thread free while the keyboard moves, or animate the bar in one block",
        Fix.curve, min(certainty, .likely))
      return
    }
    if let cause = bar.way.flatMap({ FitCause($0, certainty: certainty) }) {
      self = cause
    } else if let off {
      self =
        bar.way == .still
        ? FitCause(ofStillBarIn: fit.event, certainty: certainty) : FitCause(fit, off, in: film)
    } else {
      return nil
    }
  }

  /// Why pictures show too little to call somebody's app wrong, as a sentence; nil if they show enough.
  ///
  /// In a handful of frames, or on a screen of vague scale, a wrong reading looks as a wrong bar does. A frame with the bar
  /// where none belongs, wherever the last points of the keyboard are, shows as much as one with both edges, and so does,
  /// of a bar that stands or jumps, one that shows the page where a right bar would be. Where the screen's lower edge is
  /// assumed, a bar whose place alone is off, and by no more than that edge, may be right.
  static func doubt(_ fit: EventFit, off: BarFault?, in film: RecordedFilm) -> String? {
    guard !film.isExact else { return nil }
    if film.isScaleVague {
      return "Lengths in this recording are too vague to call that a fault."
    }
    if let off, fit.bar?.way?.isOfPlace == true,
      off.excess.magnitude < film.source.lowerEdgeError * film.point
    {
      return
        "That is too little to call it a fault, as the screen's lower edge is not in the picture."
    }
    let frames = film.frames[fit.event.frames].count {
      !$0.isRepeated && !$0.isTorn && $0.barBottom != nil && $0.keyboardTop != nil
        && !$0.coversBar(point: film.point)
    }
    var others = 0
    if let bar = fit.bar, let gaps = bar.gaps {
      others = gaps.outsideCount
      if bar.way?.isWithoutMotion == true { others += gaps.frames.coveredCount(point: film.point) }
    }
    return frames + others < KeyboardFit.fewestFrames
      ? "Too few frames show it moving to call that a fault." : nil
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
        min(certainty, .likely))
    case .otherwise:
      self.init(
        nil, "Compare it with the model to see which handler moves this way", nil, certainty)
    case .withKeyboard, .still: return nil
    }
  }

  /// The bar stays; one above both heights of a keyboard that changes is not off.
  private init(ofStillBarIn event: RecordedEvent, certainty: FitCertainty) {
    switch event.kind {
    case .change:
      self.init(
        .heightChange, "Listen for keyboardWillChangeFrame as well", Fix.curve,
        min(certainty, .likely))
    case .hide: self.init(nil, "Move it back in keyboardWillHide", Fix.curve, .likely)
    case .show: self.init(nil, "Move it in keyboardWillShow", Fix.curve, .likely)
    }
  }

  /// The bar moves with the keyboard, or its motion is undecided: its place at rest decides.
  private init(_ fit: EventFit, _ off: BarFault, in film: RecordedFilm) {
    let rest = off.rest.flatMap { $0.isShown ? $0 : nil }
    if let distance = rest?.distance, off.excess > 0 {
      let travel = abs(fit.keyboard.nearest.map { $0.end - $0.start } ?? .infinity)
      switch SystemInset(off.excess, in: film) {
      case .safeArea:
        // One with a margin of its own might stand there by design.
        self.init(
          .safeAreaTwice, "Subtract the safe area's bottom from the keyboard's height", Fix.overlap,
          distance - off.excess > 2 * film.point ? .possible : .likely)
      case .tabBar:
        self.init(
          .barHeight, "Use the keyboard's overlap with the view, not its height", Fix.overlap,
          .likely)
      case nil where distance > 0.6 * travel:
        self.init(.appliedTwice, "Set the offset instead of adding to it", Fix.absolute, .likely)
      case nil: self.init(nil, "Place it on the keyboard's top", Fix.overlap, .possible)
      }
    } else if rest != nil, fit.event.kind == .change {
      self.init(.heightChange, "Listen for keyboardWillChangeFrame as well", Fix.curve, .likely)
    } else {
      self.init(
        nil, "Compare it with the model to see which handler moves this way", nil,
        film.isExact ? .likely : .possible)
    }
  }
}
