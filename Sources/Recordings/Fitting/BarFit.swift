/// How the bar went in one event, as far as the readings say it.
public struct BarFit: Sendable, Hashable {
  /// How it went; nil where that cannot be said.
  public let way: BarWay?
  /// How sure that is; nil without a way.
  public let certainty: FitCertainty?
  /// Why it cannot be said, or not more of it; nil where all is.
  public let doubt: FitDoubt?
  /// The motion that is nearest to the bar's readings; nil where there are too few of them.
  public let nearest: FittedMotion?
  /// How far it is from where a right bar would be; nil where that is not known.
  public internal(set) var gaps: EventGaps?
  /// How many frames show it moving.
  public let movingFrames: Int
}

extension BarFit {
  /// A delay that is none, one of a frame of the display at most, and the longest that is looked for, in seconds.
  private static let delays = (none: 0.004, oneFrame: 0.026, longest: 1.0)
  /// How far a bar moves at least, in points, for it to be said how.
  private static let leastTravel = 8.0
  /// How far a bar that goes with the keyboard may stray, in points, as a root mean square.
  private static let withRms = 0.85
  /// How far a bar may stray from a motion that it is said to go on, and from the keyboard's later on, in points, as a
  /// root mean square.
  private static let followRms = 1.5
  /// The part of the frames in motion that show a bar which is not hidden.
  private static let seenShare = 0.25
  /// Up to which part of its way a keyboard covers no bar at the screen's bottom but for some points.
  private static let lowShare = 0.06
  /// How near a motion must be, in points, to be named though another is as near, as a root mean square.
  private static let likelierRms = 0.6
  /// How near the frames before and after a jump are to each other for it to be one, in seconds.
  private static let jumpInterval = (certain: 0.036, likely: 0.09)

  init(
    _ series: EventSeries, keyboard: EventSeries, keyboardFit: KeyboardFit, event: RecordedEvent,
    point: Double
  ) {
    guard let travel = series.travel, let keyboardTravel = keyboard.travel else {
      self.init(nil, because: .notSeen, movingFrames: series.movingCount)
      return
    }
    let moving = keyboard.samples.filter { keyboard.span.contains($0.time) }
    let seen = Set(series.samples.map(\.frame))
    let seenCount = moving.count { seen.contains($0.frame) }
    let clocked = ClockedSeries(series, keyboard: keyboard, fit: keyboardFit, point: point)
    let keyboardMotion = keyboardFit.clock(point: point)
    func gaps(
      without untrusted: Set<Int>, isNoise: Bool = false, isAlone: Bool = false
    ) -> EventGaps? {
      var gaps = EventGaps(
        keyboard: keyboard, bar: series, kind: event.kind,
        untrusted: untrusted.union(clocked.untrusted), isAlone: isAlone, point: point)
      gaps?.isNoise = isNoise
      return gaps
    }
    let sigma =
      median(
        series.samples.map(\.sigma)) + median(keyboard.samples.map(\.sigma))
    let raw = gaps(without: [], isAlone: true)
    let isFew = series.movingCount < KeyboardFit.fewestFrames
    // It stays, or it jumps: no curve is needed to say so.
    if abs(travel) < BarFit.leastTravel * point, series.movingCount <= 1 {
      self.init(
        .still, keyboard.movingCount >= 3 || event.kind == .change ? .likely : .possible, gaps: raw,
        movingFrames: series.movingCount)
      return
    }
    if let jump = BarJump(
      series, travel: travel, keyboard: keyboard, kind: event.kind, point: point),
      abs(keyboardTravel) > 20 * point, keyboard.movingCount >= 3
    {
      // Handlers jump as the keyboard begins; elsewhere wrong readings may look like it, or a bar that was covered.
      let isSure =
        jump.place == .start && jump.interval < BarFit.jumpInterval.certain
        && Double(seenCount) > 0.7 * Double(moving.count)
        && keyboardFit.certainty ?? .possible >= .likely
      let isLikely = jump.interval < BarFit.jumpInterval.likely && keyboardFit.certainty != nil
      self.init(
        .jump(jump.place), isSure ? .certain : isLikely ? .likely : .possible, gaps: raw,
        movingFrames: series.movingCount)
      return
    }
    let isSeen =
      seenCount >= 2
      && (Double(seenCount) >= BarFit.seenShare * Double(moving.count) || !isFew)
    guard isSeen else {
      // What the keyboard covers is not seen either, so it counts where that is low.
      let lowest = (event.kind == .hide ? keyboard.after : keyboard.before).value
      let low = moving.filter {
        abs($0.value - (lowest ?? .infinity))
          < BarFit.lowShare * abs(keyboardTravel)
      }
      let isHidden =
        moving.count >= KeyboardFit.fewestFrames && abs(travel) > 20 * point && seenCount <= 1
        && series.movingCount == 0 && low.contains { !seen.contains($0.frame) }
      self.init(
        isHidden ? .hidden : nil, isHidden ? .possible : nil, because: isHidden ? nil : .notSeen,
        movingFrames: series.movingCount)
      return
    }
    guard let ranking = clocked.ranking(longestDelay: BarFit.delays.longest, point: point) else {
      // Without the keyboard's motion only the distance between both tells something.
      guard let raw else {
        self.init(nil, because: keyboardFit.doubt, movingFrames: series.movingCount)
        return
      }
      let isWith = raw.rms <= max(BarFit.withRms * point, sigma)
      let isOff = !isWith && raw.isOff(point: point)
      let certainty = BarFit.certainty(with: raw)
      var gaps = raw
      gaps.isNoise = isWith
      self.init(
        isWith && certainty != nil ? .withKeyboard : isOff ? .otherwise : nil,
        isWith ? certainty.map { min($0, .likely) } : isOff ? .possible : nil,
        because: keyboardFit.doubt, gaps: gaps, movingFrames: series.movingCount)
      return
    }
    let choice = MotionChoice(ranking.motions, point: point)
    let outliers = Set(ranking.outliers)
    let best = choice.best
    let isStrange = (best?.rms ?? 0) > KeyboardFit.farRms.lag * point
    let trusted = gaps(without: outliers, isAlone: isStrange)
    if let trusted, trusted.rms < 2 * point,
      trusted.rms <= max(BarFit.withRms * point, 1.1 * sigma, 1.3 * (best?.rms ?? 0))
    {
      let certainty = BarFit.certainty(with: trusted)
      let isSure = trusted.rms <= max(0.5 * point, 0.85 * sigma) && !isFew
      self.init(
        certainty.map { _ in .withKeyboard },
        certainty.map { isSure ? $0 : min($0, isFew ? .possible : .likely) },
        because: certainty == nil
          ? .tooFewFrames(
            count: trusted.tellingCount, rateNeeded: KeyboardFit.rateNeeded(series)) : nil,
        nearest: best, gaps: gaps(without: outliers, isNoise: true),
        movingFrames: series.movingCount)
      return
    }
    guard let best, let keyboardMotion else {
      self.init(
        .otherwise, .possible, because: keyboardFit.doubt, gaps: trusted,
        movingFrames: series.movingCount)
      return
    }
    if let follow = clocked.following(
      keyboard, kind: event.kind, latest: series.span.upperBound, point: point),
      follow.delay > BarFit.delays.none, follow.rms < BarFit.followRms * point,
      follow.rms < 0.6 * best.rms, !isFew
    {
      let isOneFrame = follow.delay < BarFit.delays.oneFrame * (follow.isStepped ? 1.4 : 1)
      self.init(
        isOneFrame ? .oneFrameBehind(by: follow.delay) : .late(by: follow.delay),
        min(.likely, keyboardFit.certainty ?? .possible), nearest: best,
        gaps: gaps(without: clocked.untrusted, isAlone: true), movingFrames: series.movingCount)
      return
    }
    let doubt: FitDoubt? =
      if isFew {
        .tooFewFrames(count: series.movingCount, rateNeeded: KeyboardFit.rateNeeded(series))
      } else if best.rms > KeyboardFit.farRms.lag * point {
        .unlikeAny(rms: best.rms)
      } else if let rival = choice.rival, choice.isOpen {
        .alike(best.shape, rival.shape, rateNeeded: KeyboardFit.betterRate(series))
      } else {
        nil
      }
    if case .alike = doubt,
      let way = BarFit.likelierWay(
        ranking.motions, best: best, keyboard: keyboardMotion, point: point)
    {
      self.init(
        way, .possible, because: doubt, nearest: best, gaps: trusted,
        movingFrames: series.movingCount)
      return
    }
    if let doubt {
      let isOff = trusted?.isOff(point: point) ?? false
      let isVague =
        isFew || best.rms > BarFit.followRms * point || keyboardFit.certainty == nil
      self.init(
        isOff ? .otherwise : nil,
        isOff ? isVague ? .possible : .likely : nil,
        because: doubt, nearest: best,
        gaps: trusted,
        movingFrames: series.movingCount)
      return
    }
    let delay = best.begin - keyboardMotion.begin
    let isKeyboards = best.shape.isAlike(keyboardMotion.shape)
    if isKeyboards, abs(delay) < BarFit.delays.none {
      self.init(
        .withKeyboard, min(.likely, keyboardFit.certainty ?? .possible), nearest: best,
        gaps: gaps(without: outliers, isNoise: true), movingFrames: series.movingCount)
      return
    }
    let way: BarWay =
      if isKeyboards {
        delay < 0
          ? .otherwise
          : delay < BarFit.delays.oneFrame ? .oneFrameBehind(by: delay) : .late(by: delay)
      } else {
        .otherCurve(best.shape, delay: abs(delay) < BarFit.delays.oneFrame ? 0 : delay)
      }
    let isSure =
      Double(seenCount) >= BarFit.seenShare * Double(moving.count)
      && min(choice.lead, choice.deviationLead) >= 3 && series.movingCount >= 8
      && best.rms <= 0.75 * point && best.deviation < 2 && keyboardFit.certainty == .certain
    self.init(
      way, isSure ? .certain : min(.likely, keyboardFit.certainty ?? .possible), nearest: best,
      gaps: trusted, movingFrames: series.movingCount)
  }

  /// The way of a bar that two motions are as near to: that of the keyboard's own, late, before any curve that happens to
  /// look like it; else a curve, where the keyboard's own is much farther off.
  private static func likelierWay(
    _ motions: [FittedMotion], best: FittedMotion, keyboard: FittedMotion, point: Double
  ) -> BarWay? {
    guard best.rms < likelierRms * point,
      let own = motions.first(where: {
        $0.shape.isAlike(keyboard.shape)
      })
    else { return nil }
    let delay = own.begin - keyboard.begin
    if own.rms < 2 * best.rms + likelierRms / 4 * point {
      return delay > delays.oneFrame ? .late(by: delay) : nil
    }
    guard own.rms > 4 * best.rms + likelierRms * point else { return nil }
    let start = best.begin - keyboard.begin
    return .otherCurve(best.shape, delay: abs(start) < delays.oneFrame ? 0 : start)
  }

  /// How sure it is that a bar went with the keyboard, by the frames that would show it if it had not.
  private static func certainty(with gaps: EventGaps) -> FitCertainty? {
    switch gaps.tellingCount {
    case ...1: nil
    case 2: .possible
    case 3: .likely
    default: .certain
    }
  }

  private init(
    _ way: BarWay?, _ certainty: FitCertainty? = nil, because doubt: FitDoubt? = nil,
    nearest: FittedMotion? = nil, gaps: EventGaps? = nil, movingFrames: Int
  ) {
    self.way = way
    self.certainty = certainty
    self.doubt = doubt
    self.nearest = nearest
    // Nothing is told of a bar of which not even that can be said.
    var gaps = gaps
    if way == nil { gaps?.isWeak = true }
    self.gaps = gaps
    self.movingFrames = movingFrames
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
