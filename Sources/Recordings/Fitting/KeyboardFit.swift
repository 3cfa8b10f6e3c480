import Easing

/// How the keyboard moved in one event, as far as the readings say it.
public struct KeyboardFit: Sendable, Hashable {
  /// The motion that is nearest; nil where there are no readings to speak of.
  public let nearest: FittedMotion?
  /// The nearest motion of another kind.
  public let next: FittedMotion?
  /// How sure it is that the keyboard went as `nearest`; nil where that cannot be said.
  public let certainty: FitCertainty?
  /// Why it cannot be said; nil where it can.
  public let doubt: FitDoubt?
  /// How many frames show it moving.
  public let movingFrames: Int
  /// The standard deviation of the frames' times, in seconds: a recorder's clock is not the display's.
  public let timeUncertainty: Double

  /// How it went, where that can be said.
  public var motion: FittedMotion? { certainty == nil ? nil : nearest }

  /// How many times farther the next motion is; infinite where there is none, nil without a motion.
  public var lead: Double? {
    guard let nearest else { return nil }
    guard let next else { return .infinity }
    return next.rms / max(nearest.rms, 1e-9)
  }
}

extension KeyboardFit {
  /// The fewest frames that show a motion before a curve is named.
  static let fewestFrames = 6
  /// Beyond which root mean square, in points, there is no lag, and none at all.
  static let farRms = (lag: 3.0, any: 15.0)
  /// What no keyboard that moves by itself takes, in seconds.
  static let slowDuration = 0.9
  /// The longest motion that is fitted, in seconds.
  static let longest = 3.0
  /// What makes a fit certain: its lead, its frames, and what may be left in points and in standard deviations.
  private static let sure = (lead: 3.0, frames: 9, rms: 0.75, deviation: 1.8)

  /// - Parameter times: When the frames were shown that were shown at another time than they say, by their numbers.
  init(
    _ series: EventSeries, event: RecordedEvent, point: Double, times: inout [Int: Double]
  ) {
    movingFrames = series.movingCount
    let length = series.span.upperBound - series.span.lowerBound
    // What lasts for seconds goes by itself on no curve, and a search through it would take long.
    var ranking =
      series.movingCount >= 3 && length < KeyboardFit.longest
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
    doubt = KeyboardFit.doubt(of: series, choice, event, length: length, point: point)
    certainty =
      doubt == nil
      ? choice.best.map { KeyboardFit.certainty(of: series, $0, choice, event, point: point) } : nil
  }

  /// Why it cannot be said how the keyboard went; nil where it can.
  private static func doubt(
    of series: EventSeries, _ choice: MotionChoice, _ event: RecordedEvent, length: Double,
    point: Double
  ) -> FitDoubt? {
    if event.isFade { return .fades }
    guard let best = choice.best else {
      return length >= longest
        ? .slow(duration: length)
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

  /// How sure it is that the keyboard went as its nearest motion, which nothing is against.
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

  /// How many frames a second would show it in motion often enough.
  static func rateNeeded(_ series: EventSeries) -> Int {
    let length = max(series.span.upperBound - series.span.lowerBound, 0.2)
    let needed = Double(fewestFrames + 3) / min(length, 0.5)
    return [15, 30, 60, 120].first { Double($0) >= needed } ?? 120
  }

  /// A rate that shows more; nil where there are 50 frames a second already.
  static func betterRate(_ series: EventSeries) -> Int? {
    let length = series.span.upperBound - series.span.lowerBound
    return Double(series.movingCount) / max(length, 0.05) < 50 ? 60 : nil
  }
}

extension KeyboardFit {
  /// The motion that tells when a frame was shown, whatever it is called; nil where it is not exact enough for that.
  func clock(point: Double) -> FittedMotion? {
    switch doubt {
    case nil, .alike:
      nearest.flatMap { $0.rms <= 2 * KeyboardFit.farRms.lag * point ? $0 : nil }
    default: nil
    }
  }
}

extension MotionShape {
  /// Whether keyboards go this way by themselves.
  var isKeyboards: Bool {
    switch self {
    case .springIOS7, .springIOS26: true
    case .spring: false
    case .curve(let curve, _): curve == .easeInOut
    }
  }
}

/// The best of some motions and its rival, where a known spring stands for any spring of nearly its pace.
struct MotionChoice {
  let best, rival: FittedMotion?
  /// The nearest that keyboards go by themselves.
  private let usual: FittedMotion?

  /// How near a free spring must be to a known one to be it: as a part of its pace, and by how much nearer to the
  /// readings it may be, as a factor and in points.
  ///
  /// Recordings of devices have the known springs within 0.3 radians per second.
  private static let alike = (pace: 0.045, factor: 2.5, rms: 1.0)
  /// What is added to every root mean square, in points: less tells nothing.
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

  /// How many times farther off the rival is, in points.
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

  /// Whether nothing can be said: the rival is as near.
  var isOpen: Bool {
    lead < MotionChoice.leastLead.points || deviationLead < MotionChoice.leastLead.deviations
  }

  /// Whether it is a way that keyboards do not go by themselves, and one that they do go is not much farther off.
  var isUnusual: Bool {
    guard let best, let usual, !best.shape.isKeyboards else { return false }
    return usual.rms < MotionChoice.unusual * best.rms + MotionChoice.floor * point
  }

  /// How many times farther off a keyboard's own motion is at least where it is not taken for it.
  private static let unusual = 3.0

  /// How many times farther off the next motion is at least before one is named.
  private static let leastLead = (points: 1.5, deviations: 1.2)
}
