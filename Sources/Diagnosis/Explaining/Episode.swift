import Basics

/// The part of a film from one event of its script to the next.
///
/// In a form the field with the cursor at its end, or else the last that had it, takes the bar's role.
package struct Episode {
  /// Bar and keyboard at one moment, in points from the screen's top.
  package struct Sample {
    package private(set) var moment: Moment
    package let keyboardTop: Double
    package let barTop: Double
    package let barBottom: Double
    /// With a docked keyboard the gap, or minus the overlap, or 0; for a field its hidden part.
    ///
    /// Negative where the keyboard covers the field and positive where it is too high.
    package let seam: Double?

    package var time: Double { moment.time }
    /// From the bar's bottom to the keyboard's top, in points.
    package var distance: Double { keyboardTop - barBottom }

    func at(_ time: Double) -> Sample {
      var copy = self
      copy.moment = .at(time)
      return copy
    }
  }

  package let begin, end: Double
  /// The script's, at its beginning.
  package let actions: [ScriptEvent.Action]
  package let notifications: [(time: Double, notification: KeyboardNotification)]
  package let jumps: [Jump]
  /// Just before it begins; nil without bar and keyboard.
  package let before: Sample?
  /// In order of time, close together and on both sides of jumps, to find the cause.
  ///
  /// Reports use `frames`: a screen shows only one side of a jump.
  package let samples: [Sample]
  /// The film's frames from its beginning to just before its end, or to the film's end.
  package let frames: [Sample]
  /// Whether bar and keyboard rest at its end.
  package let isSettled: Bool
  /// Whether the keyboard rests at its end, even if the bar does not.
  package let isKeyboardSettled: Bool
  /// Whether the bar is on an undocked, split or floating keyboard at its end.
  package let standsOnUndocked: Bool
  /// Whether the app is in the background, invisible and without events.
  package let isAway: Bool
  /// Whether the keyboard fades instead of moving.
  package let isFading: Bool
  /// The right place of the bar's bottom without a keyboard: as far up as at the start.
  package let home: Double
  /// Whether the device's orientation at its end differs from that at the film's start.
  package let isTurned: Bool
  /// Whether the film is of a sheet, which may move by itself.
  private let isOnSheet: Bool
  /// The state of a form's view and field; nil on a screen with a bar.
  let form: FormState?
  /// The bar's distance above the keyboard by design, in points.
  package private(set) var margin = 0.0
  /// Whether something still moves as it begins.
  package let beginsInMotion: Bool
  /// `Film.offBy` in its frames.
  private let offBy: [Double?]

  package var after: Sample? { samples.last }

  /// The keyboard top's displacement, in points; negative when it comes.
  package var keyboardTravel: Double { (after?.keyboardTop ?? 0) - (before?.keyboardTop ?? 0) }

  package var barTravel: Double { (after?.barBottom ?? 0) - (before?.barBottom ?? 0) }

  /// The seam at its end beyond the bar's margin, if both rest and a docked keyboard shows.
  package var restSeam: Double? {
    guard isSettled, let after, let seam = after.seam else { return nil }
    guard let form else { return excess(at: after, seam) }
    return seam == 0 ? form.needlessLift : seam
  }

  /// The distance from home of a bar at rest at its end without a docked keyboard, in points.
  package var homeFault: Double? {
    guard isSettled, !isAway, let after, after.seam == nil else { return nil }
    // A screen that changes its size without a keyboard takes the bar to another home, as it should.
    if changesSize, before?.seam == nil { return nil }
    if let form { return isTurned ? 0 : -form.lift }
    let fault = after.barBottom - home
    // A bar at rest on an undocked keyboard needs its lift.
    if standsOnUndocked { return 0 }
    // In portrait and landscape devices have different insets, which a bar may take into account.
    return isTurned && abs(fault) < Episode.insetChange ? 0 : fault
  }

  /// The bar's distance from its right place, at its end or in frames, in points, 0 or more.
  package var fault: Double {
    let atEnd = restSeam ?? homeFault ?? 0
    guard form == nil else { return max(abs(atEnd), seenMotionFault) }
    let known = offBy.compactMap { $0.map(abs) }
    // Without a known right path, the path between two rests may be known, and the last place.
    guard let last = offBy.last, known.count < offBy.count else { return known.max() ?? 0 }
    return max(known.max() ?? 0, seenMotionFault, last == nil ? abs(atEnd) : 0)
  }

  /// The bar's largest deviation from the keyboard's motion between the bar's own ends, in points.
  ///
  /// It measures motion, however wrong the rests are; `fault` measures the distance. A bar that is set at each tick of
  /// the display is measured in frames alone.
  package var motionFault: Double { motionFault(of: isStepped ? frames : samples) }

  /// Whether the bar moves in steps, as followers of display ticks do.
  package var isStepped: Bool { jumps.count >= Episode.stairs }

  /// The same in the film's frames.
  package var seenMotionFault: Double { motionFault(of: frames) }

  private func motionFault(of samples: [Sample]) -> Double {
    guard let before, let after else { return 0 }
    let farthest = max(
      farthest(of: samples, from: before.distance, to: after.distance), leap(in: samples))
    guard farthest > Seam.rounding else { return 0 }
    // Where motions overlap, a right bar's path is not a line between two distances.
    return beginsInMotion && form == nil && !offBy.contains(nil) ? min(farthest, fault) : farthest
  }

  /// The bar's largest distance from the nearer `RightBar` path between two distances, in points.
  private func farthest(of samples: [Sample], from start: Double, to end: Double) -> Double {
    func farthest(_ stray: (Sample) -> Double) -> Double {
      samples.map { abs(stray($0)) }.max() ?? 0
    }
    let scaled = farthest { stray(at: $0, from: start, to: end) }
    guard scaled > Seam.rounding, form == nil, isJudged, !isDragged, !changesSize, let after,
      abs(keyboardTravel) > 1
    else { return scaled }
    let right = RightBar(home: home, margin: after.seam == nil ? start : end)
    let waiting = farthest {
      $0.seam == nil ? 0 : $0.barBottom - right.rest(onTop: $0.keyboardTop)
    }
    return min(scaled, waiting)
  }

  /// How far a jump displaces a form's field while the keyboard animates, at most, in points.
  ///
  /// A field above its right place is still visible, but so is its jump.
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

  /// The bar's distance below its right position in motion, in points; 0 where that is meaningless.
  ///
  /// A field may be anywhere above the keyboard: only what the keyboard covers of it in addition counts.
  private func stray(at sample: Sample, from start: Double, to end: Double) -> Double {
    // A finger's path does not determine a right place between two rests, and a bar that still moves once the keyboard
    // rests has no target but the keyboard.
    if isDragged && isJudged || isUnresting, let seam = sample.seam {
      return form == nil ? -excess(at: sample, seam) : max(0, -seam)
    }
    guard let place = distanceOfPlace(at: sample, from: start, to: end) else { return 0 }
    guard form != nil else { return place - sample.distance }
    let height = sample.barBottom - sample.barTop
    func covered(_ distance: Double) -> Double { min(max(0, -distance), height) }
    return max(0, covered(sample.distance) - covered(place))
  }

  /// How far the bar is too high over a docked keyboard, in points; negative where it is covered.
  private func excess(at sample: Sample, _ seam: Double) -> Double {
    let place = RightBar(home: home, margin: margin).rest(onTop: sample.keyboardTop)
    // A bar out of the keyboard's way stays in place, except in a moving sheet.
    return isOnSheet || isTurned || place < home ? seam - margin : home - sample.barBottom
  }

  /// Whether the bar's place in motion is meaningful.
  private var isJudged: Bool { !isFading && !isAway && isSettled }

  /// Whether the bar still moves at its end though the keyboard rests there.
  private var isUnresting: Bool { !isFading && !isAway && isKeyboardSettled && !isSettled }

  /// The right distance above the keyboard between two distances, in points; nil if meaningless.
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

  /// The first moment from which on the bar rests, within the creeping end of a spring.
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

  package var isDragged: Bool { has { if case .finger = $0 { true } else { false } } }
  /// The event that gives the app's view another size in it, if any.
  package var sizeChange: SizeChange? { actions.lazy.compactMap(\.sizeChange).first }
  package var changesSize: Bool { sizeChange != nil }

  /// Whether only the keyboard and the cursor move in it.
  package var isPlain: Bool {
    actions.allSatisfy { action in
      switch action {
      case .showKeyboard, .hideKeyboard, .moveKeyboard, .focus, .push: true
      default: false
      }
    }
  }

  /// Whether only the keyboard, the cursor and messages move, so that a bar needs only lifting.
  package var isOrdinary: Bool {
    actions.allSatisfy { action in
      switch action {
      case .showKeyboard, .hideKeyboard, .moveKeyboard, .focus, .push, .send, .receive: true
      default: false
      }
    }
  }

  package var shows: [KeyboardNotification] {
    notifications.map(\.notification).filter { $0.name == .willShow }
  }
}

extension Episode {
  /// Samples per second.
  private static let rate = 240.0
  /// The duration of close sampling, in seconds: every motion is over by then.
  private static let closeness = 1.5
  /// The fewest jumps in one motion that make a staircase.
  private static let stairs = 5
  /// The least travel for a jump to count, in points.
  private static let leastTravel = 20.0
  /// The largest change of the bottom inset in a rotation, in points.
  private static let insetChange = 20.0
  /// The rest before its end, in seconds, and its tolerance, in points: a spring's end creeps.
  private static let stillness = (time: 0.02, distance: 1.0)

  /// The episodes of a film, in order; none without a bar.
  static func all(of film: Film) -> [Episode] { all(of: film, offBy: film.offBy) }

  static func all(of film: Film, offBy: [Double?]) -> [Episode] {
    var begins: [Double] = []
    for event in film.events
    where event.time < film.duration && begins.last != event.time && !event.action.isStall {
      begins.append(event.time)
    }
    let told = film.log.compactMap { entry -> (time: Double, notification: KeyboardNotification)? in
      guard case .notification(let notification) = entry.action else { return nil }
      return (entry.time, notification)
    }
    let turnTimes = film.turnTimes
    let first = begins.first ?? 0
    let bar = film.isForm ? .bar : film.trackedBar
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
        film.isForm
        ? film.trackedField(from: begin, to: isLast ? .at(end) : .before(end))
          .map(TrackedElement.field)
        : bar
      return Episode(
        of: film, begin...end, isLast: isLast, standing: standing, tracked: tracked,
        actions: film.events.filter { $0.time == begin && !$0.action.isStall }.map(\.action),
        notifications: told.filter { isInside($0.time) },
        jumps: tracked.map { film.jumps(of: $0, at: turns) } ?? [],
        offBy: film.isForm ? [] : zip(film.frameTimes, offBy).filter { isInside($0.0) }.map(\.1))
    }
    guard !film.isForm else { return episodes }
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
    isAway = film.isAway(at: begin)
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
