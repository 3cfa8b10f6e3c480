extension Simulation {
  func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions,
    isKeyboards: Bool = false, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let outer = contexts.last.flatMap { $0.timing == nil ? nil : $0 }
    let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
    let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
    let effectiveDuration = inheritsDuration ? outer?.duration ?? duration : duration
    let effectiveCurve = inheritsCurve ? outer?.curve ?? options.curve : options.curve
    let isPossible = effectiveDuration >= 0 && effectiveDuration.isFinite && delay.isFinite
    if !isPossible {
      warn("An animation of \(duration) s after \(delay) s was run without animating.")
    }
    warnOfUnmodelled(options)
    let timing =
      isPossible && effectiveDuration > 0
      ? Timing(
        curve: effectiveCurve, duration: effectiveDuration, begin: now + max(0, delay),
        keyboard: keyboard.setting.motion)
      : nil
    log(
      .block(
        LogEntry.Block(
          requestedDuration: duration, options: options, curve: effectiveCurve,
          timing: animationsAreEnabled ? timing : nil,
          isInherited: inheritsDuration || inheritsCurve, isKeyboards: isKeyboards)))

    let block = AnimationBlock()
    block.completion = completion
    contexts.append(
      AnimationContext(
        duration: effectiveDuration, curve: effectiveCurve, timing: timing, options: options,
        block: block))
    animations()
    if options.contains(.layoutSubviews) {
      for view in block.resized { view.layoutIfNeeded() }
    }
    block.resized = []
    contexts.removeLast()

    if let end = block.end { contexts.last?.block.extend(to: end) }
    if completion != nil {
      schedule(at: block.end ?? now, "completion") { block.complete(finished: true) }
    }
  }

  /// The options that change what is seen and that the model does not play.
  private static let unmodelled: [(option: AnimationOptions, name: String)] = [
    (.repeat, "repeat"), (.autoreverse, "autoreverse"),
    (.overrideInheritedOptions, "overrideInheritedOptions"),
  ]

  private func warnOfUnmodelled(_ options: AnimationOptions) {
    for (option, name) in Simulation.unmodelled where options.contains(option) {
      warn("The animation option \(name) is not modelled and was ignored.")
    }
    if !options.transition.isEmpty {
      warn("Transitions are not modelled; the options' transition was ignored.")
    }
  }

  func performWithoutAnimation(_ actions: () -> Void) {
    let wereEnabled = animationsAreEnabled
    animationsAreEnabled = false
    actions()
    animationsAreEnabled = wereEnabled
  }

  /// The block that changes made now belong to; nil where they do not animate.
  var animatingContext: AnimationContext? {
    guard animationsAreEnabled, let context = contexts.last, context.timing != nil else {
      return nil
    }
    return context
  }

  /// Told by a view of each number it changed.
  func didChange(_ view: View, _ property: Property, from old: Double, to new: Double) {
    guard isPlaying else { return }
    if !mending.isEmpty, view === keyboard.view { keyboardDidMove() }
    if view.changed.isEmpty, view.isCommitted { changedViews.append(view) }
    view.changed.insert(property)
    guard let context = animatingContext, let timing = context.timing else { return }
    context.block.extend(to: timing.end)
    view.pendingChanges.append(
      PendingChange(
        property: property, old: old, new: new, timing: timing,
        beginsFromCurrentState: context.options.contains(.beginFromCurrentState),
        block: context.block))
  }

  /// Told by a view whose bounds changed size.
  func didResize(_ view: View) {
    for context in contexts { context.block.resized.append(view) }
  }
}
