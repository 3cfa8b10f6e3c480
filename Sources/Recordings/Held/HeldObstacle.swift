/// Why nothing tells whether a recording's bar is within a limit of where it belongs.
package enum HeldObstacle: Sendable, Hashable {
  /// The recording does not show how many pixels make a point.
  case withoutPoints
  /// No keyboard moves from one rest to another.
  case withoutEvents
  /// A part shows too little.
  case unseen(UnseenPart)
  /// Too few frames of an event, such as `1 show`, show bar and keyboard.
  case tooFewFrames(event: String)
  /// A measure is too uncertain.
  case uncertain(HeldMeasure)
  /// Frames that are not believed show the bar farther off; how many, and when the first of them is shown, in seconds.
  case doubtful(count: Int, time: Double)
  /// Too few readings are sure.
  case tooFewReadings
}

extension RecordingVerdict {
  /// The uncertainty, in points, beyond which a measure tells nothing of a smaller limit.
  private var vague: Double { 2 }

  /// The measures of what parts bar and keyboard by more than a limit in points, as surely as it can be told; none of a
  /// recording in pixels.
  package func heldGaps(beyond limit: Double) -> [HeldMeasure] {
    guard film.unit == .points else { return [] }
    return heldGaps.filter { ($0.value ?? 0) - $0.uncertainty > limit }
  }

  /// Why nothing tells whether bar and keyboard part by more than a limit, in points; nil where every event and rest tells.
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

  /// What keeps a recording that shows a bar from being held to an approved one; nil where nothing does.
  ///
  /// All that it could show has to be seen: what the keyboard covers no picture shows.
  package var unheld: UnseenPart? {
    judgement.unseen.first { film.isExact || $0.missing == .rest }
  }
}
