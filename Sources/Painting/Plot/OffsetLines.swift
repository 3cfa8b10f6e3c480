import Stage

/// A motion between and at its frames, as a plot draws it.
struct OffsetLines: Sendable, Hashable {
  /// A place of the line.
  struct Sample: Sendable, Hashable {
    /// Seconds.
    let time: Double
    /// Points.
    let offset: Double
    /// Points a second; may be infinite.
    let velocity: Double
  }

  /// In order of time.
  let samples: [Sample]
  /// The frames that are dotted: all, or every so many where dots would melt into each other.
  let dots: [OffsetFrame]
  /// How many frames from dot to dot.
  let dotStep: Int
  /// The seconds that are shown: all frames, or one frame's time where there is only one.
  let range: ClosedRange<Double>

  /// The least distance of two dots, in points.
  static let dotDistance = 3.5

  /// Samples a motion `count` times evenly, and on both sides of its begin and end, where it may jump.
  ///
  /// - Parameter width: Points across, for the dots.
  init(_ frames: FrameOffsets, count: Int, width: Double) {
    let last = Double(frames.count - 1) / frames.framesPerSecond
    let end = max(last, 1 / frames.framesPerSecond)
    range = 0...end
    let timing = frames.timing
    let jumps = [timing.begin, timing.end].flatMap { [$0.nextDown, $0] }.filter { $0 <= end }
    let even = (0...count).map { end * Double($0) / Double(count) }
    // A motion that jumps at the very start comes from 0: its line begins just before the first frame.
    samples = (even + jumps.filter { $0 >= -Double.leastNonzeroMagnitude }).sorted().map {
      Sample(
        time: $0, offset: frames.distance * timing.progress(at: $0),
        velocity: frames.distance == 0 ? 0 : frames.distance * timing.velocity(at: $0))
    }
    let across = width / end / frames.framesPerSecond
    let step = max(1, Int((OffsetLines.dotDistance / across).rounded(.up)))
    dotStep = step
    let lastIndex = frames.count - 1
    // The last frame is always dotted; the one before it gives way if it is too near.
    dots = stride(from: 0, through: lastIndex, by: step)
      .filter { $0 == 0 || step == 1 || lastIndex - $0 >= step }
      .map { frames[$0] } + (step > 1 && lastIndex > 0 ? [frames[lastIndex]] : [])
  }

  /// The lowest and the highest offset, with where the motion comes from and where it goes.
  func offsets(distance: Double) -> ClosedRange<Double> {
    let offsets = samples.map(\.offset) + [0, distance]
    return (offsets.min() ?? 0)...(offsets.max() ?? 0)
  }

  /// Speeds that are shown: all, except that the tip of a vertical tangent is cut off.
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

extension OffsetLines {
  /// The dotted frame with the greatest speed, if it moves at all and is no tip that is cut off.
  var fastest: OffsetFrame? {
    let moving = dots.filter { $0.velocity.isFinite && $0.velocity != 0 }
    return moving.max { $0.velocity.magnitude < $1.velocity.magnitude }
  }

  /// The dotted frame that is farthest beyond the motion's end, where that can be seen.
  func overshoot(of frames: FrameOffsets) -> OffsetFrame? {
    let farthest = dots.max { $0.progress < $1.progress }
    guard let farthest, farthest.progress > 1 + OffsetLines.visibleOvershoot,
      frames.distance != 0
    else { return nil }
    return farthest
  }

  /// The least share of the distance that an overshoot must have to be labelled: a line's width.
  private static let visibleOvershoot = 0.005
}
