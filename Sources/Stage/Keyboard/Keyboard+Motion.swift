extension Keyboard {
  /// Moves in its own block and announces it.
  ///
  /// - Parameters:
  ///   - end: Its final frame, in points of the screen.
  ///   - notifiedDuration: The duration in the notification, in seconds; nil is the setting's. At 0 it moves at once.
  ///   - toldEnd: The end frame in the notifications where it is not `end`.
  ///   - returning: The duration of a return after a finger let go, with easeInOut, in seconds; nil for other motions.
  func move(
    to end: Rect, announcing announcement: Announcement, notifiedDuration: Double? = nil,
    toldEnd: Rect? = nil, returningIn returning: Double? = nil
  ) {
    let hides = announcement == .hide || !isShown
    let begin = view.frame
    let duration = notifiedDuration ?? setting.motion.notifiedDuration
    let saysNothing = announcement == .hide && simulation.assumptions.hideDuration == .zero
    let told = saysNothing ? 0 : notifiedDuration ?? setting.notifiedDuration
    let toldEnd = toldEnd ?? notifiedFrame(end)
    let late = duration > 0 && returning == nil ? setting.startDelay : 0
    func notification(_ name: KeyboardNotification.Name) -> KeyboardNotification {
      KeyboardNotification(
        name: name, frameBegin: notifiedFrame(begin), frameEnd: fades && hides ? .zero : toldEnd,
        duration: told, curve: setting.notifiedCurve, isLocal: isLocal)
    }
    // Inside a push the keyboard keeps its own motion, but its notifications are delivered in the push's block.
    let isNested = !simulation.contexts.isEmpty
    let curve = returning == nil ? AnimationCurve.keyboard : .easeInOut
    var options: AnimationOptions = [AnimationOptions(curve: curve), .beginFromCurrentState]
    if isNested { options.formUnion([.overrideInheritedDuration, .overrideInheritedCurve]) }
    func announce() { simulation.post(announcement.will.map(notification)) }
    if fades, !hides, view.alpha == 0 {
      simulation.performWithoutAnimation { view.frame = end }
    }
    simulation.animate(
      BlockRequest(
        call: .keyboard, duration: returning ?? duration, delay: late, options: options,
        pace: .curve(curve)),
      animations: {
        if fades, hides {
          view.alpha = 0
        } else {
          view.frame = end
          view.alpha = 1
        }
        follow()
        if !isNested { announce() }
        // A sheet that makes way is covered by less: its guides are computed once more.
        simulation.screen?.keyboardFrameDidChange(to: end)
        simulation.followKeyboard()
      })
    if isNested { announce() }
    announceEnd(
      after: returning ?? (duration > 0 ? late + setting.motion.duration : 0),
      announcement.did.map(notification)
    ) { [unowned self] in
      // A faded keyboard is below the screen, where the next one comes from.
      if fades, hides { view.frame = end }
    }
  }

  /// Posts notifications at the end of the beginning motion, unless a newer one began.
  func announceEnd(
    after duration: Double, _ notifications: [KeyboardNotification],
    then work: @escaping () -> Void = {}
  ) {
    generation += 1
    let thisMotion = generation
    motionEnd = simulation.now + duration
    let isEarly = simulation.mending.contains(.start)
    if isEarly { simulation.postEarly(notifications) }
    simulation.schedule(at: motionEnd, "end of the keyboard's motion") {
      [unowned self] in
      guard generation == thisMotion else { return }
      work()
      if !isEarly { simulation.post(notifications) }
    }
  }

  /// Moves its followers in the caller's context: the accessory and the layout guides.
  func follow() {
    accessory?.view.frame = accessoryFrame
    simulation.followKeyboard(moves: true)
  }
}
