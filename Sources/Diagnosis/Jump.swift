import Basics

/// A jump of the bar that no curve explains.
public struct Jump: Sendable, Hashable {
  /// When, in seconds.
  public let time: Double
  /// How far the edge that moved most went, in points; 0 or more.
  public let distance: Double
}

extension Film {
  /// The instants at which a turn moved an edge of the bar by a device pixel or more without animating it.
  ///
  /// Both sides of a turn are compared after the motions that end there have ended, so what a spring leaves
  /// undone at its nominal end is no jump.
  public var jumps: [Jump] { jumps(at: turnTimes) { rect(of: .toolbar, at: $0) } }

  /// The same of any rectangle that is known at every moment, or at some, in the turns at some times, in seconds.
  func jumps(at times: some Sequence<Double>, of rect: (Moment) -> Rect?) -> [Jump] {
    times.compactMap { time in
      guard let before = rect(.before(time)), let after = rect(.at(time)) else { return nil }
      let distance = max(abs(after.minY - before.minY), abs(after.maxY - before.maxY))
      return distance >= device.pixel ? Jump(time: time, distance: distance) : nil
    }
  }
}

extension Jump: CustomStringConvertible {
  /// How far, and when.
  public var description: String {
    "\(distance.decimals(upTo: 2)) pt at \(time.decimals(upTo: 4)) s"
  }
}
