/// A bar's jump from one rest to the other.
struct BarJump {
  let place: BarWay.JumpPlace
  /// Between the frames before and after it, in seconds.
  let interval: Double
  /// Whether it is short enough to be a jump and nothing else.
  let isSeen: Bool
  /// Whether the keyboard covers the bar next to it, so that it may have gone on its way there.
  let isBesideCovered: Bool

  /// Nil unless the bar is seen only at its rests.
  init?(
    _ series: EventSeries, travel: Double, keyboard: EventSeries, kind: RecordedEvent.Kind,
    point: Double
  ) {
    guard abs(travel) > 20 * point, let b0 = series.before.value, let b1 = series.after.value
    else { return nil }
    let near = 0.03 * abs(travel) + 1.5 * point
    let samples = series.seen
    let atStart = samples.map { abs($0.value - b0) < near }
    let atEnd = samples.map { abs($0.value - b1) < near }
    guard let last = atStart.lastIndex(of: true), let first = atEnd.firstIndex(of: true),
      first - last == 1
    else { return nil }
    // Wrong readings may be anywhere, but not many.
    let strays = samples.indices.count { !atStart[$0] && !atEnd[$0] }
    guard strays <= max(1, samples.count / 10) else { return nil }
    let (before, after) = (samples[last], samples[first])
    isBesideCovered = series.samples.contains {
      $0.isCovered && (before.frame...after.frame).contains($0.frame)
    }
    interval = after.time - before.time
    // The first and last points of a keyboard may not be seen in those frames themselves.
    guard let k0 = keyboard.before.value, let travel = keyboard.travel,
      let left = keyboard.samples.last(where: { $0.frame <= before.frame }),
      let right = keyboard.samples.first(where: { $0.frame >= after.frame })
    else { return nil }
    let (leftPart, rightPart) = ((left.value - k0) / travel, (right.value - k0) / travel)
    // A keyboard on a curve is soon at a tenth; it creeps for long before its rest.
    place = leftPart < 0.06 ? .start : rightPart > 0.985 || leftPart > 0.95 ? .end : .between
    // A bar that is unseen for long may have moved in any way, unless the keyboard covers it from its start. A recorder
    // that holds a still screen writes the next frame when something moves.
    isSeen = after.frame == before.frame + 1 || interval < BarJump.longest
    guard isSeen || kind == .hide && place == .start else { return nil }
  }

  /// Between the frames before and after a jump that is seen, in seconds.
  private static let longest = 0.12
}
