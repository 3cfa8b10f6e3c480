/// A finger's drag of the screen's scroll view, including the deceleration and bounce after it.
package struct FingerScroll: Sendable, Hashable, Codable {
  private struct Step: Hashable, Codable {
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
    steps.last { moment.includesTurn(at: $0.time) }?.distance ?? 0
  }
}

extension Film {
  /// How far a finger, or the bounce after it, shows the content beyond its ends, in points.
  ///
  /// Positive beyond the lower end, as offsets are. It is UIKit's doing, not a fault of the app.
  package func overscroll(at moment: Moment) -> Double {
    fingerScrolls.last { $0.begin <= moment.time }?.overscroll(at: moment) ?? 0
  }

  /// Whether a finger scrolls the screen's scroll view in a range of seconds, or its content still moves from that.
  package func isScrolledByFinger(in range: ClosedRange<Double>) -> Bool {
    fingerScrolls.contains { $0.begin < range.upperBound && range.lowerBound < $0.end }
  }

  package var touchTimes: [Double] { fingerScrolls.map(\.begin) }
}
