extension Simulation {
  /// Sends the turn's changes to the screen: the only place that makes steps and additions of them.
  func commit() {
    var changes: [LogEntry.Change] = []
    for view in changedViews {
      for property in Property.allCases where view.changed.contains(property) {
        let from = view.committed[property]
        let to = view.values[property]
        let timings = view.pendingChanges.filter { $0.property == property }.map(\.timing)
        guard from != to || !timings.isEmpty else { continue }
        changes.append(
          LogEntry.Change(
            view: view.name, property: property, from: from, to: to, timings: timings))
      }
      switch system.composition {
      case .additive: commitAdding(view)
      case .replacing: commitReplacing(view)
      }
      view.committed = view.values
      view.isCommitted = true
      view.changed = PropertySet()
      view.pendingChanges = []
    }
    changedViews = []
    for table in tables { table.recordRows() }
    changeCount += changes.count
    log(.commit(changes))
  }

  /// On iOS 8 and later every change adds an animation from (old − new) to 0, and all of them sum.
  private func commitAdding(_ view: View) {
    commitSteps(of: view)
    var sums: [(property: Property, timing: Timing, amount: Double)] = []
    for change in view.pendingChanges {
      let same = sums.firstIndex { $0.property == change.property && $0.timing == change.timing }
      if let same {
        sums[same].amount += change.old - change.new
      } else {
        sums.append((change.property, change.timing, change.old - change.new))
      }
    }
    for sum in sums where sum.amount != 0 {
      add(sum.amount, to: view, sum.property, from: now, timing: sum.timing)
    }
  }

  /// On iOS 7 a new animation of a key replaces the running one.
  ///
  /// It starts from what is seen with `beginFromCurrentState`, and from the model's old value without. A running
  /// one hides changes that do not animate.
  private func commitReplacing(_ view: View) {
    for key in AnimationKey.allCases {
      let changes = view.pendingChanges.filter { $0.property.key == key }
      guard let last = changes.last else {
        hold(view, key)
        continue
      }
      for property in key.properties {
        let new = view.values[property]
        let seen = presented(view, property)
        let change = changes.last { $0.property == property }
        let start =
          last.beginsFromCurrentState ? seen : change?.old ?? view.committed[property]
        let target = change?.new ?? new
        if start != target || target != new || view.tracks[property.rawValue] != nil {
          view[track: property].removeAdditions(runningAt: now)
        }
        if start != target {
          add(start - target, to: view, property, from: now, timing: last.timing)
        }
        if target != new {
          hold(target - new, view, property, until: last.timing.end)
        }
      }
      finishReplaced(view, key, by: last.block)
    }
    commitSteps(of: view)
  }

  /// Keeps a running animation of a key where it is going although the model jumped.
  private func hold(_ view: View, _ key: AnimationKey) {
    for property in key.properties where view.changed.contains(property) {
      guard let end = view.tracks[property.rawValue]?.endOfAdditions(runningAt: now) else {
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

  /// Blocks whose animation was replaced complete at once, unfinished.
  private func finishReplaced(_ view: View, _ key: AnimationKey, by block: AnimationBlock) {
    running.removeAll { $0.end <= now }
    for replaced in running where replaced.view === view && replaced.key == key {
      guard replaced.block !== block, replaced.block.completion != nil else { continue }
      let block = replaced.block
      schedule(at: now, "completion, replaced") { block.complete(finished: false) }
    }
    running.removeAll { $0.view === view && $0.key == key }
    if let end = view.pendingChanges.last(where: { $0.property.key == key })?.timing.end {
      running.append(RunningAnimation(view: view, key: key, block: block, end: end))
    }
  }

  private func commitSteps(of view: View) {
    for property in Property.allCases where view.changed.contains(property) {
      let value = view.values[property]
      if view.isCommitted {
        if view.committed[property] != value {
          view[track: property].append(value: value, at: now)
        }
      } else if view.tracks[property.rawValue] != nil {
        view[track: property].initial = value
      } else {
        view.committed[property] = value
      }
    }
  }

  private func add(
    _ amount: Double, to view: View, _ property: Property, from begin: Double, timing: Timing
  ) {
    view[track: property].append(
      Track.Addition(
        amount: amount, begin: begin, end: timing.end, clock: clock(of: timing)))
  }

  /// The index of a timing's clock: equal timings share one, so that they give the same number to the bit.
  private func clock(of timing: Timing) -> Int {
    if let known = clockOfTiming[timing] { return known }
    clocks.append(timing)
    clockOfTiming[timing] = clocks.count - 1
    return clocks.count - 1
  }

  /// The number as the screen shows it at a moment, or now, before this turn is committed.
  func presented(_ view: View, _ property: Property, at moment: Moment? = nil) -> Double {
    guard let track = view.tracks[property.rawValue] else {
      return view.committed[property]
    }
    let moment = moment ?? .before(now)
    return track.value(at: moment) { [self] clock in
      Grid.snap(progress: clocks[clock].progress(at: moment.time))
    }
  }
}

/// An animation that iOS 7 would replace.
struct RunningAnimation {
  let view: View
  let key: AnimationKey
  let block: AnimationBlock
  /// Seconds.
  let end: Double
}
