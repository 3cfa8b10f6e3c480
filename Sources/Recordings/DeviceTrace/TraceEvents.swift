import Basics

/// The keyboard's motions from rest to rest, in a film that shows it in every frame.
package struct TraceEvents {
  package let events: [RecordedEvent]

  package init(_ film: RecordedFilm) {
    guard let edges = TraceEdges(film) else {
      events = []
      return
    }
    var found: [RecordedEvent] = []
    var index = 0
    while index < edges.times.count {
      guard !edges.keyboardRests[index] else {
        if let jump = edges.jump(at: index) { found.append(jump) }
        index += 1
        continue
      }
      let moving = edges.motion(from: index)
      var frames = max(index - 1, 0)...min(moving.upperBound + 1, edges.times.count - 1)
      if edges.isMotion(frames) {
        frames = edges.withBar(frames, around: moving)
        let first = max(frames.lowerBound, found.last?.frames.upperBound ?? 0)
        found += edges.events(in: first...max(first, frames.upperBound))
      }
      index = frames.upperBound + 1
    }
    events = found
  }
}

/// The edges of a film that shows the keyboard in every frame, and when they rest.
private struct TraceEdges {
  let times: [Double]
  let keyboardRests: [Bool]
  private let keyboard: [Double]
  /// The bar's bottom, and whether it rests: empty, and always true, for a film without a bar.
  private let bar: [Double]
  private let barRests: [Bool]
  private let height: Double

  /// The shortest rest, in seconds, and the largest distance within it, in points.
  private static let rest = (time: 0.1, distance: 0.4)
  /// The longest step before a frame that is held, in points.
  private static let heldStep = 1.5
  /// The keyboard's, in points.
  private static let leastTravel = 4.0
  /// The shortest way back that divides a motion in two, in points.
  private static let turn = 20.0
  /// How long before the keyboard a bar may begin, and how long after it end, in seconds.
  private static let longestBar = (before: 0.3, after: 1.5)
  /// How long after the keyboard has come to rest a bar may begin to follow, in seconds.
  private static let latestBar = 1.0

  /// Nil if no frame shows the keyboard.
  init?(_ film: RecordedFilm) {
    times = film.frames.map(\.time)
    height = film.height
    keyboard = TraceEdges.filled(film.frames.map(\.keyboardTop?.value))
    bar = TraceEdges.filled(film.frames.map(\.barBottom?.value))
    guard !keyboard.isEmpty else { return nil }
    keyboardRests = TraceEdges.rests(keyboard, times)
    barRests = bar.isEmpty ? keyboardRests.map { _ in true } : TraceEdges.rests(bar, times)
  }

  /// The event of a keyboard that jumps: it rests in a frame and in the next, but elsewhere.
  func jump(at index: Int) -> RecordedEvent? {
    guard index + 1 < times.count, keyboardRests[index + 1],
      abs(keyboard[index + 1] - keyboard[index]) >= TraceEdges.leastTravel
    else { return nil }
    return event(in: index...index + 1, isWhole: true)
  }

  func motion(from index: Int) -> ClosedRange<Int> {
    var end = index
    while end + 1 < times.count, !keyboardRests[end + 1] { end += 1 }
    return index...end
  }

  func isMotion(_ frames: ClosedRange<Int>) -> Bool {
    let path = keyboard[frames]
    return (path.max() ?? 0) - (path.min() ?? 0) >= TraceEdges.leastTravel
  }

  /// A motion's frames with those of the bar's, which may begin before the keyboard and end later.
  func withBar(_ frames: ClosedRange<Int>, around moving: ClosedRange<Int>) -> ClosedRange<Int> {
    var (first, last) = (frames.lowerBound, frames.upperBound)
    let (start, end) = (times[moving.lowerBound], times[moving.upperBound])
    while first > 0, !barRests[first], start - times[first - 1] < TraceEdges.longestBar.before {
      first -= 1
    }
    while last + 1 < times.count, !barRests[last], keyboardRests[last + 1],
      times[last + 1] - end < TraceEdges.longestBar.after
    {
      last += 1
    }
    return first...(lateEnd(of: first...last, after: end) ?? last)
  }

  /// The end of a bar's motion that begins only when the keyboard rests.
  private func lateEnd(of frames: ClosedRange<Int>, after end: Double) -> Int? {
    guard !bar.isEmpty,
      abs(bar[frames.upperBound] - bar[frames.lowerBound]) < TraceEdges.leastTravel,
      let start = times.indices.dropFirst(frames.upperBound + 1)
        .prefix(while: { keyboardRests[$0] && times[$0] - end < TraceEdges.latestBar })
        .first(where: { !barRests[$0] }),
      let stop = times.indices.dropFirst(start)
        .first(where: { barRests[$0] || !keyboardRests[$0] }),
      keyboardRests[stop], abs(bar[stop] - bar[start - 1]) >= TraceEdges.leastTravel
    else { return nil }
    return stop
  }

  /// The events of a motion, several if the keyboard turns back halfway.
  func events(in frames: ClosedRange<Int>) -> [RecordedEvent] {
    let turns = keyboard[frames].turningPoints(beyond: TraceEdges.turn)
    return zip([frames.lowerBound] + turns, turns + [frames.upperBound]).map { start, end in
      event(in: start...end, isWhole: turns.isEmpty, isInterrupted: end != frames.upperBound)
    }
  }

  private func event(
    in frames: ClosedRange<Int>, isWhole: Bool, isInterrupted: Bool = false
  ) -> RecordedEvent {
    func isHidden(_ top: Double) -> Bool { top >= height - RecordedFilm.hiddenHeight }
    let (start, end) = (keyboard[frames.lowerBound], keyboard[frames.upperBound])
    let kind: RecordedEvent.Kind =
      if isHidden(start) != isHidden(end) {
        isHidden(start) ? .show : .hide
      } else {
        // A keyboard that turns back was meant to show, or to hide.
        isWhole ? .change : end < start ? .show : .hide
      }
    return RecordedEvent(kind: kind, frames: frames, isInterrupted: isInterrupted)
  }

  /// With gaps interpolated linearly; empty if there are only gaps.
  private static func filled(_ values: [Double?]) -> [Double] {
    let known = values.indices.filter { values[$0] != nil }
    guard let first = known.first, let last = known.last else { return [] }
    var filled = values.map { $0 ?? 0 }
    for index in 0..<first { filled[index] = filled[first] }
    for index in last..<values.count { filled[index] = filled[last] }
    for (left, right) in zip(known, known.dropFirst()) where right > left + 1 {
      for index in (left + 1)..<right {
        let share = Double(index - left) / Double(right - left)
        filled[index] = filled[left] + (filled[right] - filled[left]) * share
      }
    }
    return filled
  }

  /// Whether each frame is part of a time in which an edge stays in place.
  private static func rests(_ values: [Double], _ times: [Double]) -> [Bool] {
    var rests = values.map { _ in false }
    var start = 0
    for end in values.indices {
      // A frame that is shown for that long is a rest, unless it was shown late.
      if end + 1 < values.count, times[end + 1] - times[end] >= rest.time,
        end == 0 || abs(values[end] - values[end - 1]) <= heldStep
      {
        rests[end] = true
      }
      // The shortest stretch that ends here and is long enough.
      while start + 1 <= end, times[end] - times[start + 1] >= rest.time { start += 1 }
      guard times[end] - times[start] >= rest.time, let low = values[start...end].min(),
        let high = values[start...end].max(), high - low <= rest.distance
      else { continue }
      for index in start...end { rests[index] = true }
    }
    return rests
  }
}
