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

  init(
    way: BarWay?, certainty: FitCertainty?, doubt: FitDoubt?, nearest: FittedMotion?,
    course: BarCourse?, movingFrames: Int
  ) {
    self.way = way
    self.certainty = certainty
    self.doubt = doubt
    self.nearest = nearest
    self.course = course
    self.movingFrames = movingFrames
  }

  init(_ readings: BarReadings) {
    self = BarRule.byPrecedence.first(for: readings) ?? readings.says(nil, because: .notSeen)
  }
}

typealias BarRule = ReadingRule<BarReadings, BarFit>

extension BarRule {
  /// Every rule, those that outrank others first.
  ///
  /// Rules without motions come first: a bar that stays, jumps or is not seen fits any curve, badly. Then bars that
  /// move with the keyboard, as most do; then those that follow it; at last curves, which readings distinguish least.
  static var byPrecedence: [BarRule] {
    [
      .withoutRests, .stays, .jumps, .hidden, .unseen, .withoutClock, .withKeyboard,
      .withoutMotion, .follows, .likelier, .doubtful, .withKeyboardsMotion, .onKeyboardsMotion,
      .onOtherCurve,
    ]
  }

  static var withoutRests: Self { Self { $0.hasRests ? nil : $0.says(nil, because: .notSeen) } }

  /// It ends where it began, and at most one frame shows it elsewhere.
  static var stays: Self {
    Self { seen in
      guard seen.travel < BarReadings.leastTravel.any * seen.point, seen.bar.movingCount <= 1
      else { return nil }
      let isLikely = seen.keyboard.movingCount >= 3 || seen.event.kind == .change
      return seen.says(
        .still, isLikely ? .likely : .possible, course: seen.course(isAlone: true))
    }
  }

  /// It is seen only at its rests, and goes from one to the other between two frames.
  static var jumps: Self {
    Self { seen in
      guard let jump = seen.jump else { return nil }
      // Handlers jump as the keyboard begins; elsewhere wrong readings look the same, or a covered bar.
      let isSure =
        jump.place == .start && jump.interval < BarReadings.jumpInterval.certain
        && Double(seen.seenCount) > 0.7 * Double(seen.moving.count)
        && seen.keyboardFit.certainty ?? .possible >= .likely
      let isLikely =
        jump.interval < BarReadings.jumpInterval.likely && seen.keyboardFit.certainty != nil
      return seen.says(
        .jump(jump.place), isSure ? .certain : isLikely ? .likely : .possible,
        course: seen.course(isAlone: true))
    }
  }

  /// No frame in motion shows the bar, not even those in which the keyboard is too low to cover it.
  static var hidden: Self {
    Self { $0.isUnseen && $0.isHidden ? $0.says(.hidden, .possible) : nil }
  }

  static var unseen: Self { Self { $0.isUnseen ? $0.says(nil, because: .notSeen) : nil } }

  /// The keyboard's motion is unknown, so only its distance from the bar is evidence.
  static var withoutClock: Self {
    Self { seen in
      guard seen.ranking == nil else { return nil }
      let doubt = seen.keyboardFit.doubt
      guard var course = seen.course(isAlone: true) else { return seen.says(nil, because: doubt) }
      course.isNoise = course.rms <= max(BarReadings.withRms * seen.point, seen.sigma)
      guard course.isNoise else {
        let isOff = course.isOff(point: seen.point)
        return seen.says(
          isOff ? .otherwise : nil, isOff ? .possible : nil, because: doubt, course: course)
      }
      return seen.says(
        course.certainty.map { _ in .withKeyboard }, course.certainty.map { min($0, .likely) },
        because: doubt, course: course)
    }
  }

  /// The distance between bar and keyboard is that of a bar that moves with it.
  static var withKeyboard: Self {
    Self { seen in
      let (point, sigma) = (seen.point, seen.sigma)
      guard let course = seen.trusted, course.rms < 2 * point,
        course.rms
          <= max(BarReadings.withRms * point, 1.1 * sigma, 1.3 * (seen.best?.rms ?? 0))
      else { return nil }
      let isSure = course.rms <= max(0.5 * point, 0.85 * sigma) && !seen.isFew
      return seen.says(
        course.certainty.map { _ in .withKeyboard },
        course.certainty.map { isSure ? $0 : min($0, seen.isFew ? .possible : .likely) },
        because: course.certainty == nil
          ? .tooFewFrames(
            count: course.tellingCount, rateNeeded: KeyboardFit.rateNeeded(seen.bar)) : nil,
        nearest: seen.best, course: seen.course(without: seen.outliers, isNoise: true))
    }
  }

  static var withoutMotion: Self {
    Self { seen in
      seen.best == nil
        ? seen.says(
          .otherwise, .possible, because: seen.keyboardFit.doubt, course: seen.trusted) : nil
    }
  }

  /// The bar is where the keyboard was some time before, and far from any motion of its own.
  static var follows: Self {
    Self { seen in
      guard let best = seen.best,
        let follow = seen.clocked.following(
          seen.keyboard, kind: seen.event.kind, latest: seen.bar.span.upperBound,
          point: seen.point),
        follow.delay > BarReadings.delays.none,
        follow.rms < BarReadings.followRms * seen.point, follow.rms < 0.6 * best.rms, !seen.isFew
      else { return nil }
      let isOneFrame = follow.delay < BarReadings.delays.oneFrame * (follow.isStepped ? 1.4 : 1)
      return seen.says(
        isOneFrame ? .oneFrameBehind(by: follow.delay) : .late(by: follow.delay),
        seen.certaintyOfKeyboard, nearest: best, course: seen.course(isAlone: true))
    }
  }

  /// Two motions are equally near, and one of them is usual for bars.
  static var likelier: Self {
    Self { seen in
      guard case .alike = seen.doubt, let way = seen.likelierWay else { return nil }
      return seen.says(
        way, .possible, because: seen.doubt, nearest: seen.best, course: seen.trusted)
    }
  }

  /// Something contradicts the nearest motion: at most the bar is known to stray.
  static var doubtful: Self {
    Self { seen in
      guard let best = seen.best, let doubt = seen.doubt else { return nil }
      let isOff = seen.trusted?.isOff(point: seen.point) ?? false
      let isVague =
        seen.isFew || best.rms > BarReadings.followRms * seen.point
        || seen.keyboardFit.certainty == nil
      return seen.says(
        isOff ? .otherwise : nil, isOff ? isVague ? .possible : .likely : nil, because: doubt,
        nearest: best, course: seen.trusted)
    }
  }

  static var withKeyboardsMotion: Self {
    Self { seen in
      guard let best = seen.best, seen.isKeyboards(best),
        abs(seen.delay(of: best)) < BarReadings.delays.none
      else { return nil }
      return seen.says(
        .withKeyboard, seen.certaintyOfKeyboard, nearest: best,
        course: seen.course(without: seen.outliers, isNoise: true))
    }
  }

  /// But it begins at another time.
  static var onKeyboardsMotion: Self {
    Self { seen in
      guard let best = seen.best, seen.isKeyboards(best) else { return nil }
      let delay = seen.delay(of: best)
      let way: BarWay =
        delay < 0
        ? .otherwise
        : delay < BarReadings.delays.oneFrame ? .oneFrameBehind(by: delay) : .late(by: delay)
      return seen.says(way, seen.certaintyOfMotion, nearest: best, course: seen.trusted)
    }
  }

  static var onOtherCurve: Self {
    Self { seen in
      seen.best.map { best in
        seen.says(
          seen.onCurve(of: best), seen.certaintyOfMotion, nearest: best, course: seen.trusted)
      }
    }
  }
}
