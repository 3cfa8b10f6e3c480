/// A finger's drag of the screen's scroll view, including the deceleration and bounce after it.
package struct FingerScroll: Sendable, Hashable {
  private struct Step: Hashable {
    let time, distance: Double
  }

  package let begin: Double
  /// When the content rested or the next finger touched, in seconds; infinite at the film's end.
  package private(set) var end = Double.infinity
  private var steps: [Step] = []

  init(begin: Double) { self.begin = begin }

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

  fileprivate func overscroll(at moment: Moment) -> Double {
    steps.last {
      moment.isBeforeTurns ? $0.time < moment.time : $0.time <= moment.time
    }?.distance ?? 0
  }
}

extension Film {
  /// The overscroll by finger or bounce, positive beyond the lower end: UIKit's doing, not a fault.
  package func overscroll(at moment: Moment) -> Double {
    fingerScrolls.last { $0.begin <= moment.time }?.overscroll(at: moment) ?? 0
  }

  /// Whether a finger scrolls the screen's scroll view, or its content moves after, in a range.
  package func isScrolledByFinger(in range: ClosedRange<Double>) -> Bool {
    fingerScrolls.contains { $0.begin < range.upperBound && range.lowerBound < $0.end }
  }

  package var touchTimes: [Double] { fingerScrolls.map(\.begin) }
}
