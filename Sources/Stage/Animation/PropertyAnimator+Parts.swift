// An animator's parts, one for each number it animates: taken over, shown and released.

extension PropertyAnimator {
  func take(_ amount: Double, of view: View, _ property: Property, as clock: AnimationClock) {
    if clock.repetition != .once {
      simulation.warn("Repeating animations inside a property animator play once.")
    }
    var own = clock
    own.repetition = .once
    own.timing = clock.timing.moved(to: clock.timing.begin - simulation.now)
    parts.append(
      Part(
        view: view, property: property, amount: amount, target: view.values[property], clock: own))
    isChanged = true
  }

  /// Takes over the changes of its animations in this turn, which then do not animate themselves.
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

  func commit() {
    guard isChanged else { return }
    isChanged = false
    guard state == .active else { return }
    let now = simulation.now
    for index in parts.indices where isLive(parts[index]) {
      let part = parts[index]
      if let addition = part.addition {
        _ = part.view[track: part.property].removeAddition(addition, at: now)
      }
      parts[index].addition = isRunning && !waits ? run(part) : hold(part)
    }
    // Parts replaced by another animation stay replaced.
    parts = parts.filter(isLive)
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
      // A settling spring settles in the remaining time; other springs are cut, and curves stretched.
      let settling = wait > 0 ? pace.settling(in: rest, begin: begin) : nil
      return (settling ?? Timing(motion: timing.motion, begin: begin, duration: rest))
        .map { AnimationClock(timing: $0) }
    }
    context.clock = late(clock, context.pace)
    context.verticalClock = late(verticalClock, verticalPace)
    context.animator = self
    simulation.runForHandler(within: context, changes)
  }

  func isLive(_ part: Part) -> Bool {
    guard let addition = part.addition else { return true }
    return part.view[track: part.property].isThere(addition)
  }

  /// A part's offset from the model at a time of the animator's own.
  func rest(of part: Part, at elapsed: Double) -> Double {
    let progress = Grid.snap(progress: part.clock.progress(at: elapsed))
    return Grid.snap(addition: part.amount * (1 - progress))
  }

  func run(_ part: Part) -> Int? {
    var clock = part.clock
    if isReversed {
      clock.mirror = anchor.time + anchor.elapsed
    } else if clock.turning != nil {
      clock.origin = anchor.time - anchor.elapsed
    } else {
      clock.timing = clock.timing.moved(to: anchor.time - anchor.elapsed + clock.timing.begin)
    }
    // At the end of a reversed run the model still has the other value until that turn sets it.
    return simulation.add(
      part.amount, to: part.view, part.property, clock: clock,
      end: isReversed ? simulation.afterTheFilm : endTime)
  }

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
      // Model changes hidden while it ran become visible.
      part.view[track: part.property].removeAdditions(runningAt: simulation.now)
    }
  }

  func finish(at position: Position) {
    for part in parts {
      // A stopped animator shows nothing; otherwise replaced parts belong to their replacement.
      guard state == .stopped || isLive(part) else { continue }
      switch position {
      case .end:
        // One that ran to its end set its values as it began, and values set since are a later animation's.
        if state == .stopped || isReversed { set(part, to: part.target) }
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

  func set(_ part: Part, to value: Double) {
    simulation.performWithoutAnimation { part.view.set(part.property, to: value) }
  }
}

extension Timing {
  func moved(to begin: Double) -> Timing {
    Timing(motion: motion, begin: begin, duration: duration) ?? self
  }
}
