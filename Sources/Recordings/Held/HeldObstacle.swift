/// Why it is undecided whether a recording's bar is within a limit of its right place.
package enum HeldObstacle: Sendable, Hashable {
  /// The recording's scale is unknown.
  case withoutPoints
  /// No keyboard moves from one rest to another.
  case withoutEvents
  case unseen(UnseenPart)
  /// Too few frames of an event, such as `1 show`, show bar and keyboard.
  case tooFewFrames(event: String)
  case uncertain(HeldMeasure)
  /// Distrusted frames show the bar farther off; the first is at `time`, in seconds.
  case doubtful(count: Int, time: Double)
  case tooFewReadings
}

extension RecordingVerdict {
  /// The uncertainty, in points, beyond which a measure cannot decide about a smaller limit.
  private var vague: Double { 2 }

  /// Measures surely beyond a limit in points; empty for a recording in pixels.
  package func heldGaps(beyond limit: Double) -> [HeldMeasure] {
    guard film.unit == .points else { return [] }
    return heldGaps.filter { ($0.value ?? 0) - $0.uncertainty > limit }
  }

  /// Why it is undecided whether bar and keyboard are within a limit, in points.
  ///
  /// - Precondition: Nothing is seen to be beyond it.
  package func obstacle(to limit: Double) -> HeldObstacle? {
    guard film.unit == .points else { return .withoutPoints }
    guard !events.isEmpty else { return .withoutEvents }
    if let part = judgement.unseen.first { return .unseen(part) }
    if let gap = heldEvents.first(where: { $0.isGap && $0.value == nil }) {
      return .tooFewFrames(event: gap.event)
    }
    if let gap = heldGaps.first(where: { $0.uncertainty > max(limit, vague) }) {
      return .uncertain(gap)
    }
    let doubtful = judgement.doubtful(beyond: limit)
    if let frame = doubtful.first {
      return .doubtful(count: doubtful.count, time: film.frames[frame].time)
    }
    return judgement.isWithin(limit) == true ? nil : .tooFewReadings
  }

  /// The unseen part that prevents a comparison with an approved recording, unless it is covered.
  package var unheld: UnseenPart? {
    judgement.unseen.first { film.isExact || $0.missing == .rest }
  }
}
