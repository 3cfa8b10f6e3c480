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
  /// How far it strays from the course between its own rests; nil where a rest is not seen.
  let course: BarCourse?
  /// How many frames show it moving.
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

  /// What the first of the rules says that applies.
  init(_ readings: BarReadings) {
    self = BarRule.byPrecedence.first(for: readings) ?? readings.says(nil, because: .notSeen)
  }
}

/// A rule that tells how a bar went, or why that cannot be said.
typealias BarRule = ReadingRule<BarReadings, BarFit>

extension BarRule {
  /// Every rule, those that outrank others first.
  ///
  /// What needs no motion comes first: a bar that stays, jumps or is not seen looks like any curve, badly. Then a bar that
  /// goes with the keyboard, which most do; then one that follows it; and at last curves, which readings can tell apart least.
  static var byPrecedence: [BarRule] {
    [
      .withoutRests, .stays, .jumps, .hidden, .unseen, .withoutClock, .withKeyboard,
      .withoutMotion, .follows, .likelier, .doubtful, .withKeyboardsMotion, .onKeyboardsMotion,
      .onOtherCurve,
    ]
  }

  /// Bar or keyboard is not seen at one of its rests.
  static var withoutRests: Self { Self { $0.hasRests ? nil : $0.says(nil, because: .notSeen) } }

  /// The bar ends where it began, and at most one frame shows it elsewhere.
  static var stays: Self {
    Self { seen in
      guard seen.travel < BarReadings.leastTravel.any * seen.point, seen.bar.movingCount <= 1
      else { return nil }
      let isLikely = seen.keyboard.movingCount >= 3 || seen.event.kind == .change
      return seen.says(
        .still, isLikely ? .likely : .possible, course: seen.course(isAlone: true))
    }
  }

  /// The bar is seen at its rests alone, and goes from one to the other between two frames.
  static var jumps: Self {
    Self { seen in
      guard let jump = seen.jump else { return nil }
      // Handlers jump as the keyboard begins; elsewhere wrong readings may look like it, or a bar that was covered.
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

  /// Hardly a frame in motion shows the bar.
  static var unseen: Self { Self { $0.isUnseen ? $0.says(nil, because: .notSeen) : nil } }

  /// The keyboard's motion is not known, so only the distance between both tells something.
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

  /// The distance between bar and keyboard is that of a bar that goes with it.
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

  /// No motion is near the bar at all.
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

  /// Two motions are as near, and one of both is what bars usually do.
  static var likelier: Self {
    Self { seen in
      guard case .alike = seen.doubt, let way = seen.likelierWay else { return nil }
      return seen.says(
        way, .possible, because: seen.doubt, nearest: seen.best, course: seen.trusted)
    }
  }

  /// Something is against the nearest motion, so that at most it is told that the bar strays.
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

  /// The bar's motion is the keyboard's own, and begins with it.
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

  /// The bar's motion is the keyboard's own, and begins at another time.
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

  /// The bar's motion is another than the keyboard's.
  static var onOtherCurve: Self {
    Self { seen in
      seen.best.map { best in
        seen.says(
          seen.onCurve(of: best), seen.certaintyOfMotion, nearest: best, course: seen.trusted)
      }
    }
  }
}
