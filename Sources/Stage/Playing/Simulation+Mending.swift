/// How the keyboard moved last: what mended handlers are given.
struct KeyboardMove {
  /// When it began, in seconds.
  let time: Double
  /// The block it was made in; nil where it jumped.
  let context: AnimationContext?
}

/// What a play that mends something keeps.
struct MendingState {
  /// How the keyboard moved last; nil before it did.
  var lastMove: KeyboardMove?
  /// How many calls of handlers are being made.
  var calls = 0
  /// How many blocks of handlers are being run.
  var blocks = 0
  /// What the call being made put off.
  var putOff: [() -> Void] = []
}

extension Simulation {
  /// Told of each change of the keyboard's own view.
  func keyboardDidMove() {
    mendingState.lastMove = KeyboardMove(time: now, context: animatingContext)
  }

  private var keyboardsPace: AnimationPace {
    mendingState.lastMove?.context?.pace ?? .curve(.keyboard)
  }

  /// Seconds; 0 where the keyboard jumped.
  private var keyboardsDuration: Double {
    guard let move = mendingState.lastMove else { return keyboard.setting.motion.notifiedDuration }
    return move.context?.duration ?? 0
  }

  // MARK: Blocks

  /// A block that a handler runs: `UIView.animate` in each of its forms.
  func animateForHandler(
    _ request: BlockRequest, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard !mending.isEmpty else {
      return animate(request, animations: animations, completion: completion)
    }
    animate(
      mended(request),
      animations: {
        let depth = contexts.count
        mendingState.blocks += 1
        animations()
        closeOpened(downTo: depth)
        mendingState.blocks -= 1
        layOutForHandler()
      }, completion: completion)
  }

  /// Changes that a handler makes in a variant of a block.
  func runForHandler(within context: AnimationContext, _ changes: () -> Void) {
    within(context) {
      let depth = contexts.count
      blockDidOpen()
      changes()
      closeOpened(downTo: depth)
      blockWillClose()
    }
  }

  /// What a handler asks of a block, mended.
  func mended(_ request: BlockRequest) -> BlockRequest {
    var request = request
    if mending.contains(.curve) {
      request.pace = keyboardsPace
      request.verticalPace = nil
      request.options.insert(.overrideInheritedCurve)
    }
    if mending.contains(.duration) {
      request.duration = keyboardsDuration
      request.repetition = .once
      request.options.insert(.overrideInheritedDuration)
    }
    if mending.contains(.start) { request.delay = 0 }
    return request
  }

  /// A handler opens a block, to close it later: what it sets until then is set in a block of its own.
  func blockDidOpen() {
    mendingState.blocks += 1
  }

  /// A handler's block that was opened is about to be closed.
  func blockWillClose() {
    mendingState.blocks -= 1
    layOutForHandler()
  }

  /// A handler's `UIView.performWithoutAnimation`; inside a block of the handler it is no cause but a cure.
  func performWithoutAnimationForHandler(_ actions: () -> Void) {
    guard mending.contains(.duration), mendingState.calls > 0, mendingState.blocks == 0 else {
      return performWithoutAnimation(actions)
    }
    animateForHandler(
      BlockRequest(call: .animate, duration: keyboardsDuration, pace: keyboardsPace),
      animations: actions, completion: nil)
  }

  func layOutForHandler() {
    guard mending.contains(.layout) else { return }
    for root in windows { root.layoutIfNeeded() }
  }

  /// Whether a frame that is set now is kept from layout passes.
  var keepsFrames: Bool {
    mending.contains(.layout) && (mendingState.calls > 0 || mendingState.blocks > 0)
  }

  // MARK: Calls

  /// Calls a handler, mended: in the keyboard's block, and with what it puts off right after it.
  ///
  /// What that puts off in turn follows too, as where a delay is followed by a wait for the display; but no longer
  /// than a chain of such waits goes on: what is still put off then is a loop, and left alone.
  func callMended(_ call: HandlerCall, _ handler: (HandlerCall) -> Void) {
    let block = keyboardsBlock(for: call)
    let wereEnabled = animationsAreEnabled
    if let block {
      open(block)
      animationsAreEnabled = true
    }
    let depth = contexts.count
    let outer = mendingState.putOff
    mendingState.putOff = []
    mendingState.calls += 1
    handler(call)
    closeOpened(downTo: depth)
    mendingState.calls -= 1
    runPutOff(links: Simulation.longestChain)
    mendingState.putOff = outer
    layOutForHandler()
    if block != nil {
      closeInnermost()
      animationsAreEnabled = wereEnabled
    }
  }

  /// Runs what a call put off, and so many times what that puts off in turn.
  private func runPutOff(links: Int) {
    let works = mendingState.putOff
    mendingState.putOff = []
    guard !works.isEmpty else { return }
    let calls = mendingState.calls
    mendingState.calls = links > 1 ? calls + 1 : 0
    for work in works { work() }
    mendingState.calls = calls
    runPutOff(links: links - 1)
  }

  /// How many waits, one after the other, are still a delay.
  private static let longestChain = 4

  /// The keyboard's block, to be opened once more for a call; nil where it is open or began earlier.
  private func keyboardsBlock(for call: HandlerCall) -> AnimationContext? {
    guard case .keyboard(let notification) = call, let move = mendingState.lastMove,
      move.time == now, let block = move.context,
      contexts.last?.block !== block.block || !animationsAreEnabled
    else { return nil }
    let isMovedHere = script.context == .inherited && notification.name.isDid
    return mending.contains(.context) || isMovedHere ? block : nil
  }

  /// Queues what a handler puts off, or keeps it for the end of the call that does so.
  package func scheduleForHandler(at time: Double, _ reason: String, _ work: @escaping () -> Void) {
    if mending.contains(.start), mendingState.calls > 0 {
      mendingState.putOff.append(work)
    } else {
      schedule(at: time, reason) { [unowned self] in runUnlessAsleep(reason, work) }
    }
  }

  /// Posts what tells of a motion's end while it begins, after what tells of its beginning.
  func postEarly(_ notifications: [KeyboardNotification]) {
    schedule(at: now, "keyboard notification, early") { [unowned self] in post(notifications) }
  }

  // MARK: Frames

  /// Whether notifications are mended to say what the keyboard covers; without a screen nothing says what.
  var isMendingHeight: Bool { mending.contains(.height) && screen != nil }

  /// A notification with its frame mended, on the screen as it is looked at.
  func mend(_ notification: KeyboardNotification) -> KeyboardNotification {
    guard !mending.isDisjoint(with: [.height, .inset]), let view = screen?.view else {
      return notification
    }
    var frame = notification.frameEnd
    if isMendingHeight { frame = covered(of: view.superview ?? window) }
    if mending.contains(.inset), frame.minY < device.size.height {
      let inset = min(view.safeAreaInsets.bottom, frame.height)
      frame = Rect(
        x: frame.minX, y: frame.minY + inset, width: frame.width, height: frame.height - inset)
    }
    return KeyboardNotification(
      name: notification.name, frameBegin: notification.frameBegin,
      frameEnd: frame, duration: notification.duration, curve: notification.curve,
      isLocal: notification.isLocal)
  }

  /// What a docked keyboard covers of a view, in points of the screen; of no height, at the bottom, where it does not.
  private func covered(of view: View) -> Rect {
    let whole = view.toScreen(view.bounds)
    let covered = keyboard.coveredFrame(whereverItIs: false).map(whole.intersection) ?? .zero
    return covered.isEmpty
      ? Rect(x: whole.minX, y: whole.maxY, width: whole.width, height: 0) : covered
  }
}

extension KeyboardNotification.Name {
  /// Whether it tells of what is over.
  fileprivate var isDid: Bool {
    switch self {
    case .didShow, .didHide, .didChangeFrame: true
    case .willShow, .willHide, .willChangeFrame: false
    }
  }
}
