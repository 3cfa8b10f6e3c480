/// All that is read of bar and keyboard in one event: what the rules ask that tell how the bar went.
///
/// The motions take long to find, so each is looked for when the first rule asks.
final class BarReadings {
  let bar, keyboard: EventSeries
  let keyboardFit: KeyboardFit
  let event: RecordedEvent
  /// A point in the film's unit.
  let point: Double
  /// Whether bar and keyboard are seen at their rests.
  let hasRests: Bool
  /// How far bar and keyboard go from rest to rest, in the film's unit; 0 where a rest is not known.
  let travel, keyboardTravel: Double
  /// The readings of the keyboard in motion.
  let moving: [FitSample]
  /// The frames that show the bar.
  let seen: Set<Int>
  /// How many of the keyboard's frames in motion show the bar.
  let seenCount: Int

  /// A delay that is none, one of a frame of the display at most, and the longest that is looked for, in seconds.
  static let delays = (none: 0.004, oneFrame: 0.026, longest: 1.0)
  /// How far a bar moves at least, in points, for it to be said how; and both for a jump, or to be hidden.
  static let leastTravel = (any: 8.0, clear: 20.0)
  /// How far a bar that goes with the keyboard may stray, in points, as a root mean square.
  static let withRms = 0.85
  /// How far a bar may stray from a motion that it is said to go on, and from the keyboard's later on, in points, as a
  /// root mean square.
  static let followRms = 1.5
  /// The part of the frames in motion that show a bar which is not hidden.
  private static let seenShare = 0.25
  /// Up to which part of its way a keyboard covers no bar at the screen's bottom but for some points.
  private static let lowShare = 0.06
  /// How near a motion must be, in points, to be named though another is as near, as a root mean square.
  private static let likelierRms = 0.6
  /// How near the frames before and after a jump are to each other for it to be one, in seconds.
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
    let seen = Set(bar.samples.map(\.frame))
    self.seen = seen
    seenCount = moving.count { seen.contains($0.frame) }
  }

  // MARK: Without a motion

  /// Whether fewer frames show it moving than a curve can be named by.
  var isFew: Bool { bar.movingCount < KeyboardFit.fewestFrames }

  /// Whether enough of the keyboard's frames in motion show the bar for it not to be hidden.
  private var isInSight: Bool {
    Double(seenCount) >= BarReadings.seenShare * Double(moving.count)
  }

  /// Whether hardly a frame in motion shows the bar.
  var isUnseen: Bool { seenCount < 2 || !isInSight && isFew }

  /// What both readings of a frame may be off by, as a standard deviation.
  var sigma: Double { median(bar.samples.map(\.sigma)) + median(keyboard.samples.map(\.sigma)) }

  /// Whether the keyboard moves in sight and hides all of the bar's way.
  var isHidden: Bool {
    // What the keyboard covers is not seen either, so it counts where that is low.
    let lowest = (event.kind == .hide ? keyboard.after : keyboard.before).value
    let low = moving.filter {
      abs($0.value - (lowest ?? .infinity)) < BarReadings.lowShare * keyboardTravel
    }
    return moving.count >= KeyboardFit.fewestFrames
      && travel > BarReadings.leastTravel.clear * point && seenCount <= 1
      && bar.movingCount == 0 && low.contains { !seen.contains($0.frame) }
  }

  /// The bar's jump from one rest to the other; nil where there is none, or the keyboard's motion is hardly seen.
  var jump: BarJump? {
    guard keyboardTravel > BarReadings.leastTravel.clear * point, keyboard.movingCount >= 3 else {
      return nil
    }
    return BarJump(bar, travel: travel, keyboard: keyboard, kind: event.kind, point: point)
  }

  /// How far the bar strays from the course between its rests.
  func course(
    without untrusted: Set<Int> = [], isNoise: Bool = false, isAlone: Bool = false
  ) -> BarCourse? {
    var course = BarCourse(
      of: bar, beside: keyboard, kind: event.kind, untrusted: untrusted.union(clocked.untrusted),
      isAlone: isAlone, point: point)
    course?.isNoise = isNoise
    return course
  }

  // MARK: By its motion

  lazy var clocked = ClockedSeries(bar, keyboard: keyboard, fit: keyboardFit, point: point)

  /// The motions that the bar is nearest to; nil where the keyboard's own is not known, or too little is seen.
  lazy var ranking = clocked.ranking(longestDelay: BarReadings.delays.longest, point: point)

  lazy var choice = MotionChoice(ranking?.motions ?? [], point: point)

  /// The motion that is nearest to the bar.
  var best: FittedMotion? { choice.best }

  /// The frames whose readings that motion cannot explain.
  var outliers: Set<Int> { Set(ranking?.outliers ?? []) }

  /// How far the bar strays from its course, by all frames that its motion explains.
  lazy var trusted = course(
    without: outliers, isAlone: (best?.rms ?? 0) > KeyboardFit.farRms.lag * point)

  /// The keyboard's motion.
  var keyboardMotion: FittedMotion? { keyboardFit.clock(point: point) }

  /// How long after the keyboard's the nearest motion begins, in seconds.
  func delay(of motion: FittedMotion) -> Double {
    motion.begin - (keyboardMotion?.begin ?? motion.begin)
  }

  /// Whether a motion is the keyboard's own, but for when.
  func isKeyboards(_ motion: FittedMotion) -> Bool {
    keyboardMotion.map { motion.shape.isAlike($0.shape) } ?? false
  }

  /// Why the nearest motion is not named; nil where nothing is against it.
  var doubt: FitDoubt? {
    guard let best else { return nil }
    if isFew {
      return .tooFewFrames(count: bar.movingCount, rateNeeded: KeyboardFit.rateNeeded(bar))
    }
    if best.rms > KeyboardFit.farRms.lag * point { return .unlikeAny(rms: best.rms) }
    guard let rival = choice.rival, choice.isOpen else { return nil }
    return .alike(best.shape, rival.shape, rateNeeded: KeyboardFit.betterRate(bar))
  }

  /// The way of a bar that two motions are as near to: that of the keyboard's own, late, before any curve that happens to
  /// look like it; else a curve, where the keyboard's own is much farther off.
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

  /// The way of a bar that goes on a motion's curve.
  func onCurve(of motion: FittedMotion) -> BarWay {
    let delay = delay(of: motion)
    return .otherCurve(motion.shape, delay: abs(delay) < BarReadings.delays.oneFrame ? 0 : delay)
  }

  /// How sure it is that the bar went as its nearest motion.
  var certaintyOfMotion: FitCertainty {
    guard let best else { return .possible }
    let isSure =
      isInSight && min(choice.lead, choice.deviationLead) >= 3 && bar.movingCount >= 8
      && best.rms <= 0.75 * point && best.deviation < 2 && keyboardFit.certainty == .certain
    return isSure ? .certain : certaintyOfKeyboard
  }

  /// As sure as it is how the keyboard went, and likely at most.
  var certaintyOfKeyboard: FitCertainty { min(.likely, keyboardFit.certainty ?? .possible) }

  /// What a rule says.
  func says(
    _ way: BarWay?, _ certainty: FitCertainty? = nil, because doubt: FitDoubt? = nil,
    nearest: FittedMotion? = nil, course: BarCourse? = nil
  ) -> BarFit {
    BarFit(
      way: way, certainty: certainty, doubt: doubt, nearest: nearest, course: course,
      movingFrames: bar.movingCount)
  }
}
