/// The keyboard's last motion, given to handlers that `Mending` fixes.
struct KeyboardMove {
  let time: Double
  /// Nil where it jumped.
  let context: AnimationContext?
}

struct MendingState {
  /// Nil before the first motion.
  var lastMove: KeyboardMove?
  /// The depth of running handler calls.
  var calls = 0
  /// The depth of running handler blocks.
  var blocks = 0
  /// Work deferred by the running call.
  var putOff: [() -> Void] = []
}

extension Simulation {
  func keyboardDidMove() {
    mendingState.lastMove = KeyboardMove(time: now, context: animatingContext)
  }

  private var keyboardsPace: AnimationPace {
    mendingState.lastMove?.context?.pace ?? .curve(.keyboard)
  }

  /// 0 where the keyboard jumped.
  private var keyboardsDuration: Double {
    guard let move = mendingState.lastMove else { return keyboard.setting.motion.notifiedDuration }
    return move.context?.duration ?? 0
  }

  // MARK: Blocks

  func animateForHandler(
    _ request: BlockRequest, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(
      mended(request), animations: { runHandlersBlock(animations) }, completion: completion)
  }

  func runForHandler(within context: AnimationContext, _ changes: () -> Void) {
    within(context) { runHandlersBlock(changes) }
  }

  private func runHandlersBlock(_ changes: () -> Void) {
    let depth = contexts.count
    blockDidOpen()
    changes()
    closeOpened(downTo: depth)
    blockWillClose()
  }

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

  /// After a handler opens a block: its changes until the close are made in a separate block.
  func blockDidOpen() {
    mendingState.blocks += 1
  }

  func blockWillClose() {
    mendingState.blocks -= 1
    layOutForHandler()
  }

  /// A handler's `performWithoutAnimation`: inside its own block a cure, not a cause.
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

  /// Whether frames set now are kept from layout passes.
  var keepsFrames: Bool {
    mending.contains(.layout) && (mendingState.calls > 0 || mendingState.blocks > 0)
  }

  // MARK: Calls

  /// Calls a handler with fixes: in the keyboard's block, followed at once by the work it defers.
  ///
  /// Work deferred in turn follows too, for example a delay and then a wait for the display, but only up to
  /// `longestChain`: anything still deferred then is a loop, and left alone.
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

  /// Runs a call's deferred work, and `links` times the work deferred in turn.
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

  /// Longer chains of waits are a loop rather than a delay.
  private static let longestChain = 4

  /// The keyboard's block, to be reopened for a call; nil where it is open or began earlier.
  private func keyboardsBlock(for call: HandlerCall) -> AnimationContext? {
    guard case .keyboard(let notification) = call, let move = mendingState.lastMove,
      move.time == now, let block = move.context,
      contexts.last?.block !== block.block || !animationsAreEnabled
    else { return nil }
    let isMovedHere = script.context == .inherited && notification.name.isDid
    return mending.contains(.context) || isMovedHere ? block : nil
  }

  /// Queues a handler's deferred work, or keeps it for the end of the deferring call.
  package func scheduleForHandler(at time: Double, _ reason: String, _ work: @escaping () -> Void) {
    if mending.contains(.start), mendingState.calls > 0 {
      mendingState.putOff.append(work)
    } else {
      schedule(at: time, reason) { [unowned self] in runUnlessAsleep(reason, work) }
    }
  }

  /// Posts notifications of a motion's end at its beginning, after those of the beginning.
  func postEarly(_ notifications: [KeyboardNotification]) {
    schedule(at: now, "keyboard notification, early") { [unowned self] in post(notifications) }
  }

  // MARK: Frames

  /// Whether notifications are changed to report the covered area, which needs a screen.
  var isMendingHeight: Bool { mending.contains(.height) && screen != nil }

  /// A notification with its frame fixed, on the screen as seen.
  func mend(_ notification: KeyboardNotification) -> KeyboardNotification {
    guard !mending.isDisjoint(with: [.height, .inset]), let view = screen?.view else {
      return notification
    }
    var frame = notification.frameEnd
    if isMendingHeight {
      // In the window's coordinates: right for a handler that reads its height, and for one that converts it.
      let origin = window.frame.origin
      frame = covered(of: view.superview ?? window).offset(x: -origin.x, y: -origin.y)
    }
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

  /// A docked keyboard's cover of a view, on the screen; empty, at the bottom, without any.
  private func covered(of view: View) -> Rect {
    let whole = view.toScreen(view.bounds)
    let covered = keyboard.coveredFrame(whereverItIs: false).map(whole.intersection) ?? .zero
    // Down to the view's own bottom, which may be beyond the screen's.
    let top = covered.isEmpty ? whole.maxY : covered.minY
    return Rect(x: whole.minX, y: top, width: whole.width, height: whole.maxY - top)
  }
}

extension KeyboardNotification.Name {
  fileprivate var isDid: Bool {
    switch self {
    case .didShow, .didHide, .didChangeFrame: true
    case .willShow, .willHide, .willChangeFrame: false
    }
  }
}
