/// The ticks of the device's display, k ÷ refresh rate, and what acts at each of them.
///
/// There is a turn at a tick only while something follows the ticks. Such turns have a limit of their own.
final class DisplayTicks {
  private unowned let simulation: Simulation
  /// What is called at each tick until it says that it is done, in the order it came.
  private var followers: [(first: Int, work: (_ tick: Int) -> Bool)] = []
  private var links: [DisplayLink] = []
  private var isQueued = false
  /// How many ticks had a turn so far.
  private(set) var count = 0

  init(in simulation: Simulation) {
    self.simulation = simulation
  }

  private var rate: Double { simulation.device.refreshRate }

  /// The time of a tick, in seconds.
  func time(of tick: Int) -> Double { Double(tick) / rate }

  /// How near to a tick counts as at it, in seconds: more than rounding does to the longest film's times.
  static let rounding = 1e-9

  /// The first tick after a time, in seconds.
  func first(after time: Double) -> Int {
    Int(((time + DisplayTicks.rounding) * rate).rounded(.down)) + 1
  }

  /// Calls `work` at each tick after now, as long as it returns true.
  func follow(_ work: @escaping (_ tick: Int) -> Bool) {
    followers.append((first(after: simulation.now), work))
    queueNext()
  }

  /// Calls a link's handler at each tick after now, with what the display shows then to be read.
  func follow(_ link: DisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
    follow { [unowned self] tick in
      guard link.isRunning else { return false }
      guard !simulation.isInBackground else { return true }
      let shown = time(of: tick - 1)
      simulation.displayed = .at(simulation.mending.contains(.start) ? time(of: tick) : shown)
      link.call(from: shown, to: time(of: tick))
      simulation.displayed = nil
      return link.isRunning
    }
  }

  private func queueNext() {
    guard !isQueued, !followers.isEmpty else { return }
    isQueued = true
    let tick = first(after: simulation.now)
    simulation.schedule(at: time(of: tick), "tick of the display") { [unowned self] in
      isQueued = false
      count += 1
      let called = followers
      followers = []
      let going = called.filter { $0.first > tick || $0.work(tick) }
      // What began to follow during the tick comes after what goes on.
      followers = going + followers
      queueNext()
    }
  }

  /// Lets go of everything, so that nothing of a play stays alive.
  func stop() {
    followers = []
    for link in links { link.invalidate() }
    links = []
  }
}
