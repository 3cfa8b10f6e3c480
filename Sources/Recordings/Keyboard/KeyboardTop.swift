/// The top edge of a keyboard at rest.
struct KeyboardTop: Sendable, Hashable {
  /// Where it is, in rows from the screen's top.
  var place: Double
  /// How far it may be off, 19 times of 20, in rows.
  var uncertainty: Double
  /// How far the bar above it is from where it is without the keyboard, in rows; nil where none was found again.
  var barRise: Double?

  /// Finds the edge: a step across the screen that travels with the keys, where what is above it does not, or is a bar
  /// that is found again at the screen's bottom without the keyboard; a keyboard's known height speaks for it.
  init?(of seen: RestingKeyboard) {
    let rows = max(seen.measure.rows(20), seen.picture.height - seen.measure.rows(520))
    guard rows < seen.keys.first else { return nil }
    let steps = RowStep.all(
      in: seen.picture, rows: rows..<seen.keys.first, reach: seen.measure.rows(1))
    var best: (score: Double, top: KeyboardTop)?
    for guess in seen.guesses(at: steps) + seen.guesses(awayFrom: steps, below: rows) {
      let rise = seen.barRise(above: guess.place)
      var score = guess.score
      let parting = seen.parting(at: guess.place)
      // What is below the edge has to move with the keys.
      score += parting < 0 ? 2 * parting : parting
      if let rise { score += seen.worth(ofRise: rise, from: guess.place) }
      if score > best?.score ?? (seen.measure.isKnown ? 3.3 : 2.2) {
        best = (
          score,
          KeyboardTop(place: guess.place, uncertainty: guess.uncertainty, barRise: rise)
        )
      }
    }
    guard let best else { return nil }
    self = best.top
  }

  private init(place: Double, uncertainty: Double, barRise: Double?) {
    self.place = place
    self.uncertainty = uncertainty
    self.barRise = barRise
  }
}

/// A place where a keyboard's top may be.
struct TopGuess {
  /// In rows from the screen's top.
  let place: Double
  let uncertainty: Double
  /// What the step and the known heights speak for it.
  let score: Double
}
