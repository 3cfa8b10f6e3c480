/// How the bar moved in one event, as far as the readings show it.
public struct BarFit: Sendable, Hashable {
  /// Its motion; nil if undecided.
  public let way: BarWay?
  /// The certainty of the motion; nil without one.
  public let certainty: FitCertainty?
  /// Why the motion is undecided or incomplete; nil if it is not.
  public let doubt: FitDoubt?
  /// The motion that fits the bar's readings best; nil if they are too few.
  public let nearest: FittedMotion?
  /// Its distance from a right bar; nil if unknown.
  public internal(set) var gaps: EventGaps?
  /// Its distance from the course between its own rests; nil if a rest is not seen.
  let course: BarCourse?
  /// The number of frames that show it moving.
  public let movingFrames: Int
}

extension BarFit {
  init(_ readings: BarReadings) {
    self =
      BarRule.allCases.lazy.compactMap { $0.judge(readings) }.first
      ?? readings.says(nil, because: .notSeen)
  }
}

/// The rules that decide how a bar moved, those that outrank others first.
///
/// Rules without motions come first: a bar that stays, jumps or is not seen fits any curve, badly. Then bars that move
/// with the keyboard, as most do; then those that follow it; at last curves, which readings distinguish least.
enum BarRule: String, CaseIterable {
  case withoutRests, stays, jumps, covered, hidden, unseen, withoutClock, withKeyboard,
    withoutMotion
  case follows, likelier, doubtful, withKeyboardsMotion, onKeyboardsMotion, onAKeyboards,
    onOtherCurve

  /// Nil if it does not apply.
  func judge(_ readings: BarReadings) -> BarFit? {
    switch self {
    case .withoutRests: readings.withoutRests
    case .stays: readings.stays
    case .jumps: readings.jumps
    case .covered: readings.covered
    case .hidden: readings.hidden
    case .unseen: readings.unseen
    case .withoutClock: readings.withoutClock
    case .withKeyboard: readings.withKeyboard
    case .withoutMotion: readings.withoutMotion
    case .follows: readings.follows
    case .likelier: readings.likelier
    case .doubtful: readings.doubtful
    case .withKeyboardsMotion: readings.withKeyboardsMotion
    case .onKeyboardsMotion: readings.onKeyboardsMotion
    case .onAKeyboards: readings.onAKeyboards
    case .onOtherCurve: readings.onOtherCurve
    }
  }
}

extension BarReadings {
  fileprivate var withoutRests: BarFit? { hasRests ? nil : says(nil, because: .notSeen) }

  /// It ends where it began, and at most one frame shows it elsewhere.
  fileprivate var stays: BarFit? {
    guard travel < BarReadings.leastTravel.any * point, bar.movingCount <= 1 else { return nil }
    let isLikely = keyboard.movingCount >= 3 || event.kind == .change
    return says(.still, isLikely ? .likely : .possible, course: course(isAlone: true))
  }

  /// It is seen only at its rests, and goes from one to the other between two frames.
  fileprivate var jumps: BarFit? {
    guard let jump else { return nil }
    // Handlers jump as the keyboard begins; elsewhere wrong readings look the same, or a covered bar.
    let isSure =
      jump.place == .start && !jump.isBesideCovered
      && jump.interval < BarReadings.jumpInterval.certain
      && Double(seenCount) > 0.7 * Double(moving.count)
      && keyboardFit.certainty ?? .possible >= .likely
    let isLikely =
      !jump.isBesideCovered && jump.interval < BarReadings.jumpInterval.likely
      && keyboardFit.certainty != nil
    let course = course(isAlone: true)
    // It may as well have moved with the keyboard while no frame shows it, if it is right wherever one does.
    if !jump.isSeen, let course, course.coveredCount(point: point) == 0,
      !course.isOff(point: point)
    {
      return says(nil, because: .notSeen, course: course)
    }
    return says(
      .jump(jump.place), isSure ? .certain : isLikely ? .likely : .possible, course: course)
  }

  /// The keyboard covers it, and hardly a frame shows it elsewhere: it sets out when the keyboard has come.
  fileprivate var covered: BarFit? {
    guard event.kind == .show, isFew, let course = course(isAlone: true),
      course.coveredCount(point: point) >= KeyboardFit.fewestFrames
    else { return nil }
    return says(.hidden, min(.likely, keyboardFit.certainty ?? .possible), course: course)
  }

  /// No frame in motion shows the bar, not even those in which the keyboard is too low to cover it.
  fileprivate var hidden: BarFit? { isHidden ? says(.hidden, .possible) : nil }

  fileprivate var unseen: BarFit? { isUnseen ? says(nil, because: .notSeen) : nil }

  /// The keyboard's motion is unknown, so only its distance from the bar is evidence.
  fileprivate var withoutClock: BarFit? {
    guard ranking == nil else { return nil }
    let doubt = keyboardFit.doubt
    guard var course = course(isAlone: true) else { return says(nil, because: doubt) }
    course.isNoise = course.rms <= max(BarReadings.withRms * point, sigma)
    guard course.isNoise else {
      let isOff = course.isOff(point: point)
      return says(
        isOff ? .otherwise : nil, isOff ? .possible : nil, because: doubt, course: course)
    }
    return says(
      course.certainty.map { _ in .withKeyboard }, course.certainty.map { min($0, .likely) },
      because: doubt, course: course)
  }

  /// The distance between bar and keyboard is that of a bar that moves with it.
  fileprivate var withKeyboard: BarFit? {
    let sigma = sigma
    guard let trusted, trusted.rms < 2 * point,
      trusted.rms <= max(BarReadings.withRms * point, 1.1 * sigma, 1.3 * (best?.rms ?? 0)),
      trusted.coveredCount(point: point) == 0
    else { return nil }
    let isSure = trusted.rms <= max(0.5 * point, 0.85 * sigma) && !isFew
    return says(
      trusted.certainty.map { _ in .withKeyboard },
      trusted.certainty.map { isSure ? $0 : min($0, isFew ? .possible : .likely) },
      because: trusted.certainty == nil
        ? .tooFewFrames(count: trusted.tellingCount, rateNeeded: KeyboardFit.rateNeeded(bar)) : nil,
      nearest: best, course: course(without: outliers, isNoise: true))
  }

  fileprivate var withoutMotion: BarFit? {
    best == nil
      ? says(.otherwise, .possible, because: keyboardFit.doubt, course: trusted) : nil
  }

  /// The bar is where the keyboard was some time before, and far from any motion of its own.
  fileprivate var follows: BarFit? {
    guard let best,
      let follow = clocked.following(
        keyboard, kind: event.kind, latest: bar.span.upperBound, point: point),
      follow.delay > BarReadings.delays.none, follow.rms < BarReadings.followRms * point,
      follow.rms < 0.6 * best.rms, !isFew
    else { return nil }
    let isOneFrame = follow.delay < BarReadings.delays.oneFrame * (follow.isStepped ? 1.4 : 1)
    return says(
      isOneFrame ? .oneFrameBehind(by: follow.delay) : .late(by: follow.delay),
      certaintyOfKeyboard, nearest: best, course: course(isAlone: true))
  }

  /// Two motions are equally near, and one of them is usual for bars.
  fileprivate var likelier: BarFit? {
    guard case .alike = doubt, let way = likelierWay else { return nil }
    return says(way, .possible, because: doubt, nearest: best, course: trusted)
  }

  /// Something contradicts the nearest motion: at most the bar is known to stray.
  fileprivate var doubtful: BarFit? {
    guard let best, let doubt else { return nil }
    let isOff = trusted?.isOff(point: point) ?? false
    let isVague =
      isFew || best.rms > BarReadings.followRms * point || keyboardFit.certainty == nil
    return says(
      isOff ? .otherwise : nil, isOff ? isVague ? .possible : .likely : nil, because: doubt,
      nearest: best, course: trusted)
  }

  /// The motion that fits the bar best is the keyboard's, and begins with it.
  fileprivate var withKeyboardsMotion: BarFit? {
    guard let best, isKeyboards(best), abs(delay(of: best)) < BarReadings.delays.none else {
      return nil
    }
    return says(
      .withKeyboard, certaintyOfKeyboard, nearest: best,
      course: course(without: outliers, isNoise: true))
  }

  /// The motion that fits the bar best is the keyboard's, but begins at another time.
  fileprivate var onKeyboardsMotion: BarFit? {
    guard let best, isKeyboards(best) else { return nil }
    let delay = delay(of: best)
    let way: BarWay =
      delay < 0
      ? .otherwise
      : delay < BarReadings.delays.oneFrame ? .oneFrameBehind(by: delay) : .late(by: delay)
    return says(way, certaintyOfMotion, nearest: best, course: trusted)
  }

  /// A bar goes as keyboards do, and the keyboard as none does: it is the keyboard that is read wrongly.
  fileprivate var onAKeyboards: BarFit? {
    guard let best, best.shape.isSpring, best.shape.isKeyboards, keyboardFit.certainty == nil else {
      return nil
    }
    return says(nil, because: keyboardFit.doubt, nearest: best)
  }

  fileprivate var onOtherCurve: BarFit? {
    best.map { says(onCurve(of: $0), certaintyOfMotion, nearest: $0, course: trusted) }
  }
}
