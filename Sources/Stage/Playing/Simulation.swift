/// The stage during a play: the views, the run loop's turns, the keyboard.
///
/// A play is one synchronous call; nothing of it is shared between threads or left behind.
public final class Simulation {
  /// What is played.
  let script: Script
  /// The screen the app runs on, as it is held now.
  public internal(set) var device: Device
  var turns: [DeviceTurn] = []
  /// Where the app's window is now.
  var appWindow: AppWindow
  /// The system's version.
  public var system: SystemVersion { script.system }
  var assumptions: Assumptions { script.assumptions }
  /// The look of a view's contents when it is made.
  let look: TextLook
  /// When the film ends, in seconds.
  var until: Double { script.until }

  /// Film time, in seconds; 0 while screens are set up.
  public internal(set) var now = 0.0
  /// Whether time has begun: earlier actions leave no trace in the film.
  package var isPlaying: Bool { timeHasBegun }
  /// Stored privately: the compiler then knows all accesses, and checks none at run time.
  var timeHasBegun = false

  let layoutEngine = LayoutEngine()
  private(set) lazy var ticks = DisplayTicks(in: self)
  /// The moment a display link's handler reads presentation values at; nil outside such handlers.
  var displayed: Moment?
  /// The views notified when their safe area changes, in the order they were made.
  var safeAreaFollowers: [View] = []
  var keyboardGuides: [KeyboardLayoutGuide] = []
  var absence = Absence()
  /// What is behind the app's window where that does not fill the screen; nil where it always does.
  private(set) lazy var backdrop = isEverWindowed ? makeBackdrop() : nil
  /// The app's window; a screen adds its view to it.
  public private(set) lazy var window = makeAppWindow()
  /// The window of the status bar and the home indicator, above all others.
  public private(set) lazy var systemWindow = makeWindow("system window")
  /// The system's keyboard, in a window above the app's.
  private(set) lazy var keyboard = Keyboard(script.keyboard, in: self)

  var tables: [Table] = []
  var fingerScrolls: [FingerScroll] = []
  /// Views changed in this turn, without duplicates.
  var changedViews: [View] = []
  /// Outermost first; assigned as a whole, as in-place mutation is checked at run time.
  private(set) var contexts: [AnimationContext] = []
  private(set) var isInLayoutPass = false
  /// UIKit's `areAnimationsEnabled`: while it is false nothing animates, whatever surrounds it.
  var animationsAreEnabled = true
  var transactions = TransactionStack()
  /// Those with something to animate.
  var animators: [PropertyAnimator] = []
  /// Animations of layers with something to do at this turn's commit.
  var layerAnimations: [LayerAnimation] = []
  var clocks = KnownClocks()

  var queue = TurnQueue()
  /// Every view ever made, owned so that views released by a handler can still be filmed.
  private(set) var views: [View] = []
  private var turn = -1
  private(set) var entries: [LogEntry] = []
  private(set) var warnings: [Warning] = []
  private(set) var screen: (any AppScreen)?
  private var handler: ((HandlerCall) -> Void)?
  /// The field with the cursor.
  public internal(set) var firstResponder: View? { didSet { focusDidMove(from: oldValue) } }
  private(set) var focusHistory: [(time: Double, field: View?)] = []
  var echoes = EchoDepth()
  /// Whether a handler of the keyboard's notifications runs.
  private(set) var isHearingKeyboard = false
  let mending: Mending
  var mendingState = MendingState()
  let limits: PlayLimits

  init(_ script: Script, mending: Mending = [], limits: PlayLimits = .all) {
    self.mending = mending
    self.limits = limits
    self.script = script
    look = script.settings.look
    device = script.device
    appWindow = script.window
  }

  private func makeWindow(_ name: String) -> View {
    let window = View(name, in: self)
    window.frame = Rect(origin: .zero, size: device.size)
    return window
  }

  func adopt(_ view: View) {
    views.append(view)
    if isPlaying { changedViews.append(view) }
  }

  /// The current time, or −∞ while screens are set up.
  var filmTime: Double { isPlaying ? now : -.infinity }

  var changeCount = 0

  func open(_ context: AnimationContext) { contexts = contexts + [context] }

  func closeInnermost(for next: AnimationContext? = nil) {
    contexts = contexts.dropLast() + (next.map { [$0] } ?? [])
  }

  // MARK: Notifying

  func log(_ action: LogEntry.Action) {
    guard isPlaying else { return }
    entries.append(
      LogEntry(time: now, turn: turn, depth: contexts.count, action: action))
  }

  /// The same, unless it is logged in this turn already.
  func logOnce(_ action: LogEntry.Action) {
    guard
      !entries.reversed().prefix(while: { $0.turn == turn }).contains(where: { $0.action == action }
      )
    else { return }
    log(action)
  }

  /// Adds a warning to the film, unless it is there already.
  public func warn(_ text: String) {
    guard !warnings.contains(where: { $0.text == text }) else { return }
    warnings.append(Warning(time: now, text: text))
  }

  private func focusDidMove(from old: View?) {
    // Without a screen the play is over, and its releases are not part of the film.
    guard old !== firstResponder, screen != nil else { return }
    (old as? Field)?.showCursor(false)
    (firstResponder as? Field)?.showCursor(true)
    focusHistory.append((filmTime, firstResponder))
  }

  // MARK: Turns

  /// Queues work for its own turn at a time, in seconds; a past time counts as now.
  ///
  /// Work of the app waits while its main thread is busy.
  func schedule(
    at time: Double, _ reason: String, by kind: TurnQueue.Kind = .app, _ work: @escaping () -> Void
  ) {
    guard time.isFinite else {
      warn("Work queued for a time that is not a finite number was dropped.")
      return
    }
    let time = max(now, time)
    log(.queued(reason, delay: time - now))
    queue.add(at: time, reason, kind, work)
  }

  /// Posts notifications in the running block and animation state, or in a separate turn.
  ///
  /// - Parameter held: The device's orientation for the frames, which are on the screen as seen; nil is the current
  ///   one.
  func post(_ notifications: [KeyboardNotification], held: Device? = nil) {
    guard !notifications.isEmpty else { return }
    let held = held ?? device
    // A class of UIKit's that observes the keyboard is never dispatched, whatever an app's handlers are.
    let isDelivered = script.context == .inherited || (contexts.isEmpty && animationsAreEnabled)
    let systemIsFirst = assumptions.tableObserver == .before || !isDelivered
    if systemIsFirst { tellSystemsObservers(of: notifications) }
    // Notifications that a handler caused as the app was about to leave reach it, however late in this turn they are
    // dispatched.
    let isFarewell = absence.isImminent
    let deliver = { [unowned self] in
      guard !isInBackground || isFarewell else { return }
      for notification in notifications {
        let notification = toReported(mend(notification), on: held)
        log(.notification(notification))
        call(.keyboard(notification))
      }
      if !systemIsFirst { tellSystemsObservers(of: notifications) }
      if notifications.contains(where: { $0.name.revealsField }) { revealFirstResponder() }
    }
    if isDelivered {
      deliver()
    } else {
      schedule(at: now, "keyboard notification, deferred", deliver)
    }
  }

  private func tellSystemsObservers(of notifications: [KeyboardNotification]) {
    guard !isInBackground else { return }
    for notification in notifications { screen?.keyboardWasAnnounced(notification) }
  }

  func call(_ call: HandlerCall) {
    guard let handler else { return }
    let wasHearing = isHearingKeyboard
    if case .keyboard = call { isHearingKeyboard = isPlaying }
    defer { isHearingKeyboard = wasHearing }
    // Effects of a running call are fixed with that call.
    let isPartOfOther = call.isEcho && !(contexts.isEmpty && mendingState.calls == 0)
    if mending.isEmpty || isPartOfOther { handler(call) } else { callMended(call, handler) }
  }

  /// Plays on a screen from now on; `handler` calls its approach.
  func attach(_ screen: any AppScreen, handler: @escaping (HandlerCall) -> Void) {
    self.screen = screen
    self.handler = handler
  }

  /// Releases the screen: work that never ran would keep it, and with it the play, alive.
  func detach() {
    queue = TurnQueue()
    screen = nil
    handler = nil
    firstResponder = nil
    absence.asleep = []
    for view in views {
      view.running = []
      view.layerAnimations = []
    }
    layerAnimations = []
    for animator in animators { animator.end() }
    animators = []
    transactions = TransactionStack()
    ticks.stop()
  }

  func run(_ events: [ScriptEvent]) throws(PlayError) {
    try checkLimits()
    for event in events {
      // A stall is between turns, so the changes of earlier events at the same instant are committed before it.
      queue.add(at: event.time, "\(event.action)", event.action.isStall ? .app : .event) {
        [unowned self] in perform(event.action)
      }
    }
    while let first = queue.next, first.turn <= until {
      try runTurn(of: first.job, at: first.turn)
    }
  }

  private func checkLimits() throws(PlayError) {
    guard views.count <= limits.views else {
      throw .tooMuch("views", limit: limits.views, time: now)
    }
    guard changeCount <= limits.changes else {
      throw .tooMuch("changes of views", limit: limits.changes, time: now)
    }
  }

  /// One turn: the jobs, then a layout pass outside every block, then the commit.
  private func runTurn(of first: TurnQueue.Job, at time: Double) throws(PlayError) {
    turn += 1
    guard turn - ticks.count < Script.turnLimit else { throw .tooManyTurns(time: time) }
    now = time
    var jobs: [TurnQueue.Job] = []
    while let next = queue.next?.job, next.time == first.time,
      jobs.isEmpty || (first.kind == .event && next.kind == .event),
      let job = queue.take()
    {
      jobs.append(job)
    }
    log(.turn(reason: jobs.map(\.reason).joined(separator: ", ")))
    for job in jobs {
      job.work()
      closeOpened(downTo: 0)
      try checkLimits()
    }
    guard ticks.count <= Script.tickLimit else { throw .tooManyTicks(time: time) }
    layOut()
    closeTransactions()
    commit()
    try checkLimits()
  }

  /// Lays out the marked views of every window, until none is marked.
  package func layOut() {
    isInLayoutPass = true
    defer { isInLayoutPass = false }
    if !isPlaying { for guide in keyboardGuides { guide.follow() } }
    let windows = windows
    for _ in 0..<Simulation.layoutRounds {
      for root in windows { root.layoutIfNeeded() }
      followSafeAreas()
      guard layoutEngine.isUnsettled || windows.contains(where: \.isMarkedBelow) else { return }
    }
    warn(
      "Layout did not settle in \(Simulation.layoutRounds) rounds: something marks views as they are laid out."
    )
  }

  /// How often a layout pass restarts because it marked further views.
  static let layoutRounds = 32

  /// Back to front.
  var windows: [View] {
    (backdrop.map { [$0] } ?? []) + [window, keyboard.window, systemWindow]
  }
}
