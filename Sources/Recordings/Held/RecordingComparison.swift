import Basics

/// Two recordings compared motion by motion, whatever their rates and sizes.
///
/// A check holds a recording to an approved one by it, and `compare` one to another or to the model's film. Motions are
/// set by their begin to a fraction of a frame, and lengths are compared in points.
public struct RecordingComparison: Sendable {
  /// The recordings.
  public let before, after: RecordingVerdict
  /// The motions that both have, in order.
  public let motions: [ComparedMotion]
  /// The events that only one of them has, by their index.
  public let onlyBefore, onlyAfter: [Int]
  /// The measures that both have, at rest and in motion.
  public let differences: [HeldDifference]
  /// Why bars or all lengths are not held against each other; nil if they are.
  public let obstacle: ComparisonObstacle?

  /// Compares two recordings.
  ///
  /// - Returns: Nil if one is in points, and the other in pixels of unknown size.
  public init?(of after: RecordingVerdict, against before: RecordingVerdict) {
    guard before.film.unit == after.film.unit else { return nil }
    self.before = before
    self.after = after
    let errors = (
      before: before.film.comparisonError(beside: after.film),
      after: after.film.comparisonError(beside: before.film)
    )
    let pairs = RecordingComparison.pairs(
      before.fits.map(\.event.kind), after.fits.map(\.event.kind))
    let obstacle = ComparisonObstacle(before, after, pairs)
    self.obstacle = obstacle
    motions = pairs.map { ComparedMotion(before, $0.before, after, $0.after, errors, obstacle) }
    let (paired, other) = (Set(pairs.map(\.before)), Set(pairs.map(\.after)))
    onlyBefore = before.events.indices.filter { !paired.contains($0) }
    onlyAfter = after.events.indices.filter { !other.contains($0) }
    differences =
      motions.flatMap(\.differences)
      + RecordingComparison.rests(before, after, pairs).flatMap { event, first, second in
        zip(before.held(of: first), after.held(of: second)).map {
          HeldDifference(
            $0, $1, event: event, errors, obstacle, most: max(before.film.height, after.film.height)
          )
        }
      }
  }

  /// The most events of one kind and order in both; where there is a choice, the earliest.
  private static func pairs(
    _ before: [RecordedEvent.Kind], _ after: [RecordedEvent.Kind]
  ) -> [(before: Int, after: Int)] {
    let row = [Int](repeating: 0, count: after.count + 1)
    var most = [[Int]](repeating: row, count: before.count + 1)
    for i in before.indices.reversed() {
      for j in after.indices.reversed() {
        most[i][j] =
          before[i] == after[j]
          ? most[i + 1][j + 1] + 1 : max(most[i + 1][j], most[i][j + 1])
      }
    }
    var pairs: [(before: Int, after: Int)] = []
    var (i, j) = (0, 0)
    while i < before.count, j < after.count {
      if before[i] == after[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if most[i + 1][j] >= most[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// The rests after a motion that both have, and the first where both begin with the same.
  private static func rests(
    _ before: RecordingVerdict, _ after: RecordingVerdict, _ pairs: [(before: Int, after: Int)]
  ) -> [(event: String, before: FilmRest, after: FilmRest)] {
    func rest(_ verdict: RecordingVerdict, after event: Int?) -> FilmRest? {
      verdict.judgement.rests.first { $0.before == event }
    }
    let isAlikeAtFirst = pairs.first.map { $0.before == 0 && $0.after == 0 } ?? false
    let places = (isAlikeAtFirst ? [(Int?.none, Int?.none)] : []) + pairs.map { ($0, $1) }
    return places.compactMap { first, second in
      guard let one = rest(before, after: first), let other = rest(after, after: second),
        one.isShown == other.isShown
      else { return nil }
      let event = first.flatMap { first in
        second.map { "after \(name(ofEvent: first, in: before, and: $0, in: after))" }
      }
      return (event ?? "before \(after.name(ofEvent: 0))", one, other)
    }
  }

  /// Such as `1 show`, or `1 → 3 show` if it is not the same in both.
  static func name(
    ofEvent first: Int, in before: RecordingVerdict, and second: Int, in after: RecordingVerdict
  ) -> String {
    first == second
      ? after.name(ofEvent: second) : "\(first + 1) → \(after.name(ofEvent: second))"
  }
}
