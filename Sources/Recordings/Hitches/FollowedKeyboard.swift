import Diagnosis

/// The bar in one motion of the keyboard, by when the keyboard was where the bar belongs to.
///
/// The keyboard is the clock, as no app can stop it. A bar that goes along shows the keyboard of its own frame, or of
/// one shortly before; a bar whose app stands shows one time in all frames, and then jumps to its own again.
struct FollowedKeyboard {
  /// A new picture that shows the keyboard.
  private struct Step {
    let frame: Int
    let time: Double
    let keyboard: Double
    let bar: Reading?
    /// When the keyboard was where the bar belongs to, in seconds; nil without a bar, and where both hardly move.
    var shown: Double?
    /// Whether the bar goes along: it shows the keyboard of this frame, or of one shortly before.
    var isAlong = false
  }

  private let steps: [Step]
  /// From one new picture to the next, in seconds.
  private let interval: Double
  private let clock: FittedMotion
  private let point: Double

  /// The fewest frames that show bar and keyboard in motion, and in which the bar goes along.
  private static let fewest = (shown: KeyboardFit.fewestFrames, along: 2)
  /// The least hitch, in intervals: two, as a frame may be late by a recorder's jitter.
  private static let leastLength = 1.6
  /// The least part of one that is seen before the keyboard covers the bar, in intervals.
  private static let leastSeen = 0.9
  /// How far ahead of the keyboard and behind it the bar goes along, in intervals.
  private static let along = -1.5...2.5
  /// The least jump, in points.
  private static let leastJump = 6.0
  /// The largest motion of a bar that stands: in points, and in uncertainties.
  private static let stillness = (points: 0.75, uncertainties: 1.5)
  /// The share of the motion after which it is too slow to tell the time by.
  private static let telling = 0.985

  /// Nil unless the bar is seen at both rests, and goes from one to another.
  init?(
    _ fit: EventFit, by clock: FittedMotion, from earlier: FilmRest?, to later: FilmRest?,
    in film: RecordedFilm
  ) {
    let point = film.point
    guard let earlier, let later, let before = earlier.barBottom, let after = later.barBottom,
      abs(after - before) > 10 * point, abs(clock.end - clock.start) > 10 * point
    else { return nil }
    let isHide = fit.event.kind == .hide
    let home = isHide ? after : before
    let distance = isHide ? earlier.keyboardTop - before : later.keyboardTop - after
    let seen = fit.event.frames.filter {
      let frame = film.frames[$0]
      return !frame.isRepeated && !frame.isTorn && frame.keyboardTop != nil
    }
    let interval = seen.map { film.frames[$0].time }.usualStep
    // A bar that is scaled has its own place for each of the keyboard's; one that waits is at home until it is reached.
    let ways: [(Double) -> Double] = [
      { clock.start + (clock.end - clock.start) * ($0 - before) / (after - before) },
      { min($0, home) + distance },
    ]
    let telling = FollowedKeyboard.telling
    func steps(_ keyboard: (Double) -> Double) -> [Step] {
      seen.compactMap { index in
        let frame = film.frames[index]
        guard let top = frame.keyboardTop?.value else { return nil }
        var step = Step(frame: index, time: frame.time, keyboard: top, bar: frame.barBottom)
        guard let bar = frame.barBottom, frame.time > clock.begin else { return step }
        let place = keyboard(bar.value)
        let progress = (place - clock.start) / (clock.end - clock.start)
        if progress < telling {
          step.shown = progress <= 0 ? clock.begin : clock.time(ofProgress: progress)
        } else if abs(place - top) < EventHitches.leastWay * point {
          step.shown = frame.time
        }
        step.isAlong =
          step.shown.map { FollowedKeyboard.along.contains((frame.time - $0) / interval) } ?? false
        return step
      }
    }
    func along(_ keyboard: (Double) -> Double) -> Int {
      steps(keyboard).count {
        $0.isAlong && (($0.keyboard - clock.start) / (clock.end - clock.start)) < telling
      }
    }
    let best = ways.max { along($0) < along($1) }
    guard let best, interval > 0 else { return nil }
    self.steps = steps(best)
    (self.interval, self.clock, self.point) = (interval, clock, point)
  }

  /// Whether enough frames show both while the keyboard moves.
  var isTold: Bool {
    steps.count { $0.shown != nil && progress(of: $0) < FollowedKeyboard.telling }
      >= FollowedKeyboard.fewest.shown
  }

  private func progress(of step: Step) -> Double {
    (step.keyboard - clock.start) / (clock.end - clock.start)
  }

  /// The times for which the bar stands and then jumps to where it belongs, in order.
  var hitches: [Hitch] {
    let shown = steps.indices.filter { steps[$0].shown != nil }
    return zip(shown, shown.dropFirst()).compactMap { hitch(after: $0, until: $1) }
  }

  /// For how long it may have stood besides, in seconds: no frame shows the bar, for two or more one after another.
  func hidden(besides hitches: [Hitch]) -> Double {
    let isHidden = steps.map { step in
      step.bar == nil && step.time > clock.begin && progress(of: step) < FollowedKeyboard.telling
        && !hitches.contains { $0.frames.contains(step.frame) }
    }
    let long = isHidden.indices.filter { index in
      isHidden[index]
        && [index - 1, index + 1].contains { isHidden.indices.contains($0) && isHidden[$0] }
    }
    return Double(long.count) * interval
  }

  /// From the last frame that shows the bar before a jump to the one after it.
  private func hitch(after last: Int, until next: Int) -> Hitch? {
    let (before, after) = (steps[last], steps[next])
    guard let from = before.shown, let to = after.shown, after.isAlong,
      let stood = before.bar, let jumped = after.bar
    else { return nil }
    let step = after.time - steps[next - 1].time
    let late = to - from - step
    guard late > FollowedKeyboard.leastLength * interval,
      abs(clock.value(at: to) - clock.value(at: from)) > FollowedKeyboard.leastJump * point,
      abs(jumped.value - stood.value) > FollowedKeyboard.leastJump * point
    else { return nil }
    let tolerance = max(
      FollowedKeyboard.stillness.points * point,
      FollowedKeyboard.stillness.uncertainties * stood.uncertainty)
    let run = steps[...last].reversed().prefix {
      $0.bar.map { abs($0.value - stood.value) <= tolerance } ?? false
    }
    guard let first = run.last else { return nil }
    // It stands for all of that time, and does not crawl; and it went along before, or had not begun.
    let isWhole = steps[next - 1].time - first.time > late - 1.2 * interval
    let isFromRest = first.time <= clock.begin + interval || from <= clock.begin + interval
    guard isWhole, isFromRest || first.isAlong else { return nil }
    var least = late
    if next > last + 1 {
      // It was seen to stand before the keyboard covered it: one that is not found may be anywhere.
      let lag = after.time - to
      least = before.time - lag - from
      guard least > FollowedKeyboard.leastSeen * interval,
        abs(clock.value(at: before.time - lag) - clock.value(at: from))
          > FollowedKeyboard.leastJump * point
      else { return nil }
    }
    let others = steps.indices.filter { index in
      guard index > 0, !(first.frame...after.frame).contains(steps[index].frame),
        let bar = steps[index].bar, let earlier = steps[index - 1].bar
      else { return false }
      return steps[index].shown != nil && abs(bar.value - earlier.value) > point
    }
    // A bar on a curve of its own comes by, and does not go along.
    let along = others.count { steps[$0].isAlong }
    guard along >= FollowedKeyboard.fewest.along, 5 * along >= 4 * others.count else { return nil }
    let begin = after.time - late
    let start = steps.last { $0.time < begin - interval / 2 } ?? first
    return Hitch(
      cause: .app, frames: start.frame...steps[next - 1].frame, begin: begin,
      length: least...late)
  }
}
