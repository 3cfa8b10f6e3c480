/// The readings of bar and keyboard in one event.
///
/// Motions are found on demand, as that takes long.
final class BarReadings {
  let bar, keyboard: EventSeries
  let keyboardFit: KeyboardFit
  let event: RecordedEvent
  /// In the film's unit.
  let point: Double
  let hasRests: Bool
  /// From rest to rest, in the film's unit; 0 without one of them.
  let travel, keyboardTravel: Double
  /// The keyboard's readings in motion.
  let moving: [FitSample]
  /// The frames that show the bar.
  let seen: Set<Int>
  /// The number of frames in motion that show the bar.
  let seenCount: Int

  /// The longest delays that count as none and as one frame, and that are searched, in seconds.
  static let delays = (none: 0.004, oneFrame: 0.026, longest: 1.0)
  /// The shortest way of a bar whose motion is decided, and of a jump or a hidden bar, in points.
  static let leastTravel = (any: 8.0, clear: 20.0)
  /// The largest stray of a bar that moves with the keyboard, in points, as a root mean square.
  static let withRms = 0.85
  /// The largest stray from a named motion, or the keyboard's later, in points, likewise.
  static let followRms = 1.5
  /// The least share of the frames in motion that show a bar which is not hidden.
  private static let seenShare = 0.25
  /// The part of its way in which a keyboard hardly covers a bar at the screen's bottom.
  private static let lowShare = 0.06
  /// The largest stray from a motion named although another is as near, in points, likewise.
  private static let likelierRms = 0.6
  /// The longest time between the frames before and after a jump, in seconds.
  static let jumpInterval = (certain: 0.036, likely: 0.09)

  init(
    _ bar: EventSeries, keyboard: EventSeries, keyboardFit: KeyboardFit, event: RecordedEvent,
    point: Double
  ) {
    self.bar = bar
    self.keyboard = keyboard
    self.keyboardFit = keyboardFit
    self.event = event
    self.point = point
    hasRests = bar.travel != nil && keyboard.travel != nil
    travel = abs(bar.travel ?? 0)
    keyboardTravel = abs(keyboard.travel ?? 0)
    moving = keyboard.samples.filter { keyboard.span.contains($0.time) }
    let seen = Set(bar.seen.map(\.frame))
    self.seen = seen
    seenCount = moving.count { seen.contains($0.frame) }
  }

  // MARK: Without a motion

  var isFew: Bool { bar.movingCount < KeyboardFit.fewestFrames }

  private var isInSight: Bool {
    Double(seenCount) >= BarReadings.seenShare * Double(moving.count)
  }

  /// Also in its own motion, which may begin when the keyboard's is over.
  var isUnseen: Bool { isFew && (seenCount < 2 || !isInSight) }

  var sigma: Double { median(bar.seen.map(\.sigma)) + median(keyboard.samples.map(\.sigma)) }

  /// Whether the keyboard moves in sight and hides all of the bar's way.
  var isHidden: Bool {
    // A covered bar is not seen either, so frames with a low keyboard count.
    let lowest = (event.kind == .hide ? keyboard.after : keyboard.before).value
    let low = moving.filter {
      abs($0.value - (lowest ?? .infinity)) < BarReadings.lowShare * keyboardTravel
    }
    return moving.count >= KeyboardFit.fewestFrames
      && travel > BarReadings.leastTravel.clear * point && seenCount <= 1
      && bar.movingCount == 0 && low.contains { !seen.contains($0.frame) }
  }

  /// Nil also if the keyboard's motion is hardly seen.
  var jump: BarJump? {
    guard keyboardTravel > BarReadings.leastTravel.clear * point, keyboard.movingCount >= 3 else {
      return nil
    }
    return BarJump(bar, travel: travel, keyboard: keyboard, kind: event.kind, point: point)
  }

  func course(
    without untrusted: Set<Int> = [], isNoise: Bool = false, isAlone: Bool = false
  ) -> BarCourse? {
    var course = BarCourse(
      of: bar, beside: keyboard, kind: event.kind,
      untrusted: untrusted.union(clocked.untrusted).union(unmoved), isAlone: isAlone, point: point)
    course?.isNoise = isNoise
    return course
  }

  /// Frames that have the keyboard where it rested, although by all its others it has left that: its edge was not found,
  /// as where it looks in for the first time and shines through.
  private var unmoved: Set<Int> {
    guard let motion = keyboardMotion, let start = keyboard.before.value else { return [] }
    let left = keyboard.samples.filter {
      abs($0.value - start) < BarReadings.unmovedLimits.still * point
        && abs(motion.value(at: $0.time) - start) > BarReadings.unmovedLimits.gone * point
    }
    return Set(left.map(\.frame))
  }

  /// How near its rest a keyboard is read that did not move, and how far on it must be, in points.
  private static let unmovedLimits = (still: 1.0, gone: 6.0)

  // MARK: By its motion

  lazy var clocked = ClockedSeries(
    bar.uncovered, keyboard: keyboard, fit: keyboardFit, point: point)

  /// Nil if the keyboard's own motion is unknown, or too little is seen.
  lazy var ranking = clocked.ranking(longestDelay: BarReadings.delays.longest, point: point)

  lazy var choice = MotionChoice(ranking?.motions ?? [], point: point)

  var best: FittedMotion? { choice.best }

  var outliers: Set<Int> { Set(ranking?.outliers ?? []) }

  /// By all frames that its motion explains.
  lazy var trusted = course(
    without: outliers, isAlone: (best?.rms ?? 0) > KeyboardFit.farRms.lag * point)

  var keyboardMotion: FittedMotion? { keyboardFit.clock(point: point) }

  func delay(of motion: FittedMotion) -> Double {
    motion.begin - (keyboardMotion?.begin ?? motion.begin)
  }

  func isKeyboards(_ motion: FittedMotion) -> Bool {
    keyboardMotion.map { motion.shape.isAlike($0.shape) } ?? false
  }

  var doubt: FitDoubt? {
    guard let best else { return nil }
    if isFew {
      return .tooFewFrames(count: bar.movingCount, rateNeeded: KeyboardFit.rateNeeded(bar))
    }
    if best.rms > KeyboardFit.farRms.lag * point { return .unlikeAny(rms: best.rms) }
    guard let rival = choice.rival, choice.isOpen else { return nil }
    return .alike(best.shape, rival.shape, rateNeeded: KeyboardFit.betterRate(bar))
  }

  /// Of two equal motions, the keyboard's own, late, unless it is much farther off than a curve.
  var likelierWay: BarWay? {
    guard let best, best.rms < BarReadings.likelierRms * point,
      let own = ranking?.motions.first(where: isKeyboards)
    else { return nil }
    let delay = delay(of: own)
    if own.rms < 2 * best.rms + BarReadings.likelierRms / 4 * point {
      return delay > BarReadings.delays.oneFrame ? .late(by: delay) : nil
    }
    guard own.rms > 4 * best.rms + BarReadings.likelierRms * point else { return nil }
    return onCurve(of: best)
  }

  func onCurve(of motion: FittedMotion) -> BarWay {
    let delay = delay(of: motion)
    return .otherCurve(motion.shape, delay: abs(delay) < BarReadings.delays.oneFrame ? 0 : delay)
  }

  var certaintyOfMotion: FitCertainty {
    guard let best else { return .possible }
    let isSure =
      isInSight && min(choice.lead, choice.deviationLead) >= 3 && bar.movingCount >= 8
      && best.rms <= 0.75 * point && best.deviation < 2 && keyboardFit.certainty == .certain
    return isSure ? .certain : certaintyOfKeyboard
  }

  /// As sure as the keyboard's motion, and likely at most.
  var certaintyOfKeyboard: FitCertainty { min(.likely, keyboardFit.certainty ?? .possible) }

  func says(
    _ way: BarWay?, _ certainty: FitCertainty? = nil, because doubt: FitDoubt? = nil,
    nearest: FittedMotion? = nil, course: BarCourse? = nil
  ) -> BarFit {
    BarFit(
      way: way, certainty: certainty, doubt: doubt, nearest: nearest, course: course,
      movingFrames: bar.movingCount)
  }
}
