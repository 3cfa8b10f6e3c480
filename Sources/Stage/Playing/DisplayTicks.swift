/// The ticks of the device's display, k ÷ refresh rate, and the handlers at each of them.
///
/// There is a turn at a tick only while something follows the ticks; such turns have their own limit.
final class DisplayTicks {
  private unowned let simulation: Simulation
  /// Called at each tick, or at each of every few, until they return false, in the order they came.
  private struct Follower {
    /// The next tick it is called at.
    var next: Int
    let stride: Int
    let work: (_ tick: Int) -> Bool
  }

  private var followers: [Follower] = []
  private var links: [DisplayLink] = []
  /// The tick for which a turn is queued.
  private var queued: Int?
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

  func follow(every stride: Int = 1, _ work: @escaping (_ tick: Int) -> Bool) {
    let last = first(after: simulation.now) - 1
    followers.append(Follower(next: (last / stride + 1) * stride, stride: stride, work: work))
    queueNext()
  }

  /// From one call of a display link to the next, in ticks.
  ///
  /// As often as the script allows; by default 60 times a second on a phone, else at every tick.
  ///
  /// Source: Apple, “Optimizing iPhone and iPad apps to support ProMotion displays”: without
  /// `CADisableMinimumFrameDurationOnPhone` links get no more than 60 Hz; an iPad Pro needs no key.
  private var linkStride: Int {
    let most = simulation.script.linkRate ?? (simulation.device.isTablet ? rate : 60)
    return max(1, Int((rate / most - DisplayTicks.rounding).rounded(.up)))
  }

  /// Calls a link's handler at each of its later ticks, with the display's values one call before to read.
  func follow(_ link: DisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
    let stride = linkStride
    follow(every: stride) { [unowned self] tick in
      guard link.isRunning else { return false }
      guard !simulation.isInBackground else { return true }
      let shown = time(of: tick - stride)
      simulation.displayed = .at(simulation.mending.contains(.start) ? time(of: tick) : shown)
      link.call(from: shown, to: time(of: tick))
      simulation.displayed = nil
      return link.isRunning
    }
  }

  private func queueNext() {
    guard let wanted = followers.map(\.next).min() else { return }
    let next = max(wanted, first(after: simulation.now))
    guard queued.map({ next < $0 }) ?? true else { return }
    queued = next
    simulation.schedule(at: time(of: next), "tick of the display") { [unowned self] in
      guard queued == next else { return }
      queued = nil
      count += 1
      // Ticks missed while the main thread was busy are one, the last.
      let tick = first(after: simulation.now) - 1
      let called = followers
      followers = []
      let going = called.compactMap { follower -> Follower? in
        guard follower.next <= tick else { return follower }
        var follower = follower
        let own = tick / follower.stride
        guard follower.work(own * follower.stride) else { return nil }
        follower.next = (own + 1) * follower.stride
        return follower
      }
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
