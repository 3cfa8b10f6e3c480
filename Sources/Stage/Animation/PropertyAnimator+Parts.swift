// The numbers that an animator animates: how it takes them over, shows them, and leaves them.

extension PropertyAnimator {
  /// Takes over a number that a change in its animations made animate.
  func take(_ amount: Double, of view: View, _ property: Property, as clock: AnimationClock) {
    if clock.repetition != .once {
      simulation.warn("What repeats inside a property animator plays once.")
    }
    var own = clock
    own.repetition = .once
    own.timing = clock.timing.moved(to: clock.timing.begin - simulation.now)
    parts.append(
      Part(
        view: view, property: property, amount: amount, target: view.values[property], clock: own))
    isChanged = true
  }

  /// Takes over what its animations changed in this turn, which then does not animate.
  func takePending() {
    for view in simulation.changedViews {
      let own = view.pendingChanges.filter { $0.animator === self }
      view.pendingChanges.removeAll { $0.animator === self }
      for (index, change) in own.enumerated()
      where own[..<index].allSatisfy({ $0.property != change.property }) {
        take(
          change.old - view.values[change.property], of: view, change.property, as: change.clock)
      }
    }
  }

  /// Puts on the screen what it shows from now on.
  func commit() {
    guard isChanged else { return }
    isChanged = false
    guard state == .active else { return }
    let now = simulation.now
    for index in parts.indices where isLive(index) {
      let part = parts[index]
      if let addition = part.addition {
        _ = part.view[track: part.property].removeAddition(addition, at: now)
      }
      parts[index].addition = isRunning && !waits ? run(part) : hold(part)
    }
    // What another animation replaced stays so.
    let live = parts.indices.filter(isLive)
    parts = live.map { parts[$0] }
  }

  func run(_ changes: () -> Void, delayFactor: Double) {
    guard var context = own else { return }
    let start = elapsed(at: simulation.now)
    let wait = start + delayFactor * (length - start)
    func late(_ clock: AnimationClock?, _ pace: AnimationPace) -> AnimationClock? {
      guard let clock else { return nil }
      let timing = clock.timing
      let begin = simulation.now + wait
      let rest = max(0, (clock.turning == nil ? timing.duration : length) - wait)
      // One that settles in its time settles in what is left of it; other springs are cut, and curves stretched.
      let settling = wait > 0 ? pace.settling(in: rest, begin: begin) : nil
      return (settling ?? Timing(motion: timing.motion, begin: begin, duration: rest))
        .map { AnimationClock(timing: $0) }
    }
    context.clock = late(clock, context.pace)
    context.verticalClock = late(verticalClock, verticalPace)
    context.animator = self
    simulation.runForHandler(within: context, changes)
  }

  /// Whether nothing else replaced a part.
  func isLive(_ index: Int) -> Bool {
    let part = parts[index]
    guard let addition = part.addition else { return true }
    return part.view[track: part.property].isThere(addition)
  }

  /// What a part adds to the model at a time of the animator's own.
  func rest(of part: Part, at elapsed: Double) -> Double {
    let progress = Grid.snap(progress: part.clock.progress(at: elapsed))
    return Grid.snap(addition: part.amount * (1 - progress))
  }

  /// Shows a part in motion.
  func run(_ part: Part) -> Int? {
    var clock = part.clock
    if isReversed {
      clock.mirror = anchor.time + anchor.elapsed
    } else if clock.turning != nil {
      clock.origin = anchor.time - anchor.elapsed
    } else {
      clock.timing = clock.timing.moved(to: anchor.time - anchor.elapsed + clock.timing.begin)
    }
    // At the end of the way back the model's value is the other one until that turn sets it.
    return simulation.add(
      part.amount, to: part.view, part.property, clock: clock,
      end: isReversed ? simulation.afterTheFilm : endTime)
  }

  /// Shows a part where it is.
  func hold(_ part: Part) -> Int? {
    let rest = rest(of: part, at: anchor.elapsed)
    return part.view[track: part.property].append(
      Track.Addition(
        amount: rest, begin: simulation.now, end: simulation.afterTheFilm, clock: nil,
        isPause: true))
  }

  func takeAway() {
    for part in parts {
      guard let addition = part.addition,
        part.view[track: part.property].removeAddition(addition, at: simulation.now),
        !part.property.key.isGeometry
      else { continue }
      // What hid changes of the model while it ran hides them no longer.
      part.view[track: part.property].removeAdditions(runningAt: simulation.now)
    }
  }

  func finish(at position: Position) {
    for index in parts.indices {
      let part = parts[index]
      // Once stopped, nothing of it is shown; else what was replaced belongs to what replaced it.
      guard state == .stopped || isLive(index) else { continue }
      switch position {
      case .end: set(part, to: part.target)
      case .start: set(part, to: part.target + part.amount)
      case .current: break
      }
    }
    takeAway()
    simulation.log(.animator("finished at the \(position.rawValue)"))
    let calls = completions
    end()
    for call in calls { call(position) }
  }

  /// Sets a number of the model without animating it.
  func set(_ part: Part, to value: Double) {
    simulation.performWithoutAnimation { part.view.set(part.property, to: value) }
  }
}

extension Timing {
  /// The same from another time on, in seconds.
  func moved(to begin: Double) -> Timing {
    Timing(motion: motion, begin: begin, duration: duration) ?? self
  }
}
