import Basics

/// What happens from one event of a script to the next.
///
/// In a form the field stands for the bar: the one with the cursor at the end, or, where that is gone, the one that had
/// it.
package struct Episode {
  /// Bar and keyboard at one moment, in points from the screen's top.
  package struct Sample {
    /// When.
    package private(set) var moment: Moment
    package let keyboardTop: Double
    package let barTop: Double
    package let barBottom: Double
    /// Where a docked keyboard shows: the gap, or minus the overlap, or 0; of a field what could be seen and is not,
    /// negative where the keyboard covers it and positive where it is too high.
    package let seam: Double?

    /// Seconds.
    package var time: Double { moment.time }
    /// From the bar's bottom to the keyboard's top, in points.
    package var distance: Double { keyboardTop - barBottom }

    /// The same at another time, in seconds.
    func at(_ time: Double) -> Sample {
      var copy = self
      copy.moment = .at(time)
      return copy
    }
  }

  /// Seconds.
  package let begin, end: Double
  /// What the script does at its beginning.
  package let actions: [ScriptEvent.Action]
  /// What apps were told in it, with the time.
  package let notifications: [(time: Double, notification: KeyboardNotification)]
  /// How the bar jumped in it.
  package let jumps: [Jump]
  /// Just before it begins; nil without bar and keyboard.
  package let before: Sample?
  /// In order of time, from its beginning on: close together, and on both sides of every jump.
  ///
  /// They tell which cause it is; what a reader is told are `frames`.
  package let samples: [Sample]
  /// What the film's frames show, from its beginning to just before its end, or to the film's: at jumps a screen shows
  /// no more than the one side.
  package let frames: [Sample]
  /// Whether bar and keyboard rest at its end.
  package let isSettled: Bool
  /// Whether the keyboard does, whatever the bar does.
  package let isKeyboardSettled: Bool
  /// Whether the bar stands at its end on a keyboard that is undocked, split or floats.
  package let standsOnUndocked: Bool
  /// Whether the app is in the background, where nothing reaches it and nobody sees it.
  package let isAway: Bool
  /// Whether the keyboard fades instead of moving.
  package let isFading: Bool
  /// Where the bar's bottom belongs without a keyboard, in points: as far from the screen's bottom as at the start.
  package let home: Double
  /// Whether the device is held otherwise at its end than at the film's start.
  package let isTurned: Bool
  /// Whether the film is of a sheet, which may move by itself.
  private let isOnSheet: Bool
  /// What becomes of a form's view and field in it; nil on a screen with a bar.
  let form: FormState?
  /// How far above the keyboard the bar stands by design, in points.
  package private(set) var margin = 0.0
  /// Whether something still moves as it begins.
  private let beginsInMotion: Bool
  /// `Film.offBy` in its frames.
  private let offBy: [Double?]

  package var after: Sample? { samples.last }

  /// How far the keyboard's top went, in points; negative when it comes.
  package var keyboardTravel: Double { (after?.keyboardTop ?? 0) - (before?.keyboardTop ?? 0) }

  /// How far the bar's bottom went, in points.
  package var barTravel: Double { (after?.barBottom ?? 0) - (before?.barBottom ?? 0) }

  /// The seam at its end beyond the bar's margin, if bar and keyboard rest there and a docked keyboard shows.
  package var restSeam: Double? {
    guard isSettled, let after, let seam = after.seam else { return nil }
    guard let form else { return excess(at: after, seam) }
    return seam == 0 ? form.needlessLift : seam
  }

  /// How far from home the bar rests at its end where no docked keyboard shows, in points.
  package var homeFault: Double? {
    guard isSettled, !isAway, let after, after.seam == nil else { return nil }
    if let form { return isTurned ? 0 : -form.lift }
    let fault = after.barBottom - home
    // A bar that rests on a keyboard that is not docked needs its lift.
    if standsOnUndocked { return 0 }
    // Upright and on their side devices have other insets, which a bar may stand on.
    return isTurned && abs(fault) < Episode.insetChange ? 0 : fault
  }

  /// How far the bar is from where it belongs, at its end or in the film's frames, in points, 0 or more.
  package var fault: Double {
    let atEnd = restSeam ?? homeFault ?? 0
    guard form == nil else { return max(abs(atEnd), seenMotionFault) }
    let known = offBy.compactMap { $0.map(abs) }
    // Where no right way is known, it may be known how it goes between two rests, and where it belongs at the last.
    guard let last = offBy.last, known.count < offBy.count else { return known.max() ?? 0 }
    return max(known.max() ?? 0, seenMotionFault, last == nil ? abs(atEnd) : 0)
  }

  /// How far the bar strays from the keyboard on its way, in points: from where it would be if it went from where it was
  /// to where it ends as the keyboard goes.
  ///
  /// It tells how the bar moves, however wrong it rests; how far off it is tells `fault`.
  ///
  /// What is set anew at each tick of the display is seen at ticks alone.
  package var motionFault: Double { motionFault(of: isStepped ? frames : samples) }

  /// Whether the bar goes in steps, as what follows a display's ticks does.
  package var isStepped: Bool { jumps.count >= Episode.stairs }

  /// The same in the film's frames.
  package var seenMotionFault: Double { motionFault(of: frames) }

  private func motionFault(of samples: [Sample]) -> Double {
    guard let before, let after else { return 0 }
    let farthest = max(
      farthest(of: samples, from: before.distance, to: after.distance), leap(in: samples))
    guard farthest > Seam.rounding else { return 0 }
    // Where one way begins before another's end, no line between two distances tells how a right bar goes.
    return beginsInMotion && form == nil && !offBy.contains(nil) ? min(farthest, fault) : farthest
  }

  /// How far from a way of one distance to the keyboard to another the bar is, at most, in points: the one of a
  /// `RightBar`'s ways that it keeps to better.
  private func farthest(of samples: [Sample], from start: Double, to end: Double) -> Double {
    func farthest(_ stray: (Sample) -> Double) -> Double {
      samples.map { abs(stray($0)) }.max() ?? 0
    }
    let scaled = farthest { stray(at: $0, from: start, to: end) }
    guard scaled > Seam.rounding, form == nil, isJudged, !isDragged, !turnsDevice, let after,
      abs(keyboardTravel) > 1
    else { return scaled }
    let right = RightBar(home: home, margin: after.seam == nil ? start : end)
    let waiting = farthest {
      $0.seam == nil ? 0 : $0.barBottom - right.rest(onTop: $0.keyboardTop)
    }
    return min(scaled, waiting)
  }

  /// How far a jump sets a form's field out of position while the keyboard animates, at most, in points.
  ///
  /// A field above its position is seen, but a form that jumps is seen too.
  private func leap(in samples: [Sample]) -> Double {
    guard form != nil, isPlain, !isDragged, !keyboardJumps,
      abs(keyboardTravel) > Episode.leastTravel
    else { return 0 }
    return jumps.filter { $0.distance > Episode.leastTravel }
      .compactMap { jump in
        samples.first { !$0.moment.isBeforeTurns && $0.time >= jump.time }
      }
      .compactMap { sample in
        distanceOfPlace(at: sample, from: before?.distance ?? 0, to: after?.distance ?? 0)
          .map { abs($0 - sample.distance) }
      }
      .max() ?? 0
  }

  /// How far the bar is below its position on its way, in points; 0 where that means nothing.
  ///
  /// A field may be anywhere above the keyboard: there it is what the keyboard covers of it beyond that.
  private func stray(at sample: Sample, from start: Double, to end: Double) -> Double {
    // A finger has no course that would tell where between two right places the bar should be, and a bar that still
    // moves once the keyboard rests has no end to go to but the keyboard.
    if isDragged && isJudged || isUnresting, let seam = sample.seam {
      return form == nil ? -excess(at: sample, seam) : max(0, -seam)
    }
    guard let place = distanceOfPlace(at: sample, from: start, to: end) else { return 0 }
    guard form != nil else { return place - sample.distance }
    let height = sample.barBottom - sample.barTop
    func covered(_ distance: Double) -> Double { min(max(0, -distance), height) }
    return max(0, covered(sample.distance) - covered(place))
  }

  /// How far too high the bar is over a docked keyboard, in points; negative where it is covered.
  private func excess(at sample: Sample, _ seam: Double) -> Double {
    let place = RightBar(home: home, margin: margin).rest(onTop: sample.keyboardTop)
    // One that is not in the keyboard's way stays where it is. In a sheet, which moves, that is no place.
    return isOnSheet || isTurned || place < home ? seam - margin : home - sample.barBottom
  }

  /// Whether where the bar is on its way means anything.
  private var isJudged: Bool { !isFading && !isAway && isSettled }

  /// Whether the bar still moves at its end though the keyboard rests there.
  private var isUnresting: Bool { !isFading && !isAway && isKeyboardSettled && !isSettled }

  /// How far the bar should be above the keyboard at a moment, in points, on its way from one distance to another; nil
  /// where that means nothing.
  private func distanceOfPlace(
    at sample: Sample, from start: Double, to end: Double
  ) -> Double? {
    guard isJudged, sample.seam != nil, let before, let after else { return nil }
    let travel = after.keyboardTop - before.keyboardTop
    guard abs(travel) > 1 else {
      let range = [start, end].sorted()
      return min(max(sample.distance, range[0]), range[1])
    }
    let progress = (sample.keyboardTop - before.keyboardTop) / travel
    return start + (end - start) * progress
  }

  /// The first moment from which on the bar rests, to within what the end of a spring still creeps.
  package var arrival: Sample? {
    guard let after else { return nil }
    let isAstray = { (sample: Sample) in
      abs(sample.barBottom - after.barBottom) > Episode.stillness.distance
    }
    return samples.lastIndex(where: isAstray).map { samples[min($0 + 1, samples.count - 1)] }
      ?? samples.first
  }

  package func has(_ isKind: (ScriptEvent.Action) -> Bool) -> Bool {
    actions.contains(where: isKind)
  }

  /// Whether a finger drags the list in it.
  package var isDragged: Bool { has { if case .finger = $0 { true } else { false } } }
  /// Whether the device is turned in it.
  package var turnsDevice: Bool { has { if case .rotate = $0 { true } else { false } } }

  /// Whether nothing but the keyboard and the cursor moves in it by itself.
  package var isPlain: Bool {
    actions.allSatisfy { action in
      switch action {
      case .showKeyboard, .hideKeyboard, .moveKeyboard, .focus, .push: true
      default: false
      }
    }
  }

  /// Whether nothing happens in it that a bar's handlers would have to do more for than lift it: that the keyboard and
  /// the cursor move, and messages come.
  package var isOrdinary: Bool {
    actions.allSatisfy { action in
      switch action {
      case .showKeyboard, .hideKeyboard, .moveKeyboard, .focus, .push, .send, .receive: true
      default: false
      }
    }
  }

  /// The shows it announces.
  package var shows: [KeyboardNotification] {
    notifications.map(\.notification).filter { $0.name == .willShow }
  }
}

extension Episode {
  /// How often a second an episode is sampled.
  private static let rate = 240.0
  /// How long after its beginning an episode is sampled closely, in seconds: every motion is over by then.
  private static let closeness = 1.5
  /// How many jumps in one motion make a staircase.
  private static let stairs = 5
  /// What must move further than this for a jump to count, in points.
  private static let leastTravel = 20.0
  /// How much the bottom inset may change as a device is turned, in points.
  private static let insetChange = 20.0
  /// How long before its end things must have stood still, in seconds, and how still, in points: the end
  /// of a spring still creeps.
  private static let stillness = (time: 0.02, distance: 1.0)

  /// The episodes of a film, in order; none without a bar.
  static func all(of film: Film) -> [Episode] { all(of: film, offBy: film.offBy) }

  /// The same of a film of which `Film.offBy` is known.
  static func all(of film: Film, offBy: [Double?]) -> [Episode] {
    var begins: [Double] = []
    for event in film.events where event.time < film.duration && begins.last != event.time {
      begins.append(event.time)
    }
    let told = film.log.compactMap { entry -> (time: Double, notification: KeyboardNotification)? in
      guard case .notification(let notification) = entry.action else { return nil }
      return (entry.time, notification)
    }
    let turnTimes = film.turnTimes
    let first = begins.first ?? 0
    let hasForm = film.landmarks[.toolbar] == nil && film.hasFocus
    let bar = hasForm ? .bar : film.trackedBar
    let mover = film.rect(
      of: bar == .barContent ? .toolbarContent : .toolbar, at: .before(first))
    let standing = film.screen(at: first).maxY - (mover?.maxY ?? film.screen(at: first).maxY)
    let episodes = begins.indices.map { index in
      let begin = begins[index]
      let end = index + 1 < begins.count ? begins[index + 1] : film.duration
      let isLast = index + 1 == begins.count
      func isInside(_ time: Double) -> Bool {
        begin <= time && (time < end || (isLast && time == end))
      }
      let firstTurn = turnTimes.partitioningIndex { $0 >= begin }
      let nextTurn = turnTimes.partitioningIndex { $0 >= begin && !isInside($0) }
      let turns = turnTimes[firstTurn..<nextTurn]
      let tracked =
        hasForm
        ? film.trackedField(from: begin, to: isLast ? .at(end) : .before(end))
          .map(TrackedElement.field)
        : bar
      return Episode(
        of: film, begin...end, isLast: isLast, standing: standing, tracked: tracked,
        actions: film.events.filter { $0.time == begin }.map(\.action),
        notifications: told.filter { isInside($0.time) },
        jumps: tracked.map { film.jumps(of: $0, at: turns) } ?? [],
        offBy: hasForm ? [] : zip(film.frameTimes, offBy).filter { isInside($0.0) }.map(\.1))
    }
    guard !hasForm else { return episodes }
    let margin = film.margin(keptAtRests: episodes)
    return episodes.map { episode in
      var episode = episode
      episode.margin = margin
      return episode
    }
  }

  private init(
    of film: Film, _ span: ClosedRange<Double>, isLast: Bool, standing: Double,
    tracked: TrackedElement?,
    actions: [ScriptEvent.Action],
    notifications: [(time: Double, notification: KeyboardNotification)], jumps: [Jump],
    offBy: [Double?]
  ) {
    let (begin, end) = (span.lowerBound, span.upperBound)
    let last = isLast ? Moment.at(end) : .before(end)
    var moments: [Moment] = [.at(begin)]
    var count = 1
    while begin + Double(count) / Episode.rate < min(end, begin + Episode.closeness) {
      moments.append(.at(begin + Double(count) / Episode.rate))
      count += 1
    }
    for jump in jumps { moments += [.before(jump.time), .at(jump.time)] }
    moments.sort {
      $0.time != $1.time ? $0.time < $1.time : $0.isBeforeTurns && !$1.isBeforeTurns
    }
    self.begin = begin
    self.end = end
    isAway =
      film.events.last {
        $0.time <= begin && ($0.action == .enterBackground || $0.action == .enterForeground)
      }?.action == .enterBackground
    home = film.screen(at: begin).maxY - standing
    isOnSheet = film.landmarks[.sheet] != nil
    isTurned =
      film.device(at: begin).orientation.isLandscape != film.device.orientation.isLandscape
    self.actions = actions
    self.notifications = notifications
    self.jumps = jumps
    self.offBy = offBy
    beginsInMotion = !film.isAtRest(at: begin.nextDown)
    func sample(at moment: Moment) -> Sample? {
      tracked.flatMap { film.sample(of: $0, at: moment) }
    }
    before = sample(at: .before(begin))
    samples = (moments + [last]).compactMap(sample)
    frames = film.frames(in: begin...max(begin, isLast ? end : end.nextDown), sample)
      .compactMap { frame in
        frame.value.map { $0.at(frame.time) }
      }
    form =
      tracked == .bar || tracked == .barContent
      ? nil
      : FormState(of: film, field: tracked?.layer, at: last)
    let earlier = sample(at: .at(max(begin, end - Episode.stillness.time)))
    let still = Episode.stillness.distance
    if let earlier, let now = samples.last, end - begin > Episode.stillness.time {
      isKeyboardSettled = abs(earlier.keyboardTop - now.keyboardTop) <= still
      isSettled = isKeyboardSettled && abs(earlier.barBottom - now.barBottom) <= still
    } else {
      isKeyboardSettled = false
      isSettled = false
    }
    standsOnUndocked = film.showsUndockedKeyboard(at: last) && film.edgeOnKeyboard(at: last) != nil
    let early = Moment.at(begin + (min(end, begin + 0.1) - begin) / 2)
    isFading = film.keyboardOpacity(at: early).map { $0 < 1 } ?? false
  }
}
