public import Diagnosis

/// The verdict on one event of a recording, as an engineer would give it.
public struct EventVerdict: Sendable, Hashable {
  /// The fit of its motions.
  public let fit: EventFit
  /// The events in sentences: the bar first, then the keyboard, then why the rest is undecided.
  public let sentences: [String]
  /// The family of bugs of the bar's motion; nil if it is in none, or undecided.
  public let family: BugFamily?
  /// The remedy as lines of code; nil without a known fault.
  public let fix: String?
  /// Whether the bar is wrong.
  public let isFault: Bool
  /// The certainty of the verdict; nil if undecided.
  public let certainty: FitCertainty?

  /// The frames that came late, and by whom.
  public let hitches: EventHitches

  /// How far the keyboard goes from rest to rest, in the film's unit; nil if one of them is not seen, or is known too badly.
  ///
  /// Its uncertainty is that of both edges and of the film's scale.
  public let height: Reading?
  /// Whether both of its rests are seen, and where its edge is there may be one place or another.
  public let isHeightOpen: Bool

  /// The uncertainty from which on a height is none, or a range, in points: known heights lie as near to each other.
  package static let openHeight = 3.0
  /// The uncertainty from which on the bar's distance counts as unknown, in points: the other edge may be the bar's own.
  private static let openDistance = 20.0

  /// In the film's unit; 0 if there is no error due to this event, or none is known.
  let severity: Double

  /// Whether the keyboard's top at rest may be another edge, so that the bar's distance from it is unknown.
  public let isDistanceOpen: Bool

  /// Why a bar that is seen to be off is not called a fault, as a sentence; nil if it is, or is not off.
  let doubt: String?

  /// Whether the bar is seen to be right: neither off, nor where the keyboard's top may be 20 points off.
  public var isRight: Bool {
    guard !isFault, doubt == nil, !isDistanceOpen, let bar = fit.bar, bar.gaps != nil else {
      return false
    }
    return bar.way == .withKeyboard || bar.way == .still
  }

  init(_ fit: EventFit, from earlier: FilmRest?, to rest: FilmRest?, in film: RecordedFilm) {
    let off = BarFault(of: fit, from: earlier, to: rest, in: film)
    hitches = EventHitches(fit, from: earlier, to: rest, in: film)
    let cause = FitCause(fit, off: off, hitches, in: film)
    self.fit = fit
    let tops = [fit.event.frames.lowerBound, fit.event.frames.upperBound].compactMap {
      film.frames[$0].keyboardTop
    }
    isHeightOpen =
      tops.count == 2
      && tops.reduce(0) { $0 + $1.uncertainty } > EventVerdict.openHeight * film.point
    let range = fit.event.frames
    // Where a motion turns into the next one, the keyboard has not gone all its way.
    let isCut = film.events.contains { other in
      earlier == nil && other.frames.upperBound == range.lowerBound
        || rest == nil && other.frames.lowerBound == range.upperBound
    }
    height =
      tops.count == 2 && !isHeightOpen && !isCut
      ? EventVerdict.height(between: tops, in: film) : nil
    let shown = [earlier, rest].compactMap(\.self).filter(\.isShown)
    let open = shown.map(\.uncertainty).filter { $0 > EventVerdict.openDistance * film.point }.max()
      .flatMap { film.source.given.barStays ? nil : $0 }
    isDistanceOpen = open != nil
    sentences = FitWords(fit: fit, off: off, openDistance: open, film: film).sentences(cause)
    family = cause?.family
    fix = cause?.fix
    isFault = cause != nil
    doubt = off == nil ? nil : FitCause.doubt(fit, off: off, in: film)
    severity = cause == nil ? 0 : off?.excess.magnitude ?? fit.farthest
    certainty = cause == nil ? fit.bar?.certainty : cause?.certainty
  }

  private static func height(between tops: [Reading], in film: RecordedFilm) -> Reading {
    let way = abs(tops[1].value - tops[0].value)
    let edges =
      tops.reduce(0) { $0 + $1.uncertainty } + film.source.lowerEdgeError * film.point
    let scale = way * (film.source.scale?.uncertainty ?? 0)
    return Reading(way, uncertainty: (edges * edges + scale * scale).squareRoot())
  }
}
