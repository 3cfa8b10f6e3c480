/// The ticks of the device's display, k ÷ refresh rate, and what acts at each of them.
///
/// There is a turn at a tick only while something follows the ticks; such turns have a limit of their own.
final class DisplayTicks {
  private unowned let simulation: Simulation
  /// Called at each tick until they return false, in the order they came.
  private var followers: [(first: Int, work: (_ tick: Int) -> Bool)] = []
  private var links: [DisplayLink] = []
  private var isQueued = false
  private(set) var count = 0

  init(in simulation: Simulation) {
    self.simulation = simulation
  }

  private var rate: Double { simulation.device.refreshRate }

  func time(of tick: Int) -> Double { Double(tick) / rate }

  /// The tolerance at a tick, in seconds: more than the rounding in the longest film.
  static let rounding = 1e-9

  func first(after time: Double) -> Int {
    Int(((time + DisplayTicks.rounding) * rate).rounded(.down)) + 1
  }

  func follow(_ work: @escaping (_ tick: Int) -> Bool) {
    followers.append((first(after: simulation.now), work))
    queueNext()
  }

  /// Calls a link's handler at each later tick, with the display's values at that tick to read.
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
    let next = first(after: simulation.now)
    simulation.schedule(at: time(of: next), "tick of the display") { [unowned self] in
      isQueued = false
      count += 1
      // Ticks missed while the main thread stood are one, the last.
      let tick = first(after: simulation.now) - 1
      let called = followers
      followers = []
      let going = called.filter { $0.first > tick || $0.work(tick) }
      // Followers added during the tick come after the continuing ones.
      followers = going + followers
      queueNext()
    }
  }

  /// Releases all followers, so that nothing of a play stays alive.
  func stop() {
    followers = []
    for link in links { link.invalidate() }
    links = []
  }
}
