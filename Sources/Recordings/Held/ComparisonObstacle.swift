/// Why the bars of two recordings, or all lengths of them, are not held against each other.
public enum ComparisonObstacle: Sendable, Hashable {
  /// The keyboard moves as none does in one of them, and as keyboards do in the other: it may be read wrongly.
  case unlikeKeyboard(event: String, isBefore: Bool)
  /// What is taken for the bar is not as high, in the films' unit.
  case otherBars(before: Double, after: Double)

  var allowsKeyboard: Bool {
    if case .otherBars = self { true } else { false }
  }

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
    guard let one = before.film.barHeight, let other = after.film.barHeight,
      (one - other).magnitude > EventGaps.otherHeight * max(one, other)
    else { return nil }
    self = .otherBars(before: one, after: other)
  }

  /// Whether pictures show a keyboard's motion in many frames, and it is none that keyboards have.
  private static func isOdd(_ fit: KeyboardFit, in film: RecordedFilm) -> Bool {
    guard film.isOfPictures else { return false }
    switch fit.doubt {
    case .unlikeAny: return true
    case .alike: return fit.movingFrames >= manyFrames
    case .tooFewFrames(let count, _): return count == 0
    case nil, .slow, .fades, .notSeen, .still: return false
    }
  }
}
