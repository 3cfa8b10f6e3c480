/// The top edge of a keyboard at rest.
struct KeyboardTop: Sendable, Hashable {
  /// In rows from the screen's top.
  var place: Double
  /// Half the width of the 95 % range, in rows.
  var uncertainty: Double
}

extension KeyboardTop {
  /// Finds the step across the screen that moves with the keys, supported by the known heights.
  ///
  /// What is above it does not move with them, or is a bar that is recognised at the screen's bottom without the
  /// keyboard.
  init?(of seen: RestingKeyboard) {
    let rows = max(seen.measure.rows(20), seen.picture.height - seen.measure.rows(520))
    guard rows < seen.keys.first else { return nil }
    let steps = RowStep.all(
      in: seen.picture, rows: rows..<seen.keys.first, reach: seen.measure.rows(1))
    var all: [(score: Double, top: KeyboardTop)] = []
    for guess in seen.guesses(at: steps) + seen.guesses(awayFrom: steps, below: rows)
      + seen.guessesOfKnown
    {
      let rise = seen.barRise(above: guess.place)
      var score = guess.score
      let parting = seen.parting(at: guess.place)
      // Everything below the edge must move with the keys.
      score += parting < 0 ? 2 * parting : parting
      let standing = seen.standing(at: guess.place, rise: rise)
      score += 3 * standing
      if let rise { score += seen.worth(ofRise: rise, from: guess.place) }
      all.append((score, KeyboardTop(place: guess.place, uncertainty: guess.uncertainty)))
    }
    guard let best = all.max(by: { $0.score < $1.score }),
      best.score > (seen.measure.isKnown ? 3.3 : 2.2)
    else { return nil }
    self = best.top
    // Of two edges that are about as likely, none is known.
    for rival in all where rival.score > best.score - 1 {
      uncertainty = max(uncertainty, abs(rival.top.place - place))
    }
  }
}

/// A possible place of a keyboard's top.
struct TopGuess {
  /// In rows from the screen's top.
  let place: Double
  let uncertainty: Double
  /// The evidence from the step and the known heights.
  let score: Double
}
