/// The moment of one motion in two recordings by which their clocks are set.
///
/// A begin depends on the shape that it is found by: by the same shape, both are off by the same.
struct MotionAlignment {
  enum Moment {
    /// Its begin, by a shape that is about as near to both as their own are.
    case begin
    /// Its begin, by a shape for each: they go otherwise.
    case ownBegin
    /// When it is half way, where no shape is near.
    case halfway
  }

  let moment: Moment
  /// Seconds from each film's first frame.
  let before, after: Double
  /// Half the width of the 95 % range of their difference, in seconds.
  let uncertainty: Double

  /// The error of the moment at which an edge is half way, in seconds.
  private static let halfwayError = 0.004

  /// Nil if one of them does not move.
  init?(_ before: EdgeCourse, _ after: EdgeCourse) {
    func shared(_ shape: MotionShape) -> (FittedMotion, FittedMotion)? {
      before.motion(of: shape).flatMap { first in after.motion(of: shape).map { (first, $0) } }
    }
    if let own = before.nearest, let other = after.nearest {
      let nearest = [own.shape, other.shape, .springIOS7, .springIOS26].compactMap(shared)
        .min { $0.0.rms + $0.1.rms < $1.0.rms + $1.1.rms }
      let common = nearest.flatMap { before.isAlike($0) && after.isAlike($1) ? ($0, $1) : nil }
      let (first, second) = common ?? (own, other)
      moment = common == nil ? .ownBegin : .begin
      (self.before, self.after) = (first.begin, second.begin)
      let errors = (before.uncertainty(ofBegin: first), after.uncertainty(ofBegin: second))
      uncertainty = (errors.0 * errors.0 + errors.1 * errors.1).squareRoot()
    } else {
      guard let first = before.halfway, let second = after.halfway else { return nil }
      moment = .halfway
      (self.before, self.after) = (first, second)
      uncertainty = MotionAlignment.halfwayError
    }
  }
}

/// One edge through one event of a recording.
struct EdgeCourse {
  let series: EventSeries
  /// The motion that is nearest to it; nil if none is near.
  let nearest: FittedMotion?
  private let timeSigma: Double
  private let point: Double

  /// The largest root mean square of a motion that dates a begin, in points.
  private static let farRms = 3.0
  /// How much farther off than the nearest a motion may be to count as equal: a factor, and in points.
  private static let alike = (factor: 2.0, points: 0.5)
  /// The least errors of readings, in points, and of a begin, in seconds.
  private static let least = (reading: 0.1, begin: 0.0005)

  static func keyboard(ofEvent index: Int, in verdict: RecordingVerdict) -> EdgeCourse {
    EdgeCourse(\.keyboardTop, index, verdict, verdict.events[index].fit.keyboard.nearest)
  }

  static func bar(ofEvent index: Int, in verdict: RecordingVerdict) -> EdgeCourse {
    EdgeCourse(\.barBottom, index, verdict, verdict.events[index].fit.bar?.nearest)
  }

  private init(
    _ path: KeyPath<RecordedFrame, Reading?>, _ index: Int, _ verdict: RecordingVerdict,
    _ nearest: FittedMotion?
  ) {
    let (film, fit) = (verdict.film, verdict.events[index].fit)
    point = film.point
    timeSigma = fit.keyboard.timeUncertainty
    series = EventSeries(of: path, event: index, in: film, point: point).retimed(fit.times)
    let isSeen = series.movingCount >= 3 && !fit.event.isFade
    self.nearest = nearest.flatMap { isSeen && $0.rms <= EdgeCourse.farRms * film.point ? $0 : nil }
  }

  func motion(of shape: MotionShape) -> FittedMotion? {
    MotionSearch(
      series.samples.withSpeeds(), from: series.before, to: series.after,
      begins: series.span.lowerBound - 0.1...series.span.upperBound, timeSigma: timeSigma
    ).motion(of: shape)
  }

  func isAlike(_ motion: FittedMotion) -> Bool {
    motion.rms <= EdgeCourse.alike.factor * (nearest?.rms ?? 0) + EdgeCourse.alike.points * point
  }

  /// Half the width of the 95 % range, in seconds.
  func uncertainty(ofBegin motion: FittedMotion) -> Double {
    let speeds = series.samples.filter(\.counts).map { motion.velocity(at: $0.time) }
    let steepness = max(speeds.reduce(0) { $0 + $1 * $1 }.squareRoot(), 1e-9)
    let error = max(motion.rms, EdgeCourse.least.reading * point) / steepness
    // An error that all readings share moves the begin by the time that the edge needs for it.
    let shared =
      series.sharedSigma * speeds.reduce(0) { $0 + $1.magnitude } / (steepness * steepness)
    return max(2 * (error * error + shared * shared).squareRoot(), EdgeCourse.least.begin)
  }

  /// In seconds; nil if it ends where it began.
  var halfway: Double? {
    guard let first = series.samples.first, let last = series.samples.last,
      first.value != last.value
    else { return nil }
    let middle = (first.value + last.value) / 2
    let pair = zip(series.samples, series.samples.dropFirst()).first { before, after in
      (before.value - middle) * (after.value - middle) <= 0
    }
    return pair.map { before, after in
      let step = after.value - before.value
      return step == 0
        ? before.time
        : before.time + (after.time - before.time) * (middle - before.value) / step
    }
  }
}
