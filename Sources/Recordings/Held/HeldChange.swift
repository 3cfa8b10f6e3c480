import Basics

/// A difference from an approved recording beyond the tolerance.
public struct HeldChange: Sendable, Hashable {
  /// The event or rest, such as `1 show` or `after 1 show`.
  public let event: String
  /// The difference, in a sentence.
  public let words: String
  /// The common property of changes of one kind, in a few words.
  public let cause: String
}

extension RecordingVerdict {
  /// The differences from an approved recording with the same events, by measures and courses.
  ///
  /// - Parameters:
  ///   - approved: The recording to compare with.
  ///   - tolerance: In the film's unit; more is allowed if the readings are less certain.
  public func changes(from approved: RecordingVerdict, tolerance: Double) -> [HeldChange] {
    let measured = measures(changedFrom: approved, tolerance: tolerance)
    let told = Set(measured.map(\.event))
    return measured
      + events.indices.filter { !told.contains(name(ofEvent: $0)) }.compactMap {
        course(ofEvent: $0, changedFrom: approved, tolerance: tolerance)
      }
  }

  private func measures(
    changedFrom approved: RecordingVerdict, tolerance: Double
  ) -> [HeldChange] {
    let rests = Dictionary(
      approved.heldRests.map { ("\($0.event) \($0.name)", $0) },
      uniquingKeysWith: { first, _ in first })
    let pairs =
      Array(zip(heldEvents, approved.heldEvents))
      + heldRests.compactMap { now in rests["\(now.event) \(now.name)"].map { (now, $0) } }
    return pairs.compactMap { now, before in
      switch (now.value, before.value) {
      case (nil, nil): return nil
      case (let value?, let approved?):
        let allowed = max(tolerance, now.uncertainty + before.uncertainty)
        guard abs(value - approved) > allowed else { return nil }
      case (nil, _), (_, nil): break
      }
      return HeldChange(
        event: now.event,
        words: "\(now.event): \(now.name), \(now.text), and \(before.text) as approved.",
        cause: now.name)
    }
  }

  private func course(
    ofEvent index: Int, changedFrom approved: RecordingVerdict, tolerance: Double
  ) -> HeldChange? {
    guard let now = HeldCourse(ofEvent: index, in: self),
      let before = HeldCourse(ofEvent: index, in: approved)
    else { return nil }
    let added = now.farthest(from: before, tolerance: tolerance)
    let missing = before.farthest(from: now, tolerance: tolerance).map {
      ($0.time, -$0.difference)
    }
    guard
      let (time, difference) = [added, missing].compactMap({ $0 })
        .max(by: { abs($0.1) < abs($1.1) })
    else { return nil }
    let event = name(ofEvent: index)
    let when = (abs(time) * 1000).fixed(0)
    return HeldChange(
      event: event,
      words: "\(event): the bar is \(abs(difference).fixed(1)) \(film.unit.short) "
        + "\(difference > 0 ? "farther above the keyboard" : "closer to the keyboard, or more covered,") than approved, \(when) ms "
        + "\(time < 0 ? "before" : "after") the keyboard is half way.", cause: "bar on its way")
  }
}
