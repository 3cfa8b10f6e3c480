import Basics
import Traces

/// The approved and the new values of the feature that differs most, over time.
struct ReportPlot {
  private let change: FeatureChange
  private let expected: [Point]
  private let actual: [Point]
  private let times: ClosedRange<Double>
  private let values: ClosedRange<Double>

  /// Milliseconds, and points where the series has a value.
  private struct Point {
    let time: Double
    let value: Double?
  }

  /// In points of the drawing, which is as wide as a phone's page.
  private static let size = (width: 360.0, height: 172.0)
  private static let area = (left: 40.0, right: 292.0, top: 16.0, bottom: 148.0)
  /// The least range, in points: a tenth of a point must not look like a jump.
  private static let leastSpan = 2.0

  /// A plot of the change with the largest distance; nil where neither film has a value of it.
  init?(_ changes: [FeatureChange], expected: Trace, actual: Trace) {
    guard let first = changes.first else { return nil }
    let worst = changes.dropFirst().reduce(first) { worst, change in
      (change.largest ?? 0) > (worst.largest ?? 0) ? change : worst
    }
    let points = [expected, actual].map { film in
      let values = film.features.first { $0.name == worst.feature }?.values ?? []
      return zip(film.times, values).map { time, value in
        Point(time: Double(time) / 1000, value: value?.points)
      }
    }
    let known = points.joined().compactMap(\.value)
    let all = points.joined().map(\.time)
    guard let low = known.min(), let high = known.max(), let start = all.min(),
      let end = all.max()
    else { return nil }
    change = worst
    (self.expected, self.actual) = (points[0], points[1])
    times = start...max(end, start + 1)
    let span = max(high - low, ReportPlot.leastSpan) * 1.1
    let middle = (low + high) / 2
    values = middle - span / 2...middle + span / 2
  }

  var title: String { change.feature + (growsDownwards ? ", points from the top" : ", points") }

  /// A gap is a length; all other series are edges, and the screen's y grows downwards.
  private var growsDownwards: Bool { change.feature != "gap" }

  private func x(_ time: Double) -> Double {
    let area = ReportPlot.area
    return area.left
      + (time - times.lowerBound) / (times.upperBound - times.lowerBound) * (area.right - area.left)
  }

  private func y(_ value: Double) -> Double {
    let area = ReportPlot.area
    let part = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return area.top + (growsDownwards ? part : 1 - part) * (area.bottom - area.top)
  }

  /// The drawing, which a page's style sheet colours.
  var svg: Markup {
    let area = ReportPlot.area
    let first = x(Double(change.time) / 1000)
    let said =
      "\(change.feature): expected \(change.expected?.shortest(minus: .sign) ?? "none"), actual "
      + "\(change.actual?.shortest(minus: .sign) ?? "none") points at \(DecimalText.milliseconds(ofMicroseconds: change.time)) milliseconds"
    return """
      <svg viewBox="0 0 \(text(ReportPlot.size.width)) \(text(ReportPlot.size.height))" role="img" aria-label="\(said)">
      <rect class="panel" x="\(text(area.left))" y="\(text(area.top))" width="\(text(area.right - area.left))" height="\(text(area.bottom - area.top))"/>
      \(grid)
      \(.joined(bands))
      <line class="first" x1="\(text(first))" x2="\(text(first))" y1="\(text(area.top))" y2="\(text(area.bottom))"/>
      <text class="first-name" x="\(text(min(max(first, 70), 250)))" y="11">first at \(DecimalText.milliseconds(ofMicroseconds: change.time)) ms</text>
      \(lines(expected, class: "expected"))
      \(lines(actual, class: "actual"))
      \(names)
      </svg>
      """
  }

  private func text(_ value: Double) -> String { value.decimals(upTo: 2) }

  private var grid: Markup {
    let area = ReportPlot.area
    let heights = ReportPlot.ticks(values, most: 4).map { value -> Markup in
      """
      <line class="grid" x1="\(text(area.left))" x2="\(text(area.right))" y1="\(text(y(value)))" y2="\(text(y(value)))"/><text class="end" x="\(text(area.left - 5))" y="\(text(y(value) + 4))">\(value.decimals(upTo: 3, minus: .sign))</text>
      """
    }
    let moments = ReportPlot.ticks(times, most: 5).map { time -> Markup in
      """
      <line class="grid" x1="\(text(x(time)))" x2="\(text(x(time)))" y1="\(text(area.bottom))" y2="\(text(area.bottom + 4))"/><text class="middle" x="\(text(x(time)))" y="\(text(area.bottom + 16))">\(time.decimals(upTo: 1, minus: .sign))</text>
      """
    }
    let unit: Markup =
      "<text x=\"\(text(area.right + 6))\" y=\"\(text(area.bottom + 16))\">ms</text>"
    return .joined(heights + moments + [unit])
  }

  /// The areas between both lines, where both have a value at the same times.
  private var bands: [Markup] {
    guard expected.map(\.time) == actual.map(\.time) else { return [] }
    var bands: [Markup] = []
    var upper: [String] = []
    var lower: [String] = []
    // The end closes the last band as a missing value does.
    let end = Point(time: 0, value: nil)
    for (one, other) in zip(expected + [end], actual + [end]) {
      if let value = one.value, let now = other.value {
        upper.append("\(text(x(one.time))),\(text(y(value)))")
        lower.append("\(text(x(one.time))),\(text(y(now)))")
      } else if !upper.isEmpty {
        let points = (upper + lower.reversed()).joined(separator: " ")
        bands.append("<polygon class=\"apart\" points=\"\(points)\"/>")
        (upper, lower) = ([], [])
      }
    }
    return bands
  }

  private func lines(_ points: [Point], class name: String) -> Markup {
    let runs = points.split { $0.value == nil }.map { run -> Markup in
      let corners = run.map { "\(text(x($0.time))),\(text(y($0.value ?? 0)))" }
      return "<polyline class=\"\(name)\" points=\"\(corners.joined(separator: " "))\"/>"
    }
    return .joined(runs)
  }

  /// The lines' names at their ends, kept apart.
  private var names: Markup {
    let ends = [expected, actual].map { points in
      points.last { $0.value != nil }?.value.map { y($0) + 4 }
    }
    var heights = ends
    if let one = ends[0], let other = ends[1], abs(one - other) < 13 {
      let middle = (one + other) / 2
      heights = one <= other ? [middle - 6.5, middle + 6.5] : [middle + 6.5, middle - 6.5]
    }
    // The unit of time is below them.
    let low = max(0, (heights.compactMap(\.self).max() ?? 0) - ReportPlot.area.bottom)
    heights = heights.map { $0.map { $0 - low } }
    let names = zip(["expected", "actual"], heights).compactMap { name, height -> Markup? in
      guard let height else { return nil }
      let x = text(ReportPlot.area.right + 6)
      return "<text class=\"\(name)-name\" x=\"\(x)\" y=\"\(text(height))\">\(name)</text>"
    }
    return .joined(names)
  }

  /// Round numbers in a range, about `most` of them.
  static func ticks(_ range: ClosedRange<Double>, most: Int) -> [Double] {
    let rough = (range.upperBound - range.lowerBound) / Double(most)
    guard rough > 0, rough.isFinite else { return [] }
    let step = RoundStep(atLeast: rough)
    let first = (range.lowerBound / step.value).rounded(.up)
    let last = (range.upperBound / step.value).rounded(.down)
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).map { step.multiple(Int($0)) }
  }
}
