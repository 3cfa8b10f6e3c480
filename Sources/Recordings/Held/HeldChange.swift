import Basics
import Diagnosis

/// A difference from another recording beyond the tolerance.
public struct HeldChange: Sendable, Hashable {
  /// The event or rest, such as `1 show` or `after 1 show`.
  public let event: String
  /// The difference, in a sentence.
  public let words: String
  /// The common property of changes of one kind, in a few words.
  public let cause: String
}

extension RecordingComparison {
  /// The differences of keyboard and bar beyond a tolerance and what is uncertain: of events, measures and ways.
  ///
  /// - Parameters:
  ///   - tolerance: In the films' unit.
  ///   - former: What the earlier recording is called, such as `approved`.
  public func changes(beyond tolerance: Double, former: String) -> [HeldChange] {
    let ways = motions.map { $0.barChange(beyond: tolerance, in: self, former) }
    let unchanged = Set(zip(motions, ways).filter { $1 == nil }.map(\.0.event))
    let measured = differences.filter { difference in
      // Sparse frames may have missed the extreme of a motion, but each holds for its moment.
      difference.isLength && difference.isBeyond(tolerance)
        && !(difference.after.isGap && unchanged.contains(difference.event))
    }.map {
      HeldChange(
        event: $0.event,
        words: "\($0.event): \($0.name), \($0.after.text); \(former): \($0.before.text).",
        cause: $0.name)
    }
    let told = Set(measured.map(\.event))
    let late = differences.filter { $0.isLate && !told.contains($0.event) }.map {
      HeldChange(
        event: $0.event,
        words: "\($0.event): \($0.name), \($0.after.text); \(former): \($0.before.text).",
        cause: $0.name)
    }
    return eventChanges(former) + measured + late
      + zip(motions, ways).flatMap { motion, way in
        [
          motion.keyboardChange(beyond: tolerance, in: self, former),
          told.contains(motion.event) ? nil : way,
        ].compactMap { $0 }
      }
  }

  /// One sentence for each thing that only one recording shows.
  ///
  /// - Parameter former: What the earlier recording is called, such as `approved`.
  public func unseen(former: String) -> [String] {
    if let obstacle { return [words(of: obstacle, former)] }
    let once = differences.filter { $0.isLength && $0.isSeenOnce }
    let events = once.map(\.event)
    return events.indices.filter { events.firstIndex(of: events[$0]) == $0 }.map { index in
      let here = once.filter { $0.event == events[index] }
      let parts = [
        (here.filter { $0.after.value == nil }, "now"),
        (here.filter { $0.before.value == nil }, former),
      ]
      return "\(events[index]): "
        + parts.filter { !$0.0.isEmpty }.map { measures, when in
          "the \(measures.contains { $0.name.hasPrefix("keyboard") } ? "keyboard" : "bar") is not seen well enough \(when)"
        }.joined(separator: "; ") + "."
    }
  }

  private func words(of obstacle: ComparisonObstacle, _ former: String) -> String {
    switch obstacle {
    case .severalBars(let isBefore):
      return
        "Either of two things could be the bar \(isBefore ? former : "now"), so the bar is not compared: give its edges at rest with --bar TOP-BOTTOM."
    case .otherBars(let one, let other):
      let unit = after.film.unit.short
      return
        "The presumed bar is \(other.fixed(0)) \(unit) high now and \(one.fixed(0)) \(unit) \(former), so the bar is not compared: give its edges at rest with --bar TOP-BOTTOM."
    case .barsElsewhere(let one, let other):
      let unit = after.film.unit.short
      return
        "Without a keyboard, the presumed bar ends \(other.fixed(0)) \(unit) above the screen's bottom now and \(one.fixed(0)) \(unit) \(former), so the bar is not compared: give its edges at rest with --bar TOP-BOTTOM."
    case .unlikeKeyboard(let event, let isBefore):
      return
        "\(event): the keyboard moves like no keyboard \(isBefore ? former : "now"), and like one \(isBefore ? "now" : former): it may have been misread, so no lengths are compared. `render` shows the edges that were read."
    }
  }

  /// Whether frames of both show bar and keyboard in one motion, or at one rest.
  public var comparesBar: Bool {
    motions.contains(where: \.comparesBar)
      || differences.contains { $0.isLength && $0.name.hasPrefix("bar") && $0.difference != nil }
  }

  /// The events that only one of them has.
  private func eventChanges(_ former: String) -> [HeldChange] {
    func change(_ verdict: RecordingVerdict, _ index: Int, _ words: String) -> HeldChange {
      let event = verdict.name(ofEvent: index)
      let begin = verdict.fits[index].begin(in: verdict.film)
      return HeldChange(
        event: event, words: "\(event), at \(begin.milliseconds): \(words).", cause: "events")
    }
    return onlyBefore.map { change(before, $0, "\(former), and not now") }
      + onlyAfter.map { change(after, $0, "now, and not \(former)") }
  }
}

extension ComparedMotion {
  fileprivate func keyboardChange(
    beyond tolerance: Double, in comparison: RecordingComparison, _ former: String
  ) -> HeldChange? {
    guard let keyboard, let far = farthest(keyboard, beyond: tolerance) else { return nil }
    let names = [(comparison.after, after), (comparison.before, before)].map { verdict, index in
      verdict.fits[index].keyboard.motion?.shape.words
    }
    let curves = names[0].flatMap { now in
      names[1].flatMap { now == $0 ? nil : " It moves \(now); \(former): \($0)." }
    }
    return HeldChange(
      event: event,
      words: "\(event): the keyboard is \(length(far, in: comparison)) "
        + "\(far.difference < 0 ? "behind" : "ahead of") where it was \(former), \(time(far))."
        + (curves ?? ""), cause: "keyboard in motion")
  }

  fileprivate func barChange(
    beyond tolerance: Double, in comparison: RecordingComparison, _ former: String
  ) -> HeldChange? {
    guard let bar, let far = farthest(bar, beyond: tolerance) else { return nil }
    let unit = comparison.after.film.unit.short
    func place(_ distance: Double) -> String {
      "\(distance.magnitude.fixed(1)) \(unit) \(distance < 0 ? "below" : "above") its top"
    }
    return HeldChange(
      event: event,
      words: "\(event): the bar is \(length(far, in: comparison)) "
        + "\(far.difference > 0 ? "higher" : "lower") over the keyboard, \(time(far)): \(place(far.value)); "
        + "\(former): \(place(far.other)).",
      cause: "bar in motion")
  }

  private func length(_ far: HeldCourse.Far, in comparison: RecordingComparison) -> String {
    "\(far.difference.magnitude.fixed(1)) ± \(far.uncertainty.fixed(1)) \(comparison.after.film.unit.short)"
  }

  private func time(_ far: HeldCourse.Far) -> String {
    "\(far.time.magnitude.milliseconds) \(far.time < 0 ? "before" : "after") "
      + (begins == nil ? "the keyboard is half way" : "the keyboard begins to move")
  }

  /// Where the later course is farthest from the earlier.
  private func farthest(
    _ courses: (before: HeldCourse, after: HeldCourse), beyond tolerance: Double
  ) -> HeldCourse.Far? {
    let added = courses.after.farthest(
      from: courses.before, tolerance: tolerance, alignment: clockError)
    let missing = courses.before.farthest(
      from: courses.after, tolerance: tolerance, alignment: clockError)
    return [added, missing?.reversed].compactMap { $0 }
      .max { $0.difference.magnitude < $1.difference.magnitude }
  }
}
