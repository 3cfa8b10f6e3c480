import Stage

/// A motion between and at its frames, as a plot draws it.
struct OffsetLines: Sendable, Hashable {
  struct Sample: Sendable, Hashable {
    /// In seconds.
    let time: Double
    /// In points.
    let offset: Double
    /// In points a second; may be infinite.
    let velocity: Double
  }

  /// In order of time.
  let samples: [Sample]
  /// The dotted frames: all, or every nth where dots would merge.
  let dots: [OffsetFrame]
  /// Frames from dot to dot.
  let dotStep: Int
  /// In seconds: all frames, or one frame's time.
  let range: ClosedRange<Double>

  /// Where frames are nearer to each other than this, in points, not all are dotted.
  static let leastDotDistance = 3.5
  /// The least distance of thinned dots, in points, so that the line shows between them.
  static let thinnedDotDistance = 8.0

  /// Samples a motion evenly, and on both sides of its start and end, where it may jump.
  ///
  /// - Parameter width: In points, for the dots.
  init(_ frames: FrameOffsets, count: Int, width: Double) {
    let last = Double(frames.count - 1) / frames.framesPerSecond
    let end = max(last, 1 / frames.framesPerSecond)
    range = 0...end
    let timing = frames.timing
    let jumps = Set([timing.begin, timing.end].flatMap { [$0.nextDown, $0] }).filter { $0 <= end }
    let even = (0...count).map { end * Double($0) / Double(count) }
    // A motion that jumps at the very start comes from 0: its line begins just before the first frame.
    samples = (even + jumps.filter { $0 >= -Double.leastNonzeroMagnitude }).sorted().map {
      Sample(
        time: $0, offset: frames.distance * timing.progress(at: $0),
        velocity: frames.distance == 0 ? 0 : frames.distance * timing.velocity(at: $0))
    }
    let across = width / end / frames.framesPerSecond
    let step =
      across >= OffsetLines.leastDotDistance
      ? 1 : Int((OffsetLines.thinnedDotDistance / across).rounded(.up))
    dotStep = step
    let lastIndex = frames.count - 1
    // The last frame is always dotted, the previous one only if it is far enough.
    dots =
      stride(from: 0, through: lastIndex, by: step)
      .filter { $0 == 0 || step == 1 || lastIndex - $0 >= step }
      .map { frames[$0] } + (step > 1 && lastIndex > 0 ? [frames[lastIndex]] : [])
  }

  /// The lowest and the highest offset, including start and end of the motion.
  func offsets(distance: Double) -> ClosedRange<Double> {
    let offsets = samples.map(\.offset) + [0, distance]
    return (offsets.min() ?? 0)...(offsets.max() ?? 0)
  }

  /// The speeds that are shown: all, except the tip of a vertical tangent.
  ///
  /// Where the fastest twentieth is more than three times as fast as the rest, it does not decide the scale.
  var velocities: ClosedRange<Double> {
    let finite = samples.map(\.velocity).filter(\.isFinite)
    guard let fastest = finite.map(\.magnitude).max() else { return 0...0 }
    let usual = finite.map(\.magnitude).sorted()[finite.count * 19 / 20]
    let limit =
      usual > 0 && fastest > OffsetLines.tip * usual ? OffsetLines.tip * usual : fastest
    return max(min(finite.min() ?? 0, 0), -limit)...min(max(finite.max() ?? 0, 0), limit)
  }

  private static let tip = 3.0
}
