extension Simulation {
  /// Commits the turn's changes: the only place that makes steps and additions of them.
  func commit() {
    var changes: [LogEntry.Change] = []
    for view in changedViews {
      for property in Property.allCases where view.changed.contains(property) {
        let from = view.committed[property]
        let to = view.values[property]
        let clocks = view.pendingChanges.filter { $0.property == property }.map(\.clock)
        guard from != to || !clocks.isEmpty else { continue }
        changes.append(
          LogEntry.Change(
            view: view.name, property: property, from: from, to: to, timings: clocks.map(\.timing),
            repetition: clocks.last?.repetition ?? .once))
      }
      view.running = view.running.filter { $0.end > now }
      for key in AnimationKey.allCases {
        if adds(view, key) { commitAdding(view, key) } else { commitReplacing(view, key) }
      }
      commitSteps(of: view)
      view.committed = view.values
      view.isCommitted = true
      view.changed = PropertySet()
      view.pendingChanges = []
    }
    changedViews = []
    let given = layerAnimations
    layerAnimations = []
    for animation in given { animation.commit() }
    for animator in animators { animator.commit() }
    animators.removeAll { $0.isOver }
    for table in tables { table.recordRows() }
    changeCount += changes.count
    log(.commit(changes))
  }

  /// Whether a key's changes add to running animations.
  ///
  /// On iOS 8 and later geometry does; opacity does not, nor do repeating or keyframe animations, nor anything while
  /// one of those runs. Source: WWDC 2014 session 236.
  private func adds(_ view: View, _ key: AnimationKey) -> Bool {
    system.composition == .additive && key.isGeometry
      && !view.running.contains { $0.key == key && !$0.isAdditive }
      && view.pendingChanges.allSatisfy { $0.canAdd || $0.property.key != key }
  }

  /// Adds an animation from (old − new) to 0 for every change; all of them sum.
  private func commitAdding(_ view: View, _ key: AnimationKey) {
    var sums: [(change: PendingChange, amount: Double)] = []
    for change in view.pendingChanges where change.property.key == key {
      let same = sums.firstIndex {
        $0.change.property == change.property && $0.change.clock == change.clock
          && $0.change.animator === change.animator
      }
      if let same {
        sums[same].amount += change.old - change.new
      } else {
        sums.append((change, change.old - change.new))
      }
    }
    for sum in sums {
      add(sum.amount, to: view, sum.change.property, as: sum.change)
      guard sum.amount != 0, sum.change.block.completion != nil else { continue }
      // Needed only where a block waits for its end.
      view.running =
        view.running + [
          RunningAnimation(
            key: key, block: sum.change.block, end: end(of: sum.change.clock), isAdditive: true)
        ]
    }
  }

  /// A new animation of a key replaces the running one.
  ///
  /// It starts from the presented value with `beginFromCurrentState`, else from the model's old value. A running one
  /// hides changes that do not animate.
  private func commitReplacing(_ view: View, _ key: AnimationKey) {
    let changes = view.pendingChanges.filter { $0.property.key == key }
    guard let last = changes.last else {
      hold(view, key)
      return
    }
    for animation in view.layerAnimations where animation.key == key.rawValue { animation.remove() }
    let properties = key.properties
    let starts = properties.map { property in
      if last.beginsFromCurrentState { return presented(view, property) }
      let own = changes.filter { $0.property == property }
      // Keyframes begin at the number's value before the block, a single animation at that of its last change.
      let change = last.keyframe == nil ? own.last : own.first { $0.block === last.block }
      return change?.old ?? view.committed[property]
    }
    if let keyframe = last.keyframe {
      let path = KeyframePath(
        keyframe.mode, from: starts, of: properties,
        changes.filter { $0.block === last.block })
      for (index, property) in properties.enumerated() {
        replace(view, property, with: path.values.map { $0[index] }, as: last, path.share)
      }
    } else {
      for (property, start) in zip(properties, starts) {
        let change = changes.last { $0.property == property }
        replace(view, property, with: [start, change?.new ?? view.values[property]], as: last) {
          _ in nil
        }
      }
    }
    finishReplaced(view, key, by: last)
  }

  /// Replaces a number's animation by a path, held at its end if the model differs.
  private func replace(
    _ view: View, _ property: Property, with values: [Double], as change: PendingChange,
    _ share: (Int) -> KeyShare?
  ) {
    let new = view.values[property]
    let target = values[values.count - 1]
    let isStill = values.allSatisfy { $0 == new }
    if !isStill || view.knownTrack(of: property) != nil {
      view[track: property].removeAdditions(runningAt: now)
    }
    for index in values.indices.dropLast() {
      add(
        values[index] - values[index + 1], to: view, property, as: change, keys: share(index))
    }
    if target != new { hold(target - new, view, property, until: end(of: change.clock)) }
  }

  /// Keeps a running animation of a key on course although the model jumped.
  private func hold(_ view: View, _ key: AnimationKey) {
    for property in key.properties where view.changed.contains(property) {
      guard let end = view.knownTrack(of: property)?.endOfAdditions(runningAt: now) else {
        continue
      }
      let jump = view.committed[property] - view.values[property]
      if jump != 0 { hold(jump, view, property, until: end) }
    }
  }

  private func hold(_ amount: Double, _ view: View, _ property: Property, until end: Double) {
    view[track: property].append(
      Track.Addition(amount: amount, begin: now, end: end, clock: nil))
  }

  /// Completes blocks whose animation was replaced at once, unfinished.
  private func finishReplaced(_ view: View, _ key: AnimationKey, by change: PendingChange) {
    view.endRunning(key, for: change.block)
    view.running =
      view.running + [
        RunningAnimation(
          key: key, block: change.block, end: end(of: change.clock), isAdditive: false)
      ]
  }

  private func commitSteps(of view: View) {
    for property in Property.allCases where view.changed.contains(property) {
      let value = view.values[property]
      if view.isCommitted {
        if view.committed[property] != value {
          view[track: property].append(value: value, at: now)
        }
      } else if view.knownTrack(of: property) != nil {
        view[track: property].initial = value
      } else {
        view.committed[property] = value
      }
    }
  }

  private func add(
    _ amount: Double, to view: View, _ property: Property, as change: PendingChange,
    keys: KeyShare? = nil
  ) {
    guard amount != 0 else { return }
    var clock = change.clock
    clock.keys = keys
    if let animator = change.animator {
      animator.take(amount, of: view, property, as: clock)
    } else {
      add(amount, to: view, property, clock: clock, end: end(of: clock))
    }
  }

  @discardableResult
  func add(
    _ amount: Double, to view: View, _ property: Property, clock: AnimationClock, end: Double
  ) -> Int {
    view[track: property].append(
      Track.Addition(amount: amount, begin: now, end: end, clock: clocks.index(of: clock)))
  }

  /// The presented number at a moment; now, before this turn is committed, by default.
  func presented(_ view: View, _ property: Property, at moment: Moment? = nil) -> Double {
    guard let track = view.knownTrack(of: property) else {
      return view.committed[property]
    }
    let moment = moment ?? .before(now)
    return track.value(at: moment) { [self] clock in
      Grid.snap(progress: clocks.all[clock].progress(at: moment.time))
    }
  }
}

extension View {
  /// Completes blocks whose animation of a key is removed, unfinished.
  func endRunning(_ key: AnimationKey, for next: AnimationBlock? = nil) {
    for replaced in running where replaced.key == key {
      guard replaced.block !== next, !replaced.block.wasReplaced, replaced.block.completion != nil
      else { continue }
      replaced.block.wasReplaced = true
      let block = replaced.block
      simulation.schedule(at: simulation.now, "completion, replaced") {
        block.complete(finished: false)
      }
    }
    running = running.filter { $0.key != key }
  }
}

/// An animation that a new one of its key replaces, unless both add up.
struct RunningAnimation {
  let key: AnimationKey
  let block: AnimationBlock
  let end: Double
  let isAdditive: Bool
}
