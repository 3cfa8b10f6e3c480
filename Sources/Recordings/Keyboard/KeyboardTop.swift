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
    let guesses =
      seen.guesses(at: steps) + seen.guessesInMotion(besides: steps, below: rows)
      + seen.guesses(awayFrom: steps, below: rows) + seen.guessesOfKnown
    var all = guesses.map { KeyboardTop.Candidate($0, in: seen) }
    // An edge that is seen to go with the keys needs no height of the table.
    guard var best = all.max(by: { $0.score < $1.score }),
      best.score
        > (seen.measure.isKnown && !best.isMeasured
          ? KeyboardTop.enough.atRest : KeyboardTop.enough.inMotion)
    else { return nil }
    let point = seen.measure.rowsPerPoint
    // Where an edge is near enough to the keys, one that is too far is something else's.
    let highest = Double(seen.keys.first) - KeyboardTop.head * point
    if best.place >= highest { all.removeAll { $0.place < highest } }
    // Nothing above the likeliest edge rises with it, and all that is right below does: it is the bar's.
    let lower = all.filter {
      $0.hasBar && KeyboardTop.bars.contains(($0.place - best.place) / point)
    }
    var others: [Double] = []
    if best.worth == nil, let bar = lower.max(by: { $0.score < $1.score }) {
      (best, all) = (bar, lower)
    } else if best.worth == nil {
      others = seen.edges(ofBarsBelow: best.place, KeyboardTop.bars)
        .filter { seen.parting(at: $0) > KeyboardTop.goesWithKeys }
    }
    place = best.place
    uncertainty = best.uncertainty
    // Of two edges that are about as likely, none is known; a height of the table without an edge must be far likelier.
    for rival in all where !KeyboardTop.givesWay(rival, to: best, point: point) {
      guard rival.score > best.score - KeyboardTop.lead(of: best, over: rival) else { continue }
      uncertainty = max(uncertainty, abs(rival.place - place))
    }
    for other in others { uncertainty = max(uncertainty, other - place) }
    uncertainty = max(uncertainty, KeyboardTop.doubt(of: best, among: all, in: seen))
  }

  /// The evidence from which on an edge is the keyboard's: one that nothing shows in motion, and one that goes with the keys.
  private static let enough = (atRest: 3.3, inMotion: 2.2)
  /// By how much evidence an edge, or a known height without one, must be likelier than another.
  ///
  /// Against one that goes with the keys it must be more than a bar's rise is worth, 3.5, as that may agree by chance.
  private static let leads = (edge: 1.0, unseen: 2.5, contradicted: 4.0)
  private static func lead(of best: Candidate, over rival: Candidate) -> Double {
    best.isContradicted(by: rival)
      ? leads.contradicted : best.guess.isUnseen ? leads.unseen : leads.edge
  }

  /// The most of a keyboard above its keys, in points: suggestions of 45 and a margin of 20 below glass, and some more.
  private static let head = 90.0
  /// Whether a height of the table without an edge gives way to an edge that goes with the keys: the bar rises to that edge,
  /// or the two are too near each other for a bar between them.
  private static func givesWay(_ rival: Candidate, to best: Candidate, point: Double) -> Bool {
    best.isMeasured && rival.isContradicted(by: best)
      && (best.worth ?? 0 > 0 || abs(rival.place - best.place) < bars.lowerBound * point)
  }

  /// How high bars are, in points.
  private static let bars = 20.0...110.0

  /// How far from a height of the table, in points, an edge is surely meant.
  private static let ownEdge = 0.5
  /// How far a field's edge is from its bar's at most, in points.
  private static let margin = 10.0
  /// From the lowest to the highest of iOS 26's keyboards, in points.
  private static let unseen = 37.0
  /// The evidence of a bar's rise, and of what moves with the keys, from which on an edge is likely whatever else is.
  private static let (rightRise, goesWithKeys) = (2.5, 0.3)
}

extension KeyboardTop {
  /// How far the top may be from the best guess, in rows, if that is the edge of something else; 0 if it is not.
  private static func doubt(
    of best: Candidate, among all: [Candidate], in seen: RestingKeyboard
  ) -> Double {
    let point = seen.measure.rowsPerPoint
    var doubt = 0.0
    for other in all where best.mayEnd(at: other, isMoving: seen.isSeenMoving) {
      let distance = abs(other.place - best.place)
      if bars.contains(distance / point) { doubt = max(doubt, distance) }
    }
    // A height of the table is not measured, and a bar that rises by a little more or less contradicts it: the edge may be
    // that of the bar's field. One that rises by much less has another distance by design.
    if best.isAssumed {
      for near in all where abs(near.place - best.place) <= point {
        guard let rise = near.rise, near.worth == 0 else { continue }
        let error = seen.error(ofRise: rise, from: best.place)
        if error < margin { doubt = max(doubt, error * point) }
      }
    }
    return doubt
  }

  /// A guess with its evidence.
  private struct Candidate {
    let guess: TopGuess
    let score: Double
    let uncertainty: Double
    /// Whether the rows below move with the keys and those above do not, 1…−1.
    let parting: Double
    /// The bar's rise to it, in rows, and the evidence of that; nil if no bar is recognised without the keyboard.
    let rise, worth: Double?

    init(_ guess: TopGuess, in seen: RestingKeyboard) {
      self.guess = guess
      rise = seen.barRise(above: guess.place)
      worth = rise.map { seen.worth(ofRise: $0, from: guess.place) }
      parting = seen.parting(at: guess.place)
      // Everything below the edge must move with the keys.
      score =
        guess.score + (parting < 0 ? 2 * parting : parting)
        + 3 * seen.standing(at: guess.place, rise: rise) + (worth ?? 0)
      // Where neither an edge nor what moves shows a height that few keyboards have, another may be meant.
      let isOpen = guess.isUnseen && parting <= 0
      uncertainty = isOpen ? Double(seen.measure.rows(KeyboardTop.unseen)) : guess.uncertainty
    }

    var place: Double { guess.place }
    /// A bar rises by the height of the part below the edge, which moves with the keys.
    var hasBar: Bool { worth ?? 0 > KeyboardTop.rightRise && parting > KeyboardTop.goesWithKeys }
    var isMeasured: Bool { guess.hasEdge && parting > KeyboardTop.goesWithKeys }
    /// Whether it is a height of the table without an edge, which does not go with the keys, and another does.
    func isContradicted(by rival: Candidate) -> Bool {
      !guess.hasEdge && parting <= 0 && rival.parting > KeyboardTop.goesWithKeys
    }
    /// Whether a strip between it and another edge may be the keyboard's or the app's: nothing shows which.
    func mayEnd(at other: Candidate, isMoving: Bool) -> Bool {
      guard parting <= KeyboardTop.goesWithKeys else { return false }
      // A bar that rises by more rests above the keyboard, or on a strip of it that has another edge.
      if let worth { return worth < 0 && other.worth ?? 0 > KeyboardTop.rightRise }
      guard guess.tableError ?? .infinity > KeyboardTop.ownEdge else { return false }
      guard isMoving || guess.wasSeen else { return other.guess.hasEdge }
      return other.score > KeyboardTop.enough.inMotion
        && other.parting > -KeyboardTop.goesWithKeys
    }
    /// Whether it is a height of the table whose edge is not near, or does not go with the keys.
    var isAssumed: Bool {
      guess.tableError.map { $0 > KeyboardTop.ownEdge || parting < 0 } ?? false
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
  /// How far a height of the table is from an edge, in points, infinite without one; nil if the place is an edge's own.
  var tableError: Double?
  /// Whether few keyboards have that height.
  var isRare = false
  /// Whether the same keyboard began there at an earlier rest.
  var wasSeen = false

  /// Whether an edge is there, or was at an earlier rest: else it is a height of the table alone.
  var hasEdge: Bool { tableError != .infinity }
  /// Whether it is a height that few keyboards have, and no edge is there.
  var isUnseen: Bool { isRare && !hasEdge }
}
