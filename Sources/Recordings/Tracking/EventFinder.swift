import Basics

/// Finds the events between two rests.
struct EventFinder: Sendable {
  let measure: ScreenMeasure
  /// The strength of the keyboard's pattern in each frame.
  let gains: [Double]

  /// The longest that a keyboard may move in frames of which none shows it, in seconds: no motion takes as long.
  private static let longestUnseen = 1.0
  /// How far from its rest a keyboard still comes to it, in points: the last of a show is read with the hide after it.
  private static let settling = 2.5

  /// In frames with lengths in rows; `shownBefore` and `shownAfter` are nil without that rest.
  func events(in frames: [RecordedFrame], shownBefore: Bool?, shownAfter: Bool?) -> [RecordedEvent]
  {
    let tops = frames.indices.compactMap { index in
      frames[index].keyboardTop.map {
        (index: index, top: $0.value, uncertainty: $0.uncertainty)
      }
    }
    guard let first = tops.first, let last = tops.last else { return [] }
    let point = measure.rowsPerPoint
    // The points at which the keyboard turns back by more than a key's height.
    let turns =
      [first] + tops.map(\.top).turningPoints(beyond: 20 * point).map { tops[$0] } + [last]
    var events: [RecordedEvent] = []
    for (start, end) in zip(turns, turns.dropFirst()) {
      guard abs(end.top - start.top) > 1.5 * point,
        end.index == start.index + 1
          || frames[end.index].time - frames[start.index].time <= EventFinder.longestUnseen
          || frames[start.index + 1..<end.index].contains(where: { $0.keyboardTop != nil })
      else { continue }
      let bottom = Double(measure.rows) - 2 * point
      let startsShown =
        start.index == first.index ? shownBefore ?? (start.top < bottom) : start.top < bottom
      let endsShown = end.index == last.index ? shownAfter ?? (end.top < bottom) : end.top < bottom
      let isWhole = turns.count == 2
      let kind: RecordedEvent.Kind =
        isWhole && startsShown && endsShown ? .change : end.top < start.top ? .show : .hide
      // Other letters on the keys, with another edge taken for the keyboard's, do not change its height.
      if kind == .change,
        abs(end.top - start.top) <= start.uncertainty + end.uncertainty
      {
        continue
      }
      let range = moving(
        in: frames, from: parting(at: start.index, in: frames),
        to: parting(at: end.index, in: frames))
      events.append(
        RecordedEvent(
          kind: kind, frames: range, isInterrupted: end.index != last.index,
          isFade: isFade(in: frames, range, shown: kind == .show ? end.top : start.top)))
    }
    return events
  }

  /// From the last frame with both edges at their start, to the first with both at their end.
  private func moving(in frames: [RecordedFrame], from start: Int, to end: Int) -> ClosedRange<Int>
  {
    var first = start
    while first + 1 < end, areAlike(frames[start], frames[first + 1]) { first += 1 }
    var last = end
    while last - 1 > first, areAlike(frames[end], frames[last - 1]) { last -= 1 }
    // A keyboard that fades is in its place all the time, and fainter than at rest: there dither may weaken it, too.
    let rest = min(1, max(gains[start], gains[end]))
    func isFaint(_ index: Int) -> Bool { gains[index] > 0 && gains[index] < 0.95 * rest }
    while last < end, isFaint(last) { last += 1 }
    while first > start, isFaint(first) { first -= 1 }
    return first...max(first, last)
  }

  /// Whether both edges of the first frame are where they are in the second.
  private func areAlike(_ first: RecordedFrame, _ second: RecordedFrame) -> Bool {
    [\RecordedFrame.keyboardTop, \.barTop].allSatisfy { edge in
      guard let here = first[keyPath: edge] else { return true }
      guard let there = second[keyPath: edge] else { return false }
      return abs(here.value - there.value)
        <= max(0.25 * measure.rowsPerPoint, min(here.uncertainty, measure.rowsPerPoint))
    }
  }

  /// The frame at which motions part: where the keyboard turns or rests, and both edges stand still the longest.
  ///
  /// A bar may still be creeping where a resting keyboard is highest by a hair, and a rest may begin with its last step.
  private func parting(at turn: Int, in frames: [RecordedFrame]) -> Int {
    guard let top = frames[turn].keyboardTop?.value else { return turn }
    func isThere(_ index: Int) -> Bool {
      frames[index].keyboardTop.map {
        abs($0.value - top) < EventFinder.settling * measure.rowsPerPoint
      } ?? false
    }
    let first = (frames.indices.prefix(turn).last { !isThere($0) } ?? -1) + 1
    let last = frames.indices.suffix(from: turn).first { !isThere($0) } ?? frames.endIndex
    var (best, start) = (turn...turn, first)
    for index in first..<last where index + 1 == last || !areAlike(frames[start], frames[index + 1])
    {
      if frames[index].time - frames[start].time
        > frames[best.upperBound].time - frames[best.lowerBound].time
      {
        best = start...index
      }
      start = index + 1
    }
    return best.contains(turn) ? turn : (best.lowerBound + best.upperBound) / 2
  }

  /// Whether it is only ever seen in its place, faint in at least two frames.
  private func isFade(in frames: [RecordedFrame], _ range: ClosedRange<Int>, shown: Double) -> Bool
  {
    var faint = 0
    for index in range where gains[index] > 0 {
      guard let top = frames[index].keyboardTop?.value,
        abs(top - shown) < 3 * measure.rowsPerPoint
      else { return false }
      if gains[index] < 0.85 { faint += 1 }
    }
    return faint >= 2
  }
}
