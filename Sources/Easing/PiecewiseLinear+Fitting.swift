import LibC

extension PiecewiseLinear {
  /// The line with the fewest stops that follows a motion over its duration: the form in which CSS `linear()` expresses a spring.
  ///
  /// Inputs are shares of the duration, in thousandths or ten thousandths of it; outputs are rounded to a fiftieth of
  /// the tolerance. A motion that is cut before it rests ends in two stops at 1, of which the last counts, as the
  /// motion's last step does. Curves that `linear()` says exactly, steps among them, are not approximated.
  ///
  /// The fewest stops are found by going through all lines whose stops are in the strip of the tolerance about the
  /// motion, at one of five heights in it, so there may be one that has a stop less. A chord of a convex part is nearest
  /// if it begins and ends on the strip's outer edge, which saves three stops of ten against stops on the motion.
  ///
  /// - Parameters:
  ///   - timing: A motion whose begin does not matter; its duration must be above 0.
  ///   - tolerance: The greatest distance, as a share of the motion's way, 0.00001…0.1.
  /// - Returns: The line and its greatest distance from the motion, or `nil` where the tolerance or the duration are out
  ///   of range, or the motion is too steep to be followed that closely.
  public static func following(
    _ timing: Timing, within tolerance: Double
  ) -> (line: PiecewiseLinear, error: Double)? {
    guard (0.00001...0.1).contains(tolerance), timing.duration > 0 else { return nil }
    if case .curve(let curve) = timing.motion, let exact = PiecewiseLinear(exactly: curve) {
      return (exact, 0)
    }
    // One that swings from sample to sample would look still.
    if case .spring(let spring) = timing.motion,
      timing.duration / spring.duration > mostSwings
    {
      return nil
    }
    for (count, share) in [(1000, 0.97), (1000, 0.9), (10_000, 0.9)] {
      let strip = FittedStrip(timing, count: count, tolerance: tolerance * share)
      guard let line = strip.line else { continue }
      let error = line.distance(from: timing, samples: count * 8)
      if error <= tolerance { return (line, error) }
    }
    return nil
  }

  /// The most swings of a spring that are followed.
  private static let mostSwings = 100.0

  /// The line that is the same as a curve at every input; `nil` for Bézier curves.
  private init?(exactly curve: UnitCurve) {
    switch curve {
    case .linear: self.init(stops: [Stop(0), Stop(1)])
    case .piecewiseLinear(let line): self = line
    case .steps(let steps):
      guard steps.count <= 1000 else { return nil }
      let inputs = (0...steps.count).map { Double($0) / Double(steps.count) }
      self.init(
        stops: zip(inputs, inputs.dropFirst()).flatMap { start, end in
          let output = steps.value(at: (start + end) / 2)
          return [Stop(output, at: start), Stop(output, at: end)]
        } + [Stop(1, at: 1)])
    case .ease, .easeIn, .easeOut, .easeInOut, .cubicBezier: return nil
    }
  }

  /// The greatest distance from a motion, at evenly spaced moments before its end.
  package func distance(from timing: Timing, samples: Int) -> Double {
    (0..<samples).reduce(0) { most, index in
      let share = Double(index) / Double(samples)
      let progress = timing.progress(at: timing.begin + share * timing.duration)
      return max(most, abs(value(at: share) - progress))
    }
  }
}

/// The strip about a motion in which a line must stay.
private struct FittedStrip {
  let values: [Double]
  let tolerance: Double
  /// Whether the motion is cut so far from its end that the line must jump there.
  let jumps: Bool

  /// Where in the strip a stop may be, from one edge to the other.
  static let heights = [-1, -0.5, 0, 0.5, 1]

  init(_ timing: Timing, count: Int, tolerance: Double) {
    let end = (timing.begin + timing.duration).nextDown
    let values = (0...count).map { index in
      timing.progress(
        at: min(timing.begin + Double(index) / Double(count) * timing.duration, end))
    }
    self.values = values
    self.tolerance = tolerance
    jumps = abs(values[count] - 1) > tolerance
  }

  /// The outputs at which a stop may be.
  private func outputs(at index: Int) -> [Double] {
    if index == 0 { return [0] }
    if index == values.count - 1, !jumps { return [1] }
    // Rounded to enough decimals that the rounding error is small compared with the tolerance.
    let scale = pow(10, (1.7 - log10(tolerance)).rounded(.up))
    return FittedStrip.heights.map { height in
      ((values[index] + height * tolerance) * scale).rounded() / scale
    }
  }

  /// A place of a stop: the fewest stops that lead to it, and the place before it.
  private struct Way {
    var stops = Int.max
    var previous = 0
  }

  var line: PiecewiseLinear? {
    let last = values.count - 1
    let heights = FittedStrip.heights.count
    let outputs = values.indices.map(outputs)
    var ways = [Way](repeating: Way(), count: values.count * heights)
    ways[0].stops = 1
    for start in 0..<last {
      for (height, from) in outputs[start].enumerated() {
        let stops = ways[start * heights + height].stops
        guard stops < .max else { continue }
        var (least, most) = (-Double.infinity, Double.infinity)
        for index in (start + 1)...last {
          let steps = Double(index - start)
          // Rounding puts a stop beyond the strip's edge by less than the edge has in reserve.
          let reserve = 0.02 * tolerance / steps
          least = max(least, (values[index] - tolerance - from) / steps - reserve)
          most = min(most, (values[index] + tolerance - from) / steps + reserve)
          guard least <= most else { break }
          for (other, output) in outputs[index].enumerated() {
            let place = index * heights + other
            let slope = (output - from) / steps
            guard slope >= least, slope <= most, stops + 1 < ways[place].stops else { continue }
            ways[place] = Way(stops: stops + 1, previous: start * heights + height)
          }
        }
      }
    }
    let ends = last * heights..<(last + 1) * heights
    guard var place = ends.min(by: { ways[$0].stops < ways[$1].stops }), ways[place].stops < .max
    else { return nil }
    var stops = jumps ? [PiecewiseLinear.Stop(1, at: 1)] : []
    while true {
      let (index, height) = (place / heights, place % heights)
      stops.append(.init(outputs[index][height], at: Double(index) / Double(last)))
      if index == 0 { return PiecewiseLinear(stops: stops.reversed()) }
      place = ways[place].previous
    }
  }
}
