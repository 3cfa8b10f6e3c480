/// How far a bar is off by one event, which was not as far off before it.
struct BarFault {
  /// How far, in the film's unit: negative where the bar is too low.
  let excess: Double
  /// From its bottom to the keyboard's top there, in the film's unit.
  let distance: Double
  /// The rest behind the event, where the bar is off there; nil where it is off on the way alone.
  let rest: FilmRest?

  /// How far a bar may be off and be called right, in points: by exact numbers, and in pictures, where the edges of bar and
  /// keyboard may each be read a point beside.
  private static let limits = (exact: 1.5, pictures: 3.0)

  /// How far a bar may be off in a film and be called right, in the film's unit.
  static func limit(in film: RecordedFilm) -> Double {
    (film.isExact ? limits.exact : limits.pictures) * film.point
  }

  /// The fault of a fit; nil where there is none, or none that can be told.
  ///
  /// - Parameters:
  ///   - earlier: The rest before the event: as far as the bar was off there, it is so by an earlier one.
  ///   - rest: The rest behind the event.
  init?(of fit: EventFit, from earlier: FilmRest?, to rest: FilmRest?, in film: RecordedFilm) {
    // Of pictures that do not tell how a bar goes nothing else is believed.
    guard film.isExact || fit.bar?.way != nil else { return nil }
    let least = BarFault.limit(in: film)
    let before = earlier?.excess ?? 0
    func isNew(_ excess: Double) -> Bool {
      excess * before <= 0 || excess.magnitude > before.magnitude + least
    }
    if let rest, let gaps = rest.gaps, let excess = rest.excess,
      excess.magnitude - gaps.noise > least, isNew(excess)
    {
      self.excess = excess
      distance = rest.distance ?? 0
      self.rest = rest
      return
    }
    let worst = [fit.bar?.gaps?.widest, fit.bar?.gaps?.deepest].compactMap { $0 }
      .filter { $0.excess.magnitude - $0.uncertainty > least && isNew($0.excess) }
      .max { $0.excess.magnitude < $1.excess.magnitude }
    guard let worst else { return nil }
    (excess, distance, self.rest) = (worst.excess, worst.distance, nil)
  }

  /// What is said of it, as a clause.
  func words(unit: RecordedFilm.Unit) -> String {
    func length(_ length: Double) -> String { FitWords.length(length, unit: unit) }
    guard let rest else {
      return "\(BarFault.words(excess, distance: distance, unit: unit)) on the way"
    }
    guard rest.isShown else {
      return
        "comes to rest \(length(excess.magnitude)) \(excess > 0 ? "above" : "below") where it stood without a keyboard"
    }
    return excess > 0
      ? "rests \(length(distance)) above it"
      : "comes to rest with \(length(min(-excess, max(-distance, 0)))) of it covered"
  }

  /// Where a bar is that is off by so much and so far from the keyboard, as a clause.
  static func words(_ excess: Double, distance: Double, unit: RecordedFilm.Unit) -> String {
    if excess > 0 { return "is \(FitWords.length(excess, unit: unit)) too high" }
    return distance < 0
      ? "is covered by \(FitWords.length(min(-excess, -distance), unit: unit))"
      : "is \(FitWords.length(-excess, unit: unit)) too low"
  }
}
