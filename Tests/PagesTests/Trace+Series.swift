import Traces

extension Trace {
  /// A trace of these times, in microseconds, and series of points.
  init(times: [Int], series: KeyValuePairs<String, [Double?]>) {
    self.init(
      scenario: "s", approach: "a", device: "iPhone 7", context: .deferred, framesPerSecond: 60,
      times: times, features: series.map { Feature(name: $0.key, points: $0.value) })
  }
}
