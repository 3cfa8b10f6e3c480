/// The steps of a bar set from frame to frame in an episode.
struct TickSteps {
  /// A step: when, in seconds, and in points the bar's move down and the keyboard's top after it.
  ///
  /// `left` is the bar's distance above its final place before and after.
  private struct Step {
    let time: Double
    let move: Double
    let keyboardTop: Double
    let left: (before: Double, after: Double)
  }

  private let steps: [Step]
  /// From one frame to the next, in seconds.
  private let tick: Double

  /// The steps needed to recognise a rule.
  private static let fewest = 6
  /// The least remaining distance of a meaningful step, in points.
  private static let least = 2.0
  /// How much the steps' shares may differ, 0…1.
  private static let tolerance = 0.03
  /// The greatest age of a measurement, in frames.
  private static let oldest = 3
  /// The keyboard's least travel in a meaningful frame, in points.
  private static let leastTravel = 0.1

  init?(of episode: Episode) {
    guard episode.isSettled, let rest = episode.after?.distance else { return nil }
    let before = Dictionary(
      episode.samples.filter(\.moment.isBeforeTurns).map { ($0.time, $0) }
    ) { first, _ in first }
    let after = Dictionary(
      episode.samples.filter { !$0.moment.isBeforeTurns }.map { ($0.time, $0) }
    ) { first, _ in first }
    steps = episode.jumps.compactMap { jump in
      guard let first = before[jump.time], let next = after[jump.time] else { return nil }
      return Step(
        time: jump.time, move: next.barBottom - first.barBottom, keyboardTop: next.keyboardTop,
        left: (first.distance - rest, next.distance - rest))
    }
    tick = zip(steps, steps.dropFirst()).map { $1.time - $0.time }.min() ?? 0
    guard steps.count > TickSteps.fewest, tick > 0 else { return nil }
  }

  /// The share of the earlier distance that each step takes, 0…1; nil if they differ, or are 1.
  ///
  /// A bar set to the keyboard's old place takes a varying share, as the keyboard gains or loses speed. One moved on
  /// the keyboard's own curve over another distance takes nearly the same share as both come to rest, but measures
  /// nothing.
  var share: Double? {
    guard !areTheKeyboards else { return nil }
    var best: (spread: Double, share: Double)?
    for age in 0...TickSteps.oldest {
      for isAfter in [false, true] where age > 0 || !isAfter {
        let shares = shares(age, isAfter: isAfter)
        guard shares.count >= TickSteps.fewest, let least = shares.min(), let most = shares.max(),
          most - least < best?.spread ?? TickSteps.tolerance
        else { continue }
        best = (most - least, shares.reduce(0, +) / Double(shares.count))
      }
    }
    return best.flatMap { TickSteps.tolerance < $0.share && $0.share < 0.9 ? $0.share : nil }
  }

  /// Whether the steps are the keyboard's own, at most two frames before, times a factor.
  private var areTheKeyboards: Bool {
    (0..<TickSteps.oldest).contains { age in
      let travels = zip(steps, steps.dropFirst()).map { $1.keyboardTop - $0.keyboardTop }
      let ratios = zip(travels, steps.dropFirst(age + 1)).compactMap { travel, step in
        abs(travel) > TickSteps.leastTravel ? step.move / travel : nil
      }
      guard ratios.count >= TickSteps.fewest, let least = ratios.min(), let most = ratios.max(),
        least > 0
      else { return false }
      return most / least - 1 < TickSteps.tolerance
    }
  }

  private func shares(_ age: Int, isAfter: Bool) -> [Double] {
    zip(steps, steps.dropFirst(age)).compactMap { seen, step in
      let left = isAfter ? seen.left.after : seen.left.before
      guard abs(step.time - seen.time - Double(age) * tick) < tick / 10, abs(left) > TickSteps.least
      else { return nil }
      return step.move / left
    }
  }
}
