/// A bar's error due to one event, without errors from before it.
struct BarFault {
  /// In the film's unit: negative if the bar is too low.
  let excess: Double
  /// From its bottom to the keyboard's top there, in the film's unit.
  let distance: Double
  /// The rest after the event; nil if the bar is only off in motion.
  let rest: FilmRest?

  /// The largest error of a right bar, in points; in pictures both edges may be misread by a point.
  private static let limits = (exact: 1.5, pictures: 3.0)
  /// How much of a bar that goes with the keyboard pictures may show to be covered at rest, in points: what is taken for the
  /// keyboard's top, at a height that keyboards have, may be a line of the bar above its lower edge.
  private static let ownLine = 8.0

  static func limit(in film: RecordedFilm) -> Double {
    (film.isExact ? limits.exact : limits.pictures) * film.point
  }

  /// Nil if no fault is known; an error at the `earlier` rest is due to an earlier event.
  init?(of fit: EventFit, from earlier: FilmRest?, to rest: FilmRest?, in film: RecordedFilm) {
    // Pictures that do not show how a bar moves are not believed in anything else.
    guard film.isExact || fit.bar?.way != nil else { return nil }
    let least = BarFault.limit(in: film)
    let before = earlier?.excess ?? 0
    func isNew(_ excess: Double) -> Bool {
      excess * before <= 0 || excess.magnitude > before.magnitude + least
    }
    let mayBeOwnLine = !film.isExact && fit.bar?.way == .withKeyboard
    if let rest, let gaps = rest.gaps, let excess = rest.excess,
      excess.magnitude - gaps.noise > least, isNew(excess),
      !(mayBeOwnLine && rest.isShown && -BarFault.ownLine * film.point...0 ~= excess)
    {
      self.excess = excess
      distance = rest.distance ?? 0
      self.rest = rest
      return
    }
    // In pictures, a frame in which a bar that goes with the keyboard is off is read wrongly.
    guard film.isExact || fit.bar?.way != .withKeyboard else { return nil }
    func isOff(_ gap: EventGaps.Gap) -> Bool {
      gap.excess.magnitude - gap.uncertainty > least && isNew(gap.excess)
    }
    let worst = fit.bar?.gaps?.extremes.filter(isOff)
      .max { $0.excess.magnitude < $1.excess.magnitude }
    guard let worst else { return nil }
    // One picture alone may be misread, as the last rows of a keyboard that goes; those without its top go by their neighbours.
    let shown = fit.bar?.gaps?.frames.count {
      $0.isTrusted && isOff($0) && film.frames[$0.frame].keyboardTop != nil
    }
    guard film.isExact || shown ?? 0 > 1 else { return nil }
    (excess, distance, self.rest) = (worst.excess, worst.distance, nil)
  }

  /// As a clause about the bar, with a word for the keyboard.
  func words(unit: RecordedFilm.Unit, keyboard: String = "it") -> String {
    func length(_ length: Double) -> String { FitWords.length(length, unit: unit) }
    guard let rest else {
      return "\(BarFault.words(excess, distance: distance, unit: unit)) while it moves"
    }
    guard rest.isShown else {
      return
        "comes to rest \(length(excess.magnitude)) \(excess > 0 ? "above" : "below") where it was without a keyboard"
    }
    return excess > 0
      ? "rests \(length(distance)) above \(keyboard)"
      : "ends up with \(length(min(-excess, max(-distance, 0)))) of it covered"
  }

  /// As a clause, by the error and the distance from the keyboard.
  static func words(_ excess: Double, distance: Double, unit: RecordedFilm.Unit) -> String {
    if excess > 0 { return "is \(FitWords.length(excess, unit: unit)) too high" }
    return distance < 0
      ? "is covered by \(FitWords.length(min(-excess, -distance), unit: unit))"
      : "is \(FitWords.length(-excess, unit: unit)) too low"
  }
}
