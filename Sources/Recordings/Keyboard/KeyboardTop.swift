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
  /// The rows above it do not move with them, or are a bar that is recognised at the screen's bottom without the
  /// keyboard.
  init?(of seen: RestingKeyboard) {
    let rows = max(seen.measure.rows(20), seen.picture.height - seen.measure.rows(520))
    guard rows < seen.keys.first else { return nil }
    let steps = RowStep.all(
      in: seen.picture, rows: rows..<seen.keys.first, reach: seen.measure.rows(1))
    var all: [(score: Double, top: KeyboardTop, hasBar: Bool?, isUnseen: Bool, isMeasured: Bool)] =
      []
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
      let worth = rise.map { seen.worth(ofRise: $0, from: guess.place) }
      score += worth ?? 0
      // A bar rises by the height of the part below the edge, which moves with the keys.
      let hasBar = worth.map { $0 > KeyboardTop.rightRise && parting > KeyboardTop.goesWithKeys }
      // Where neither an edge nor what moves shows a height that few keyboards have, another may be meant.
      let isOpen = guess.isUnseen && parting <= 0
      let uncertainty = isOpen ? Double(seen.measure.rows(KeyboardTop.unseen)) : guess.uncertainty
      let top = KeyboardTop(place: guess.place, uncertainty: uncertainty)
      let isMeasured = guess.hasEdge && parting > KeyboardTop.goesWithKeys
      all.append((score, top, hasBar, guess.isUnseen, isMeasured))
    }
    // An edge that is seen to go with the keys needs no height of the table.
    guard var best = all.max(by: { $0.score < $1.score }),
      best.score
        > (seen.measure.isKnown && !best.isMeasured
          ? KeyboardTop.enough.atRest : KeyboardTop.enough.inMotion)
    else { return nil }
    // Nothing above the likeliest edge rises with it, and all that is right below does: it is the bar's.
    let point = seen.measure.rowsPerPoint
    let lower = all.filter {
      $0.hasBar == true
        && KeyboardTop.bars.contains(($0.top.place - best.top.place) / point)
    }
    var others: [Double] = []
    if best.hasBar == nil, let bar = lower.max(by: { $0.score < $1.score }) {
      (best, all) = (bar, lower)
    } else if best.hasBar == nil {
      others = seen.edges(ofBarsBelow: best.top.place, KeyboardTop.bars)
        .filter { seen.parting(at: $0) > KeyboardTop.goesWithKeys }
    }
    self = best.top
    // Of two edges that are about as likely, none is known; a height of the table without an edge must be far likelier.
    let lead = best.isUnseen ? KeyboardTop.leads.unseen : KeyboardTop.leads.edge
    for rival in all where rival.score > best.score - lead {
      uncertainty = max(uncertainty, abs(rival.top.place - place))
    }
    for other in others { uncertainty = max(uncertainty, other - place) }
  }

  /// The evidence from which on an edge is the keyboard's: one that nothing shows in motion, and one that goes with the keys.
  private static let enough = (atRest: 3.3, inMotion: 2.2)
  /// By how much evidence an edge, or a known height without one, must be likelier than another.
  private static let leads = (edge: 1.0, unseen: 2.5)
  /// How high bars are, in points.
  private static let bars = 20.0...110.0

  /// From the lowest to the highest of iOS 26's keyboards, in points.
  private static let unseen = 37.0
  /// The evidence of a bar's rise, and of what moves with the keys, from which on an edge is likely whatever else is.
  private static let (rightRise, goesWithKeys) = (2.5, 0.3)
}

/// A possible place of a keyboard's top.
struct TopGuess {
  /// In rows from the screen's top.
  let place: Double
  let uncertainty: Double
  /// The evidence from the step and the known heights.
  let score: Double
  /// Whether an edge is there, or was at an earlier rest: else it is a height of the table alone.
  var hasEdge = true
  /// Whether few keyboards have that height.
  var isRare = false

  /// Whether it is a height that few keyboards have, and no edge is there.
  var isUnseen: Bool { isRare && !hasEdge }
}
