// An animator's own time line: its place on it, its end, and how it continues at another pace.

extension PropertyAnimator {
  /// Its place on its own time line, in seconds.
  func elapsed(at time: Double) -> Double {
    guard isRunning else { return anchor.elapsed }
    let passed = max(0, time - anchor.time)
    return min(max(anchor.elapsed + (isReversed ? -passed : passed), 0), length)
  }

  /// The time on its time line at which it has come so far, 0…1, in seconds.
  ///
  /// Where it overshoots, one of several.
  func time(of share: Double) -> Double {
    guard let clock, share > 0 else { return 0 }
    guard share < 1 else { return length }
    var (low, high) = (0.0, length)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if clock.wholeProgress(at: middle) < share { low = middle } else { high = middle }
    }
  }

  /// The share of its time that is over at a place on its time line, 0…1.
  func fraction(at elapsed: Double) -> Double {
    for (from, to) in zip(knots, knots.dropFirst()) where elapsed < to.elapsed {
      let share = (elapsed - from.elapsed) / (to.elapsed - from.elapsed)
      return from.fraction + (to.fraction - from.fraction) * share
    }
    return 1
  }

  /// The place on its time line at a share of its time, in seconds.
  func elapsed(of fraction: Double) -> Double {
    for (from, to) in zip(knots, knots.dropFirst()) where fraction < to.fraction {
      let share = (fraction - from.fraction) / (to.fraction - from.fraction)
      return from.elapsed + (to.elapsed - from.elapsed) * share
    }
    return length
  }

  func halt() {
    anchor.elapsed = elapsed(at: simulation.now)
    // A pending delay continues where only the direction changes.
    anchor.time = max(simulation.now, isRunning ? anchor.time : 0)
    isRunning = false
    generation += 1
  }

  func expectEnd() {
    generation += 1
    let expected = generation
    simulation.schedule(at: endTime, "end of a property animator") { [weak self] in
      guard let self, generation == expected else { return }
      reachEnd()
    }
    guard waits else { return }
    simulation.schedule(at: anchor.time, "end of a property animator's delay") { [weak self] in
      guard let self, generation == expected else { return }
      change("continues at \(percentage)")
    }
  }

  /// Whether it waits midway for a delay; at the beginning or end its clocks wait by themselves.
  var waits: Bool {
    isRunning && simulation.now < anchor.time
      && (isReversed ? anchor.elapsed < length : anchor.elapsed > 0)
  }

  var endTime: Double {
    anchor.time + (isReversed ? anchor.elapsed : length - anchor.elapsed)
  }

  func reachEnd() {
    anchor = (simulation.now, isReversed ? 0 : length)
    isRunning = false
    if pausesOnCompletion {
      change("paused on completion")
    } else {
      finish(at: isReversed ? .start : .end)
    }
  }

  /// Covers the remainder by other parameters, or by the old ones stretched, in `seconds`.
  ///
  /// 0 keeps the time that is left.
  func turn(to parameters: (any TimingParameters)?, in seconds: Double) {
    let place = anchor.elapsed
    let fraction = fraction(at: place)
    let left = isReversed ? place : length - place
    let request = simulation.mended(
      BlockRequest(
        call: .propertyAnimator, duration: seconds > 0 ? seconds : left,
        pace: parameters?.pace ?? timingParameters.pace, verticalPace: parameters?.verticalPace,
        inherits: false))
    func timing(_ pace: AnimationPace?) -> Timing? {
      guard parameters != nil, let pace else { return nil }
      return pace.timing(
        duration: request.duration, begin: 0, keyboard: simulation.keyboard.setting.motion)
    }
    let across = timing(request.pace)
    let down = timing(request.verticalPace) ?? across
    let rest = max(across?.duration ?? request.duration, down?.duration ?? 0)
    func turned(_ clock: AnimationClock, _ timing: Timing?) -> AnimationClock {
      var new = clock
      if let timing { new.timing = timing }
      new.turning = ClockTurning(
        clock, at: place, of: length, timing.map { .paced($0) } ?? .stretched, duration: rest,
        isBack: isReversed)
      return new
    }
    for index in parts.indices {
      parts[index].clock = turned(
        parts[index].clock, parts[index].property == .centerY ? down : across)
    }
    if verticalClock != nil || down != across {
      verticalClock = (verticalClock ?? clock).map { turned($0, down) }
    }
    clock = clock.map { turned($0, across) }
    if let parameters {
      own?.pace = request.pace
      verticalPace = request.verticalPace ?? parameters.pace
    }
    if isReversed {
      let later = knots.filter { $0.elapsed > place }
      knots = [(0, 0), (rest, fraction)] + later.map { ($0.elapsed - place + rest, $0.fraction) }
      length += rest - place
      anchor.elapsed = rest
    } else {
      knots = knots.filter { $0.elapsed < place } + [(place, fraction), (place + rest, 1)]
      length = place + rest
    }
  }
}
