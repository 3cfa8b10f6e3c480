import Basics

/// A jump of the bar that no curve explains.
public struct Jump: Sendable, Hashable {
  /// The time, in seconds.
  public let time: Double
  /// The displacement of the edge that moved most, in points; 0 or more.
  public let distance: Double
}

extension Film {
  /// When a turn moved an edge of the bar by a device pixel or more without animating it.
  ///
  /// Both sides of a turn are compared after the motions that end there, so the remainder of a spring at its nominal
  /// end is not a jump.
  public var jumps: [Jump] { jumps(at: turnTimes) { rect(of: .toolbar, at: $0) } }

  func jumps(at times: some Sequence<Double>, of rect: (Moment) -> Rect?) -> [Jump] {
    times.compactMap { time in
      guard let before = rect(.before(time)), let after = rect(.at(time)) else { return nil }
      let distance = max(abs(after.minY - before.minY), abs(after.maxY - before.maxY))
      return distance >= device.pixel ? Jump(time: time, distance: distance) : nil
    }
  }
}

extension Jump: CustomStringConvertible {
  /// The distance and the time.
  public var description: String {
    "\(distance.decimals(upTo: 2)) pt at \(time.decimals(upTo: 4)) s"
  }
}
