/// Calls a handler at each tick of the device's display: UIKit's `CADisplayLink`.
///
/// What the handler reads of presentation values is what the display shows at `timestamp`; what it sets is shown
/// at `targetTimestamp`, one tick later. It holds its handler until it is invalidated, or the play is over.
public final class DisplayLink {
  /// When the values that can be read were shown, in seconds.
  public private(set) var timestamp = 0.0
  /// When values that are set will be shown, in seconds.
  public private(set) var targetTimestamp = 0.0

  private var update: ((DisplayLink) -> Void)?
  private unowned let simulation: Simulation
  /// Whether a chain of ticks calls it; a paused link's ends with the next of them.
  private var follows = false

  init(in simulation: Simulation, _ update: @escaping (DisplayLink) -> Void) {
    self.simulation = simulation
    self.update = update
  }

  /// From one tick to the next, in seconds.
  public var duration: Double { targetTimestamp - timestamp }

  /// Whether it is paused: its handler is not called.
  public var isPaused = false {
    didSet { if !isPaused { start() } }
  }

  /// Ends the link for good.
  public func invalidate() { update = nil }

  var isRunning: Bool {
    let isRunning = update != nil && !isPaused
    if !isRunning { follows = false }
    return isRunning
  }

  func start() {
    guard update != nil, !follows else { return }
    follows = true
    simulation.ticks.follow(self)
  }

  func call(from timestamp: Double, to target: Double) {
    self.timestamp = timestamp
    targetTimestamp = target
    update?(self)
  }
}

extension AppScreen {
  /// Calls `update` at each tick of the device's display, from the next one on, until it is invalidated.
  ///
  /// - Returns: The link, to be invalidated when it is no longer needed.
  @discardableResult
  public func displayLink(_ update: @escaping (_ link: DisplayLink) -> Void) -> DisplayLink {
    let link = DisplayLink(in: simulation, update)
    link.start()
    return link
  }

  /// Runs `work` in a turn of its own at a tick of the device's display: at the next one, where `count` is 1.
  public func afterTicks(_ count: Int, _ work: @escaping () -> Void) {
    let ticks = simulation.ticks
    let tick = ticks.first(after: simulation.now) + max(1, count) - 1
    simulation.scheduleForHandler(at: ticks.time(of: tick), "\(count) ticks later", work)
  }

  /// Where the keyboard's keys are seen on the screen now, in points: below it where there is no keyboard.
  ///
  /// In a display link's handler, where they are shown at the link's `timestamp`.
  public var keyboardPresentationFrame: Rect { simulation.keyboard.view.presentationFrame }
}
