import Easing

/// How the keyboard moved in one event, as far as the readings show it.
public struct KeyboardFit: Sendable, Hashable {
  /// The nearest motion; nil with hardly any readings.
  public let nearest: FittedMotion?
  /// The nearest motion of another kind.
  public let next: FittedMotion?
  /// How sure it is that the keyboard moved as `nearest`; nil if undecided.
  public let certainty: FitCertainty?
  /// Why it is undecided; nil if it is not.
  public let doubt: FitDoubt?
  /// The number of frames that show it moving.
  public let movingFrames: Int
  /// The standard deviation of frames' times, in seconds: a recorder's clock is not the display's.
  public let timeUncertainty: Double

  /// Its motion; nil if undecided.
  public var motion: FittedMotion? { certainty == nil ? nil : nearest }

  /// How many times farther the next motion is; infinite without one, nil without a motion.
  public var lead: Double? {
    guard let nearest else { return nil }
    guard let next else { return .infinity }
    return next.rms / max(nearest.rms, 1e-9)
  }
}

extension KeyboardFit {
  /// The fewest frames in motion by which a curve is named.
  static let fewestFrames = 6
  /// Beyond this root mean square, in points, it is not a lag, or not a motion at all.
  static let farRms = (lag: 3.0, any: 15.0)
  /// Longer than any keyboard that moves by itself, in seconds.
  static let slowDuration = 0.9
  /// The longest motion that is fitted, in seconds.
  static let longest = 3.0
  /// A certain fit's least lead and frames, and largest residuals, in points and deviations.
  static let sure = (lead: 3.0, frames: 9, rms: 0.75, deviation: 1.8)

  /// - Parameter times: The corrected times of frames, by their numbers.
  init(
    _ series: EventSeries, event: RecordedEvent, point: Double, times: inout [Int: Double]
  ) {
    movingFrames = series.movingCount
    // A motion of seconds is on no curve by itself, and a search through it would take long.
    var ranking =
      series.movingCount >= 3 && series.length < KeyboardFit.longest
      ? MotionRanking(
        series.samples, from: series.before, to: series.after,
        begins: series.span.lowerBound - 0.1...series.span.upperBound, point: point) : nil
    if series.movingCount >= KeyboardFit.fewestFrames, let ticking = ranking?.ticking {
      ranking = ticking
      for sample in ticking.samples { times[sample.frame] = sample.time }
    }
    let choice = MotionChoice(ranking?.motions ?? [], point: point)
    nearest = choice.best
    next = choice.rival
    timeUncertainty = ranking?.timeSigma ?? 0
    doubt = KeyboardFit.doubt(of: series, choice, event, point: point)
    certainty =
      doubt == nil
      ? choice.best.map { KeyboardFit.certainty(of: series, $0, choice, event, point: point) } : nil
  }

  private static func doubt(
    of series: EventSeries, _ choice: MotionChoice, _ event: RecordedEvent, point: Double
  ) -> FitDoubt? {
    if event.isFade { return .fades }
    guard let best = choice.best else {
      return series.length >= longest
        ? .slow(duration: series.length)
        : .tooFewFrames(count: series.movingCount, rateNeeded: rateNeeded(series))
    }
    if series.movingCount < fewestFrames {
      return .tooFewFrames(count: series.movingCount, rateNeeded: rateNeeded(series))
    }
    if best.rms > farRms.any * point { return .unlikeAny(rms: best.rms) }
    if best.shape.duration > slowDuration { return .slow(duration: best.shape.duration) }
    guard let rival = choice.rival, choice.isOpen || choice.isUnusual else { return nil }
    return .alike(best.shape, rival.shape, rateNeeded: betterRate(series))
  }

  private static func certainty(
    of series: EventSeries, _ best: FittedMotion, _ choice: MotionChoice, _ event: RecordedEvent,
    point: Double
  ) -> FitCertainty {
    let isKnown = series.before.value != nil && series.after.value != nil
    let isClear = series.movingCount >= sure.frames && best.rms <= sure.rms * point
    guard isKnown, best.rms <= farRms.lag * point, best.shape.isKeyboards || isClear else {
      return .possible
    }
    let isSure =
      min(choice.lead, choice.deviationLead) >= sure.lead && isClear
      && best.deviation <= sure.deviation && !event.isInterrupted && best.shape.isKeyboards
    return isSure ? .certain : .likely
  }

  /// The frames per second that would show enough of the motion.
  static func rateNeeded(_ series: EventSeries) -> Int {
    let needed = Double(fewestFrames + 3) / min(max(series.length, 0.2), 0.5)
    return [15, 30, 60, 120].first { Double($0) >= needed } ?? 120
  }

  /// A rate that shows more; nil if there are 50 frames per second already.
  static func betterRate(_ series: EventSeries) -> Int? {
    Double(series.movingCount) / max(series.length, 0.05) < 50 ? 60 : nil
  }
}

extension KeyboardFit {
  /// The motion that dates frames, named or not; nil if it is not exact enough.
  func clock(point: Double) -> FittedMotion? {
    switch doubt {
    case nil, .alike:
      nearest.flatMap { $0.rms <= 2 * KeyboardFit.farRms.lag * point ? $0 : nil }
    default: nil
    }
  }
}

extension MotionShape {
  /// Whether keyboards move like this by themselves.
  var isKeyboards: Bool {
    switch self {
    case .springIOS7, .springIOS26: true
    case .spring: false
    case .curve(let curve, _): curve == .easeInOut
    }
  }
}

/// The best of some motions and its rival; a known spring represents any of nearly its pace.
struct MotionChoice {
  let best, rival: FittedMotion?
  /// The nearest of a keyboard's own motions.
  private let usual: FittedMotion?

  /// The largest difference of a free spring that counts as a known one.
  ///
  /// In pace, as a part of it; and in nearness to the readings, as a factor and in points.
  ///
  /// Recordings of devices have the known springs within 0.3 radians per second.
  private static let alike = (pace: 0.045, factor: 2.5, rms: 1.0)
  /// Added to every root mean square, in points: smaller ones are not evidence.
  private static let floor = 0.03
  private let point: Double

  init(_ motions: [FittedMotion], point: Double) {
    self.point = point
    usual = motions.first { $0.shape.isKeyboards }
    guard var first = motions.first else {
      (best, rival) = (nil, nil)
      return
    }
    var others = motions.dropFirst().map { $0 }
    if case .spring(let frequency) = first.shape {
      let known = others.first { other in
        guard other.shape == .springIOS7 || other.shape == .springIOS26 else { return false }
        let pace = 1 / other.shape.profileAndScale.scale
        return abs(pace - frequency) < MotionChoice.alike.pace * pace
          && other.rms < first.rms * MotionChoice.alike.factor + MotionChoice.alike.rms * point
      }
      if let known { first = known }
    }
    if first.shape.isSpring {
      others.removeAll {
        guard case .spring = $0.shape else { return $0.shape == first.shape }
        return true
      }
    }
    others.removeAll { $0.shape.isAlike(first.shape) }
    best = first
    rival = others.first
  }

  var lead: Double {
    guard let best, let rival else { return .infinity }
    let floor = MotionChoice.floor * point
    return (rival.rms + floor) / (best.rms + floor)
  }

  /// The same in standard deviations, with an error in time allowed for.
  var deviationLead: Double {
    guard let best, let rival else { return .infinity }
    return rival.deviation / max(best.deviation, 0.05)
  }

  /// Whether the rival is about as near, so that neither can be named.
  var isOpen: Bool {
    lead < MotionChoice.leastLead.points || deviationLead < MotionChoice.leastLead.deviations
  }

  /// Whether keyboards do not move like this, and one of their motions is not much farther off.
  var isUnusual: Bool {
    guard let best, let usual, !best.shape.isKeyboards else { return false }
    return usual.rms < MotionChoice.unusual * best.rms + MotionChoice.floor * point
  }

  /// The least factor by which a keyboard's own motion is farther off if it is ruled out.
  private static let unusual = 3.0

  /// The least factor by which the next motion is farther off before one is named.
  private static let leastLead = (points: 1.5, deviations: 1.2)
}
