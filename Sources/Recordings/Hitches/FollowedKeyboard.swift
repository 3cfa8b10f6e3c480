import Diagnosis

/// The bar in one motion of the keyboard, by when the keyboard was where the bar belongs to.
///
/// The keyboard is the clock, as no app can stop it. A bar that moves along shows the keyboard of its own frame, or of
/// one shortly before; a bar whose app stalls shows one time in all frames, and then jumps to its own again.
struct FollowedKeyboard {
  /// A new picture that shows the keyboard.
  private struct Step {
    let frame: Int
    let time: Double
    let keyboard: Double
    let bar: Reading?
    /// The highest that the bar may be, where the keyboard covers it.
    let highest: Double?
    /// When the keyboard was where the bar belongs to, in seconds; nil without a bar, and where both hardly move.
    var shown: Double?
    /// When it was there at the latest, where the keyboard covers the bar.
    var latest: Double?
    /// Whether the bar goes along: it shows the keyboard of this frame, or of one shortly before.
    var isAlong = false

    init(_ number: Int, _ frame: RecordedFrame, _ clock: FittedMotion, point: Double) {
      let isCovered = frame.coversBar(point: point)
      (self.frame, time) = (number, frame.time)
      keyboard = frame.keyboardTop?.value ?? clock.value(at: frame.time)
      bar = isCovered ? nil : frame.barBottom
      highest = isCovered ? frame.highestBottom(point: point)?.value : nil
    }
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
  /// How long the bar may be out of sight, in seconds: less than animations usually last.
  private static let mostUnseen = 0.15
  /// How far ahead of the keyboard and behind it the bar goes along, in intervals.
  private static let along = -1.5...2.5
  /// The least jump, in points.
  private static let leastJump = 6.0
  /// The largest motion of a bar that rests: in points, and in uncertainties.
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
    let right = RightBar(
      home: isHide ? after : before,
      margin: isHide ? earlier.keyboardTop - before : later.keyboardTop - after)
    let seen = fit.event.frames.filter {
      let frame = film.frames[$0]
      return !frame.isRepeated && !frame.isTorn
    }
    let carried = CarriedBar(in: fit.event.frames, of: film, from: before)
    let interval = seen.map { film.frames[$0].time }.usualStep
    guard interval > 0 else { return nil }
    let ends = (before: clock.start, after: clock.end)
    let ways = RightBar.Way.allCases.map { way in
      FollowedKeyboard.steps(
        seen.map { index in
          var frame = film.frames[index]
          frame.barBottom = carried?.bottom(in: frame) ?? frame.barBottom
          return (frame: index, of: frame)
        }, clock, interval,
        keyboard: { bar in
          way == .scaled
            ? clock.start + (clock.end - clock.start) * (bar - before) / (after - before)
            : min(bar, right.home) + right.margin
        },
        bar: { right.place(way, onTop: $0, between: ends) },
        point: point)
    }
    // By a wrong way the bar is late and early by turns.
    guard let best = ways.min(by: { $0.unevenness < $1.unevenness }) else { return nil }
    (steps, self.interval, self.clock, self.point) = (best.steps, interval, clock, point)
  }

  /// The steps of a bar that belongs to a place for each of the keyboard's, and how unevenly it goes by that, in seconds.
  private static func steps(
    _ frames: [(frame: Int, of: RecordedFrame)], _ clock: FittedMotion, _ interval: Double,
    keyboard: (Double) -> Double, bar place: (Double) -> Double, point: Double
  ) -> (steps: [Step], unevenness: Double) {
    let tolerance = EventHitches.leastWay * point
    func progress(_ keyboard: Double) -> Double {
      (keyboard - clock.start) / (clock.end - clock.start)
    }
    func time(ofBarAt place: Double) -> Double? {
      let shown = progress(keyboard(place))
      return shown < telling ? clock.time(ofProgress: max(0, shown)) : nil
    }
    var steps = frames.map { Step($0.frame, $0.of, clock, point: point) }
    for index in steps.indices where steps[index].time > clock.begin {
      steps[index].shown = steps[index].bar.flatMap { time(ofBarAt: $0.value) }
      steps[index].latest = steps[index].highest.flatMap(time)
    }
    let lags = zip(steps, steps.dropFirst()).compactMap { earlier, step -> Double? in
      guard let bar = step.bar, let before = earlier.bar, let shown = step.shown,
        abs(bar.value - before.value) > tolerance, progress(step.keyboard) < telling
      else { return nil }
      return step.time - shown
    }
    let lag = median(lags)
    for index in steps.indices where steps[index].time > clock.begin {
      guard let bar = steps[index].bar else { continue }
      // Where both hardly move, a bar in its place is as late as it is elsewhere.
      let usual = steps[index].time - lag
      if abs(bar.value - place(clock.value(at: usual))) < tolerance { steps[index].shown = usual }
      steps[index].isAlong =
        steps[index].shown.map { along.contains((steps[index].time - $0) / interval) } ?? false
    }
    return (steps, spread(lags.map { $0 - lag }))
  }

  /// Whether enough frames show both, or the bar covered, while the keyboard moves.
  var isTold: Bool {
    steps.count { ($0.shown ?? $0.latest) != nil && progress(of: $0) < FollowedKeyboard.telling }
      >= FollowedKeyboard.fewest.shown
  }

  private func progress(of step: Step) -> Double {
    (step.keyboard - clock.start) / (clock.end - clock.start)
  }

  /// The times for which the bar stalls and then jumps to where it belongs, in order.
  var hitches: [Hitch] {
    let shown = steps.indices.filter { steps[$0].shown != nil }
    return zip(shown, shown.dropFirst()).compactMap { hitch(after: $0, until: $1) }
  }

  /// How much longer it may have stalled, in seconds: no frame shows the bar, for two or more one after another.
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

  /// How late the bar is at least before a frame that shows it, in seconds; nil if not by a frame and a jump.
  ///
  /// It was seen to rest before the keyboard covered it, or is behind that though the keyboard has been where it would
  /// show: one that is not found may be anywhere.
  private func leastLateness(from last: Int, until next: Int, lag: Double) -> Double? {
    let seen = steps[last..<next].compactMap { step in
      // A late frame, or a copy of one, shows keyboard and bar of another time.
      abs(step.keyboard - clock.value(at: step.time)) < FollowedKeyboard.leastJump * point
        ? (step.latest ?? step.shown).map { (due: step.time - lag, shown: $0) } : nil
    }
    guard let most = seen.max(by: { $0.due - $0.shown < $1.due - $1.shown }) else { return nil }
    let least = most.due - most.shown
    let way = abs(clock.value(at: most.due) - clock.value(at: most.shown))
    return least > FollowedKeyboard.leastSeen * interval && way > FollowedKeyboard.leastJump * point
      ? least : nil
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
    // Between two frames that show it in one place it did not move, seen or not.
    let run = steps[...last].reversed().prefix {
      $0.bar.map { abs($0.value - stood.value) <= tolerance } ?? true
    }
    guard let first = run.last(where: { $0.bar != nil }) else { return nil }
    // It rests for all of that time, and does not crawl; and it moved along before, or had not begun.
    let isWhole = steps[next - 1].time - first.time > late - 1.2 * interval
    let isFromRest = first.time <= clock.begin + interval || from <= clock.begin + interval
    guard isWhole, isFromRest || first.isAlong else { return nil }
    var least = late
    if next > last + 1 {
      guard let seen = leastLateness(from: last, until: next, lag: after.time - to) else {
        return nil
      }
      least = seen
    }
    let others = steps.indices.filter { index in
      guard index > 0, !(first.frame + 1...after.frame).contains(steps[index].frame),
        let bar = steps[index].bar, let earlier = steps[index - 1].bar
      else { return false }
      return steps[index].shown != nil && abs(bar.value - earlier.value) > point
    }
    // A bar on another curve passes, and does not move along.
    let along = others.count { steps[$0].isAlong }
    // One that stops halfway has moved along at least once.
    guard along >= (isFromRest ? FollowedKeyboard.fewest.along : 1), 5 * along >= 4 * others.count
    else { return nil }
    var (most, begin) = (late, after.time - late)
    if step > EventHitches.leastSkip * interval {
      // Where the keyboard is not found either, the bar may have jumped in any frame.
      least = min(least, steps[next - 1].time - first.time)
      most = max(late, after.time - first.time - interval)
      begin = first.time + interval
    }
    // Out of sight for longer, the bar may have moved on a curve that begins slowly.
    guard next == last + 1 || most - least < FollowedKeyboard.mostUnseen else { return nil }
    let start = steps.last { $0.time < begin - interval / 2 } ?? first
    return Hitch(
      cause: .app, frames: start.frame...steps[next - 1].frame, begin: begin, length: least...most)
  }
}
