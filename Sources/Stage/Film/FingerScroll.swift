/// A finger's drag of the screen's scroll view, with what the content did by itself after it.
package struct FingerScroll: Sendable, Hashable {
  /// How far the content is beyond its ends from a time on.
  private struct Step: Hashable {
    let time, distance: Double
  }

  /// When the finger touched, in seconds.
  package let begin: Double
  /// When the content stood still again, or the next finger touched, in seconds; infinite where the film ended first.
  package private(set) var end = Double.infinity
  private var steps: [Step] = []

  init(begin: Double) { self.begin = begin }

  /// The content is so far beyond an end, in points, from a time on.
  mutating func note(_ distance: Double, at time: Double) {
    guard distance != steps.last?.distance ?? 0 else { return }
    if steps.last?.time == time { steps.removeLast() }
    steps.append(Step(time: time, distance: distance))
  }

  mutating func end(at time: Double) {
    guard end == .infinity else { return }
    note(0, at: time)
    end = time
  }

  /// How far the content is beyond its ends at a moment, in points.
  fileprivate func overscroll(at moment: Moment) -> Double {
    steps.last {
      moment.isBeforeTurns ? $0.time < moment.time : $0.time <= moment.time
    }?.distance ?? 0
  }
}

extension Film {
  /// How far a finger, or the bounce after it, shows the content of the screen's scroll view beyond its ends, in points:
  /// positive beyond the lower one, as offsets are.
  ///
  /// It is UIKit's doing, and no fault of an app.
  package func overscroll(at moment: Moment) -> Double {
    fingerScrolls.last { $0.begin <= moment.time }?.overscroll(at: moment) ?? 0
  }

  /// Whether a finger scrolls the screen's scroll view, or its content still moves from that, between two times, in
  /// seconds.
  package func isScrolledByFinger(in range: ClosedRange<Double>) -> Bool {
    fingerScrolls.contains { $0.begin < range.upperBound && range.lowerBound < $0.end }
  }

  /// When fingers touched the screen's scroll view, in seconds, in order.
  package var touchTimes: [Double] { fingerScrolls.map(\.begin) }
}
