import Basics

/// The frames of a motion: its offset every 1/60 s.
///
/// ```swift
/// let frames = try FrameOffsets(curve: .keyboard, duration: 0.25, distance: -336)
/// for frame in frames.prefix(3) {
///   print(frame.index, frame.time, frame.offset)
/// }
/// ```
///
/// Frames are computed on demand, in any order, and not stored. The time of a frame is its index divided by the frame
/// rate, so the frames at 30 per second are the even frames at 60, bit for bit. The first frame is at time 0, the last
/// is the first at or after the end, where the progress is exactly 1.
///
/// Guarantees: at least one frame and at most ``maximumCount``; the distance is finite.
public struct FrameOffsets: Sendable, Hashable, RandomAccessCollection {
  /// The most frames a motion can have: 20,000.
  public static let maximumCount = 20_000
  /// The greatest frame rate: 1,000 per second.
  public static let maximumFramesPerSecond = 1000.0

  /// The motion.
  public let timing: Timing
  /// The whole distance, in points; negative is up.
  public let distance: Double
  /// Frames per second, above 0 and at most ``maximumFramesPerSecond``.
  public let framesPerSecond: Double
  /// The number of frames.
  public let count: Int

  /// The longest distance, in points, in either direction.
  public static let maximumDistance = 1e9

  /// Creates the frames of a timing.
  ///
  /// Frames begin at time 0: a begin after 0 is a delay, and one before 0 omits the part before it.
  public init(
    timing: Timing, distance: Double, framesPerSecond: Double = 60
  ) throws(FrameOffsetsError) {
    guard distance.magnitude <= FrameOffsets.maximumDistance else { throw .distance(distance) }
    guard framesPerSecond > 0, framesPerSecond <= FrameOffsets.maximumFramesPerSecond else {
      throw .framesPerSecond(framesPerSecond)
    }
    self.timing = timing
    self.distance = distance
    self.framesPerSecond = framesPerSecond
    // The product is rounded, so it is only an estimate of the last frame.
    let estimate = timing.end * framesPerSecond
    guard estimate < Double(FrameOffsets.maximumCount) else { throw .tooManyFrames(estimate) }
    var last = Int(Swift.max(0, estimate.rounded(.up)))
    while last > 0, Double(last - 1) / framesPerSecond >= timing.end { last -= 1 }
    while Double(last) / framesPerSecond < timing.end { last += 1 }
    guard last < FrameOffsets.maximumCount else { throw .tooManyFrames(Double(last)) }
    count = last + 1
  }

  /// Creates the frames of `UIView.animate` with a curve, a duration and a delay, in seconds.
  ///
  /// See ``Timing/init(curve:duration:begin:keyboard:)``.
  public init(
    curve: AnimationCurve, duration: Double, delay: Double = 0, distance: Double,
    framesPerSecond: Double = 60, keyboard: KeyboardMotion = .ios7
  ) throws(FrameOffsetsError) {
    let timing = Timing(curve: curve, duration: duration, begin: delay, keyboard: keyboard)
    guard let timing else { throw .timing(duration: duration, delay: delay) }
    try self.init(timing: timing, distance: distance, framesPerSecond: framesPerSecond)
  }

  /// Creates the frames of `UIView.animate` with options, of which only the curve is used.
  public init(
    options: AnimationOptions, duration: Double, delay: Double = 0, distance: Double,
    framesPerSecond: Double = 60, keyboard: KeyboardMotion = .ios7
  ) throws(FrameOffsetsError) {
    try self.init(
      curve: options.curve, duration: duration, delay: delay, distance: distance,
      framesPerSecond: framesPerSecond, keyboard: keyboard)
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of frames.
  public var endIndex: Int { count }

  /// The frame at an index.
  public subscript(index: Int) -> OffsetFrame {
    precondition((0..<count).contains(index), "there is no frame \(index) of \(count)")
    let time = Double(index) / framesPerSecond
    let progress = timing.progress(at: time)
    let velocity = timing.velocity(at: time)
    // Without a distance the speed is 0: otherwise a vertical tangent would give 0 × ∞.
    return OffsetFrame(
      index: index, time: time, progress: progress, offset: distance * progress,
      velocity: distance == 0 ? 0 : distance * velocity)
  }
}

/// An error in the parameters of a motion's frames.
public enum FrameOffsetsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The distance is not a number, or beyond ``FrameOffsets/maximumDistance``.
  case distance(Double)
  /// The frame rate is not above 0 and at most ``FrameOffsets/maximumFramesPerSecond``.
  case framesPerSecond(Double)
  /// The duration is negative, or duration or delay are not finite.
  case timing(duration: Double, delay: Double)
  /// The motion has about this many frames, more than ``FrameOffsets/maximumCount``.
  case tooManyFrames(Double)

  /// The error and what is allowed.
  public var description: String {
    switch self {
    case .distance(let distance):
      "the distance must be at most 1e9 points in either direction, not \(distance)"
    case .framesPerSecond(let rate):
      "the frame rate must be above 0 and at most 1000 frames per second, not \(rate)"
    case .timing(let duration, let delay):
      duration >= 0 && duration.isFinite
        ? "the delay must be finite, in seconds, not \(delay.shortest)"
        : "the duration must be 0 or more and finite, in seconds, not \(duration.shortest)"
    case .tooManyFrames(let count):
      "the motion would have about \(count) frames, but at most 20000 are allowed; "
        + "shorten it or lower the frame rate"
    }
  }
}

extension FrameOffsets: CustomStringConvertible {
  /// The number and rate of frames, the distance and the timing.
  public var description: String {
    "\(count) \(count == 1 ? "frame" : "frames") at \(framesPerSecond.shortest) per second over "
      + "\(distance.decimals(upTo: 2)) pt: \(timing)"
  }
}
