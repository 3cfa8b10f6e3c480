/// The events in a film whose keyboard is known at every frame: its motions from rest to rest.
package struct TraceEvents {
  /// In order of time.
  package let events: [RecordedEvent]

  /// How long an edge stays for a rest, in seconds, and within how many points.
  private static let rest = (time: 0.1, distance: 0.4)
  /// How far it may have gone before a frame that is held, in points.
  private static let heldStep = 1.5
  /// How far the keyboard goes at least, in points.
  private static let leastTravel = 4.0
  /// How far it turns back at least, in points, for its motion to be two.
  private static let turn = 20.0
  /// How long a bar may go on moving, in seconds.
  private static let longestBar = 1.5
  /// How late after the keyboard has come to rest a bar may begin to follow it, in seconds.
  private static let latestBar = 1.0

  package init(_ film: RecordedFilm) {
    let times = film.frames.map(\.time)
    let keyboard = TraceEvents.filled(film.frames.map(\.keyboardTop?.value))
    let bar = TraceEvents.filled(film.frames.map(\.barBottom?.value))
    guard !keyboard.isEmpty else {
      events = []
      return
    }
    let keyboardRests = TraceEvents.rests(keyboard, times)
    let barRests = bar.isEmpty ? keyboardRests.map { _ in true } : TraceEvents.rests(bar, times)
    var found: [RecordedEvent] = []
    var index = 0
    while index < times.count {
      guard !keyboardRests[index] else {
        // Between two rests it may go without a way: it jumps.
        if index + 1 < times.count, keyboardRests[index + 1],
          abs(keyboard[index + 1] - keyboard[index]) >= TraceEvents.leastTravel
        {
          found.append(
            RecordedEvent(
              kind: TraceEvents.kind(
                from: keyboard[index], to: keyboard[index + 1], isWhole: true, height: film.height),
              frames: index...index + 1))
        }
        index += 1
        continue
      }
      var end = index
      while end + 1 < times.count, !keyboardRests[end + 1] { end += 1 }
      var first = max(index - 1, 0)
      var last = min(end + 1, times.count - 1)
      let path = keyboard[first...last]
      let travel = (path.max() ?? 0) - (path.min() ?? 0)
      if travel >= TraceEvents.leastTravel {
        // A bar that begins before the keyboard or is late belongs to its motion.
        while first > 0, !barRests[first], times[index] - times[first - 1] < 0.3 { first -= 1 }
        while last + 1 < times.count, !barRests[last], keyboardRests[last + 1],
          times[last + 1] - times[end] < TraceEvents.longestBar
        {
          last += 1
        }
        // So does one that has not moved yet, and begins when the keyboard is at rest already.
        if abs(bar.isEmpty ? 1e9 : bar[last] - bar[first]) < TraceEvents.leastTravel,
          let start = times.indices.dropFirst(last + 1)
            .prefix(while: { keyboardRests[$0] && times[$0] - times[end] < TraceEvents.latestBar })
            .first(where: { !barRests[$0] }),
          let stop = times.indices.dropFirst(start)
            .first(where: { barRests[$0] || !keyboardRests[$0] }),
          keyboardRests[stop], abs(bar[stop] - bar[start - 1]) >= TraceEvents.leastTravel
        {
          last = stop
        }
        if let before = found.last?.frames.upperBound { first = max(first, before) }
        found += TraceEvents.parts(of: keyboard, in: first...max(first, last)).map { part in
          RecordedEvent(
            kind: TraceEvents.kind(
              from: keyboard[part.frames.lowerBound], to: keyboard[part.frames.upperBound],
              isWhole: part.isWhole, height: film.height),
            frames: part.frames, isInterrupted: part.isInterrupted)
        }
      }
      index = max(end, last) + 1
    }
    events = found
  }

  /// The values with gaps filled by straight lines; empty where there is none at all.
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

  /// Whether each frame is part of a stretch of time in which an edge stays where it is.
  private static func rests(_ values: [Double], _ times: [Double]) -> [Bool] {
    var rests = values.map { _ in false }
    var start = 0
    for end in values.indices {
      // A frame that is shown for so long is a rest, unless it was shown late.
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

  /// The parts of a motion between its turns.
  private static func parts(
    of values: [Double], in frames: ClosedRange<Int>
  ) -> [(frames: ClosedRange<Int>, isInterrupted: Bool, isWhole: Bool)] {
    var parts: [(frames: ClosedRange<Int>, isInterrupted: Bool, isWhole: Bool)] = []
    var start = frames.lowerBound
    var farthest = start
    for index in frames {
      let direction = values[farthest] - values[start]
      if abs(direction) <= turn {
        if abs(values[index] - values[start]) > abs(direction) { farthest = index }
      } else if (values[index] - values[start]) * direction > direction * direction {
        farthest = index
      } else if abs(values[index] - values[farthest]) > turn {
        parts.append((start...farthest, true, false))
        start = farthest
        farthest = index
      }
    }
    return parts + [(start...frames.upperBound, false, parts.isEmpty)]
  }

  private static func kind(
    from start: Double, to end: Double, isWhole: Bool, height: Double
  ) -> RecordedEvent.Kind {
    func isHidden(_ top: Double) -> Bool { top >= height - RecordedFilm.hiddenHeight }
    if isHidden(start) != isHidden(end) { return isHidden(start) ? .show : .hide }
    // What turns back on its way was meant to come, or to go.
    return isWhole ? .change : end < start ? .show : .hide
  }
}
