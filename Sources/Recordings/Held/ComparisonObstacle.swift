/// Why the bars of two recordings, or all lengths of them, are not compared.
public enum ComparisonObstacle: Sendable, Hashable {
  /// The keyboard moves as none does in one of them, and as keyboards do in the other: it may be read wrongly.
  case unlikeKeyboard(event: String, isBefore: Bool)
  /// Either of two things may be the bar of one of them.
  case severalBars(isBefore: Bool)
  /// The presumed bars differ in height, in the films' unit.
  case otherBars(before: Double, after: Double)
  /// The presumed bar ends so far above the screen's bottom without a keyboard that it is another thing.
  case barsElsewhere(before: Double, after: Double)

  var allowsKeyboard: Bool {
    if case .unlikeKeyboard = self { false } else { true }
  }

  /// How far apart two bars may be without a keyboard, in heights of the higher one.
  private static let farShare = 0.5
  /// How far apart, in points, two readings of one edge may be.
  private static let sameTop = 3.0

  /// From that many frames in motion on, a keyboard's motion is told from others.
  private static let manyFrames = 12

  /// Nil if all is compared.
  ///
  /// - Parameter pairs: The indices of the motions that both have.
  init?(
    _ before: RecordingVerdict, _ after: RecordingVerdict, _ pairs: [(before: Int, after: Int)]
  ) {
    let odd = pairs.compactMap { pair -> ComparisonObstacle? in
      let isOdd = (
        ComparisonObstacle.isOdd(before.fits[pair.before].keyboard, in: before.film),
        ComparisonObstacle.isOdd(after.fits[pair.after].keyboard, in: after.film)
      )
      guard isOdd.0 != isOdd.1 else { return nil }
      return .unlikeKeyboard(
        event: isOdd.0 ? before.name(ofEvent: pair.before) : after.name(ofEvent: pair.after),
        isBefore: isOdd.0)
    }
    if let first = odd.first {
      self = first
      return
    }
    let areSeveral = [before, after].map { $0.fits.contains { $0.bar?.doubt == .severalBars } }
    if let first = areSeveral.firstIndex(of: true) {
      self = .severalBars(isBefore: first == 0)
      return
    }
    // A film that was played has the catalogue's bar, which is as high as it is.
    guard !before.film.isPlayed, before.film.isOfPictures || after.film.isOfPictures,
      let one = before.film.barHeight, let other = after.film.barHeight
    else { return nil }
    guard (one - other).magnitude <= EventGaps.otherHeight * max(one, other) else {
      self = .otherBars(before: one, after: other)
      return
    }
    guard let home = before.judgement.clearance, let elsewhere = after.judgement.clearance else {
      return nil
    }
    // One top and two bottoms: a bar's own lower edge, and one that shows through it or below it.
    let same = ComparisonObstacle.sameTop * max(before.film.point, after.film.point)
    if (one - other).magnitude > same, (home + one - elsewhere - other).magnitude <= same {
      self = .otherBars(before: one, after: other)
    } else if (home - elsewhere).magnitude > ComparisonObstacle.farShare * max(one, other) {
      self = .barsElsewhere(before: home, after: elsewhere)
    } else {
      return nil
    }
  }

  /// Whether pictures show a motion that keyboards do not have.
  private static func isOdd(_ fit: KeyboardFit, in film: RecordedFilm) -> Bool {
    guard film.isOfPictures else { return false }
    switch fit.doubt {
    case .unlikeAny: return true
    case .alike: return fit.movingFrames >= manyFrames
    case nil:
      // Springs may be slowed down, as in a simulator.
      guard let shape = fit.motion?.shape, case .curve = shape else { return false }
      return !shape.isKeyboards
    case .slow, .fades, .notSeen, .still, .severalBars, .tooFewFrames: return false
    }
  }
}
