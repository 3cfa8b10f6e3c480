import Basics

/// A line through points: CSS `linear()`.
///
/// Guarantees: at least two points, all finite, with inputs that never decrease.
///
/// Source: CSS Easing Functions Level 2, "The linear() easing function".
public struct PiecewiseLinear: Sendable, Hashable, Codable {
  /// A point of the line, with its input resolved.
  public struct Point: Sendable, Hashable, Codable {
    /// The output progress, any finite number.
    public let output: Double
    /// The input progress at which the output is reached; 0.25 is 25 %.
    public let input: Double
  }

  /// A stop as written: an output, with or without an input.
  public struct Stop: Sendable, Hashable {
    /// The output progress.
    public let output: Double
    /// The input progress, or `nil` to position the stop between its neighbours.
    public let input: Double?

    /// Creates a stop; the line through the stops checks the numbers.
    public init(_ output: Double, at input: Double? = nil) {
      self.output = output
      self.input = input
    }
  }

  /// The points in order of input.
  public let points: [Point]

  /// Creates a line through stops, resolving missing inputs.
  ///
  /// `nil` for fewer than two stops or a number that is not finite. A stop that CSS writes with two inputs, `0.5 25%
  /// 75%`, is two stops of the same output here.
  public init?(stops: [Stop]) {
    guard stops.count >= 2 else { return nil }
    guard stops.allSatisfy({ $0.output.isFinite && ($0.input ?? 0).isFinite }) else { return nil }
    var inputs = stops.map(\.input)
    // 1. If the first control point lacks an input progress value, set it to 0.
    let first = inputs[0] ?? 0
    inputs[0] = first
    // 2. If the last control point lacks an input progress value, set it to 1.
    inputs[inputs.count - 1] = inputs[inputs.count - 1] ?? 1
    // 3. An input less than that of a preceding control point becomes the largest preceding one.
    var largest = first
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      largest = max(largest, input)
      inputs[index] = largest
    }
    // 4. Spread each run of control points that still lack one evenly between its neighbours.
    var points = [Point(output: stops[0].output, input: first)]
    points.reserveCapacity(stops.count)
    var settled = 0
    var previous = first
    for index in inputs.indices.dropFirst() {
      guard let next = inputs[index] else { continue }
      let gaps = Double(index - settled)
      for missing in (settled + 1)..<index {
        let share = Double(missing - settled) / gaps
        let input = PiecewiseLinear.between(previous, next, share)
        points.append(Point(output: stops[missing].output, input: input))
      }
      points.append(Point(output: stops[index].output, input: next))
      settled = index
      previous = next
    }
    self.points = points
  }

  /// The output progress at an input progress; the outer segments extend beyond the outer points.
  ///
  /// At a finite input the result is clamped to finite numbers. Where several points share an input, the last of them
  /// counts.
  ///
  /// Source: CSS Easing Functions Level 2, "calculate linear easing output progress".
  public func value(at input: Double) -> Double {
    guard !input.isNaN else { return input }
    // 1. If the input matches that of a point, return the output of the last such point.
    let after = firstIndex(after: input)
    if after > 0, points[after - 1].input == input { return points[after - 1].output }
    // 2. Otherwise find the two points to interpolate between.
    let (start, end) = neighbours(of: after)
    // A vertical segment at an end cannot be extended: the outer point's output holds.
    if start.input == end.input { return after == 0 ? start.output : end.output }
    // 3. Interpolate, or extrapolate, along their line.
    if start.output == end.output { return start.output }
    let share = PiecewiseLinear.difference(input, start.input, by: end.input, start.input)
    let value = PiecewiseLinear.between(start.output, end.output, share)
    return input.isFinite ? PiecewiseLinear.finite(value) : value
  }

  /// The change of output per unit of input, always finite: that of the segment to the right.
  ///
  /// From the last point on it is that of the last segment; it is 0 where an outer segment is vertical.
  public func slope(at input: Double) -> Double {
    guard !input.isNaN else { return input }
    let (start, end) = neighbours(of: firstIndex(after: input))
    if start.input == end.input || start.output == end.output { return 0 }
    return PiecewiseLinear.finite(
      PiecewiseLinear.difference(end.output, start.output, by: end.input, start.input))
  }

  /// The index of the first point whose input is greater; the number of points if there is none.
  private func firstIndex(after input: Double) -> Int {
    points.partitioningIndex { !($0.input <= input) }
  }

  private func neighbours(of index: Int) -> (Point, Point) {
    let second = min(max(index, 1), points.count - 1)
    return (points[second - 1], points[second])
  }

  /// (one − other) ÷ (third − fourth).
  private static func difference(
    _ one: Double, _ other: Double, by third: Double, _ fourth: Double
  ) -> Double {
    let (span, divisor) = (one - other, third - fourth)
    // Half the numbers cannot be farther apart than the largest finite number.
    return span.isFinite && divisor.isFinite
      ? span / divisor : (one / 2 - other / 2) / (third / 2 - fourth / 2)
  }

  /// The nearest finite number: segments between points of 1e308 are steeper than any.
  private static func finite(_ value: Double) -> Double {
    min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// Interpolates, or extrapolates for a share outside 0…1.
  private static func between(_ start: Double, _ end: Double, _ share: Double) -> Double {
    let span = end - start
    // Two finite numbers of opposite sign can be farther apart than the largest finite number.
    return span.isFinite ? start + share * span : start * (1 - share) + end * share
  }
}

extension PiecewiseLinear: CustomStringConvertible {
  /// Its CSS, for example “linear(0 0%, 0.7 50%, 1 100%)”.
  public var description: String { UnitCurve.piecewiseLinear(self).css }
}
