/// Calls a handler at each tick of the device's display: UIKit's `CADisplayLink`.
///
/// Presentation values read in the handler are those on display at `timestamp`; values set in it are shown at
/// `targetTimestamp`, one tick later. It retains its handler until it is invalidated, or the play is over.
public final class DisplayLink {
  /// When the readable values were shown, in seconds.
  public private(set) var timestamp = 0.0
  /// When values set now will be shown, in seconds.
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

  /// Whether its handler is not called for now.
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
  /// Calls `update` at each tick of the display from the next one on, until invalidated.
  @discardableResult
  public func displayLink(_ update: @escaping (_ link: DisplayLink) -> Void) -> DisplayLink {
    let link = DisplayLink(in: simulation, update)
    link.start()
    return link
  }

  /// Runs `work` in its own turn at a display tick: at the next one for a `count` of 1.
  public func afterTicks(_ count: Int, _ work: @escaping () -> Void) {
    let ticks = simulation.ticks
    let tick = ticks.first(after: simulation.now) + max(1, count) - 1
    simulation.scheduleForHandler(at: ticks.time(of: tick), "\(count) ticks later", work)
  }

  /// The keys' presented frame, in points of the screen; below it without a keyboard.
  ///
  /// In a display link's handler, the frame at the link's `timestamp`.
  public var keyboardPresentationFrame: Rect { simulation.keyboard.view.presentationFrame }
}
