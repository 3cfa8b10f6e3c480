extension Simulation {
  /// Runs a block of UIKit's own, or of a handler with the request that `Mending` leaves.
  func animate(
    _ request: BlockRequest, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let context = resolve(request, for: AnimationBlock())
    warn(of: request, unless: context.clock != nil)
    log(request, as: context)
    context.block.completion = completion
    open(context)
    let depth = contexts.count
    animations()
    closeOpened(downTo: depth)
    close()
  }

  func resolve(_ request: BlockRequest, for block: AnimationBlock) -> AnimationContext {
    let options = request.options
    let outer = request.outer(in: contexts)
    let isOwn = options.contains(.overrideInheritedOptions)
    let duration =
      options.contains(.overrideInheritedDuration)
      ? request.duration : outer?.duration ?? request.duration
    let pace =
      options.contains(.overrideInheritedCurve) ? request.pace : outer?.pace ?? request.pace
    let own = request.repetition ?? Repetition(options)
    // A nested block inherits only the repetition of an outer block's options.
    let repetition = isOwn || own != .once ? own : outer?.clock?.repetition ?? own
    func clock(_ pace: AnimationPace) -> AnimationClock? {
      timing(of: pace, duration: duration, delay: request.delay)
        .map { AnimationClock(timing: $0, repetition: repetition) }
    }
    let vertical = pace == request.pace ? request.verticalPace : nil
    return AnimationContext(
      duration: duration, pace: pace, clock: clock(pace),
      verticalClock: vertical == pace ? nil : vertical.flatMap(clock), options: options,
      block: block,
      keyframe: request.mode.map { Keyframe(mode: $0) } ?? (isOwn ? nil : outer?.keyframe),
      animator: isOwn ? nil : outer?.animator)
  }

  func warn(of request: BlockRequest, unless animates: Bool) {
    let outer =
      request.options.contains(.overrideInheritedDuration)
      ? nil : request.outer(in: contexts)
    let duration = outer?.duration ?? request.duration
    if duration != 0, !animates {
      warn(
        "An animation of \(request.duration) s after \(request.delay) s, paced by \(request.pace), was run without "
          + "animating.")
    } else if duration == 0, !request.delay.isFinite {
      warn("The delay of \(request.delay) s of an animation was ignored.")
    }
    if !request.options.transition.isEmpty, request.call != .transition {
      warn("A transition among the options of an animation was ignored; `transition` makes them.")
    }
  }

  func log(_ request: BlockRequest, as context: AnimationContext) {
    let outer = request.outer(in: contexts)
    let keepsAll = request.options.isSuperset(
      of: [.overrideInheritedDuration, .overrideInheritedCurve])
    log(
      .block(
        LogEntry.Block(
          call: request.call, requestedDuration: request.duration, requestedPace: request.pace,
          requestedTiming: animationsAreEnabled
            ? timing(of: request.pace, duration: request.duration, delay: request.delay) : nil,
          options: request.options,
          pace: context.pace, timing: animationsAreEnabled ? context.clock?.timing : nil,
          repetition: context.clock?.repetition ?? .once, isInherited: outer != nil && !keepsAll)))
  }

  /// A timing from now on, in seconds; nil where nothing would animate.
  private func timing(of pace: AnimationPace, duration: Double, delay: Double) -> Timing? {
    guard duration > 0, duration.isFinite, delay.isFinite else { return nil }
    return pace.timing(
      duration: duration, begin: now + max(0, delay), keyboard: keyboard.setting.motion)
  }

  func close() {
    guard let context = contexts.last else { return }
    let block = context.block
    if context.options.contains(.layoutSubviews) {
      for view in block.resized { view.layoutIfNeeded() }
    }
    block.resized = []
    closeInnermost()
    if let end = block.end { contexts.last?.block.extend(to: end) }
    if block.completion != nil {
      schedule(at: block.end ?? now, "completion") { block.complete(finished: true) }
    }
  }

  package func performWithoutAnimation(_ actions: () -> Void) {
    let wereEnabled = animationsAreEnabled
    animationsAreEnabled = false
    actions()
    animationsAreEnabled = wereEnabled
  }

  /// The duration that nested blocks inherit, in seconds; 0 outside blocks.
  package var inheritedDuration: Double { contexts.last?.duration ?? 0 }

  /// The context of changes made now; nil where they do not animate.
  var animatingContext: AnimationContext? {
    guard animationsAreEnabled, !transactions.disablesActions, let context = contexts.last,
      context.clock != nil
    else { return nil }
    return context
  }

  func end(of clock: AnimationClock) -> Double { min(clock.end, max(until, clock.timing.end) + 1) }

  var afterTheFilm: Double { until + 1 }

  func didChange(_ view: View, _ property: Property, from old: Double, to new: Double) {
    guard isPlaying else { return }
    if !mending.isEmpty, view === keyboard.view { keyboardDidMove() }
    if view.changed.isEmpty, view.isCommitted { changedViews.append(view) }
    view.changed.insert(property)
    let implicit = view.isLayer ? implicitContext(of: view, property) : nil
    guard let context = view.isLayer ? implicit : animatingContext,
      let own = context.clock(of: property)
    else {
      if !view.isLayer { transactions.didJump(in: self) }
      return
    }
    let clock = view.isLayer || context.animator != nil ? own : paced(own)
    context.block.extend(to: end(of: clock))
    transactions.extend(to: end(of: clock))
    view.pendingChanges.append(
      PendingChange(
        property: property, old: old, new: new, clock: clock,
        beginsFromCurrentState: context.options.contains(.beginFromCurrentState),
        block: context.block, keyframe: context.keyframe, animator: context.animator,
        isImplicit: view.isLayer))
  }

  /// A block's clock with the timing function of the transaction, which replaces that of each animation that is added.
  private func paced(_ clock: AnimationClock) -> AnimationClock {
    guard let function = transactions.timingFunction else { return clock }
    guard clock.keys == nil, case .curve = clock.timing.motion,
      let timing = Timing(
        motion: .curve(function), begin: clock.timing.begin, duration: clock.timing.duration)
    else {
      warn("A transaction's timing function changes no spring and no keyframes in films.")
      return clock
    }
    var clock = clock
    clock.timing = timing
    return clock
  }

  /// The animation of a change to a layer that stands alone, paced by the transaction; nil where it jumps.
  ///
  /// Neither blocks around it nor `performWithoutAnimation` matter to it, and it starts from what is seen. Source: Core
  /// Animation Programming Guide, "How to Animate Layer-Backed Views"; for blocks khanlou.com, 2012.
  private func implicitContext(of view: View, _ property: Property) -> AnimationContext? {
    let duration = transactions.duration
    guard view.isCommitted, view.window != nil, !transactions.disablesActions,
      !view.keysWithoutAction.contains(property.key), duration > 0
    else { return nil }
    let pace = AnimationPace.unitCurve(transactions.timingFunction ?? .ease)
    return AnimationContext(
      duration: duration, pace: pace,
      clock: timing(of: pace, duration: duration, delay: 0).map { AnimationClock(timing: $0) },
      options: .beginFromCurrentState, block: AnimationBlock())
  }

  func didResize(_ view: View) {
    for context in contexts { context.block.resized.append(view) }
  }
}

extension AnimationContext {
  fileprivate func clock(of property: Property) -> AnimationClock? {
    property == .centerY ? verticalClock ?? clock : clock
  }
}

extension BlockRequest {
  /// The block to inherit from; nil where it does not inherit, or that block's changes jump.
  fileprivate func outer(in contexts: [AnimationContext]) -> AnimationContext? {
    guard inherits, let outer = contexts.last, outer.clock != nil else { return nil }
    return outer
  }
}
