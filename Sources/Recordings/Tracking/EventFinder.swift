import Basics

/// Finds the events between two rests.
struct EventFinder: Sendable {
  let measure: ScreenMeasure
  /// The strength of the keyboard's pattern in each frame.
  let gains: [Double]

  /// In frames with lengths in rows; `shownBefore` and `shownAfter` are nil without that rest.
  func events(in frames: [RecordedFrame], shownBefore: Bool?, shownAfter: Bool?) -> [RecordedEvent]
  {
    let tops = frames.indices.compactMap { index in
      frames[index].keyboardTop.map { (index: index, top: $0.value) }
    }
    guard let first = tops.first, let last = tops.last else { return [] }
    let point = measure.rowsPerPoint
    // The points at which the keyboard turns back by more than a key's height.
    let turns =
      [first] + tops.map(\.top).turningPoints(beyond: 20 * point).map { tops[$0] } + [last]
    var events: [RecordedEvent] = []
    for (start, end) in zip(turns, turns.dropFirst()) {
      guard abs(end.top - start.top) > 1.5 * point else { continue }
      let bottom = Double(measure.rows) - 2 * point
      let startsShown =
        start.index == first.index ? shownBefore ?? (start.top < bottom) : start.top < bottom
      let endsShown = end.index == last.index ? shownAfter ?? (end.top < bottom) : end.top < bottom
      let isWhole = turns.count == 2
      let kind: RecordedEvent.Kind =
        isWhole && startsShown && endsShown ? .change : end.top < start.top ? .show : .hide
      let range = moving(in: frames, from: start.index, to: end.index)
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
    func isAlike(_ first: RecordedFrame, _ second: RecordedFrame) -> Bool {
      [\RecordedFrame.keyboardTop, \.barTop].allSatisfy { edge in
        guard let here = first[keyPath: edge] else { return true }
        guard let there = second[keyPath: edge] else { return false }
        return abs(here.value - there.value)
          <= max(0.25 * measure.rowsPerPoint, min(here.uncertainty, measure.rowsPerPoint))
      }
    }
    var first = start
    while first + 1 < end, isAlike(frames[start], frames[first + 1]) { first += 1 }
    var last = end
    while last - 1 > first, isAlike(frames[end], frames[last - 1]) { last -= 1 }
    // A keyboard that fades is in its place all the time.
    while last < end, gains[last] > 0, gains[last] < 0.95 { last += 1 }
    while first > start, gains[first] > 0, gains[first] < 0.95 { first -= 1 }
    return first...max(first, last)
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
